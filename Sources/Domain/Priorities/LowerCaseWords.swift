extension StringProtocol {
    /// Sequences of letters, in lower case: `don’t` is two words.
    var lowerCaseWords: [String] {
        lowercased().unicodeScalars.split { !$0.isPartOfWord }.map { String($0) }
    }
}

extension Unicode.Scalar {
    /// A letter, or a combining accent.
    fileprivate var isPartOfWord: Bool {
        if isASCII { return ("a"..."z").contains(self) }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}
