extension StringProtocol {
    /// Runs of letters, in lower case: `don’t` is two.
    var lowerCaseWords: [String] {
        lowercased().unicodeScalars.split { !$0.isPartOfWord }.map { String($0) }
    }
}

extension Unicode.Scalar {
    /// A letter, or an accent that is written behind one.
    fileprivate var isPartOfWord: Bool {
        if isASCII { return ("a"..."z").contains(self) }
        return properties.isAlphabetic || properties.generalCategory == .nonspacingMark
    }
}
