/// The subtags of a language tag, removed one after another in the order of the grammar. A subtag that does not match
/// the grammar stays, with all subtags after it.
struct LanguageSubtags {
    /// In lower case.
    private var rest: ArraySlice<String>

    /// Nil if a subtag is not 1 to 8 ASCII letters or digits. Subtags are separated by hyphens.
    init?(of text: String) {
        let subtags = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard subtags.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { $0.isLetter || $0.isDigit } })
        else { return nil }
        rest = subtags.map { Substring($0).lowercased() }[...]
    }

    var isAtEnd: Bool { rest.isEmpty }

    /// Two or three letters, then at most three extended subtags of three letters: `zh-yue`.
    mutating func takeLanguage() -> String? {
        guard let language = take({ (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) }) else { return nil }
        var narrower = 0
        while narrower < 3, take({ $0.count == 3 && $0.allSatisfy(\.isLetter) }) != nil { narrower += 1 }
        return language
    }

    mutating func takeScript() -> String? {
        take { $0.count == 4 && $0.allSatisfy(\.isLetter) }
    }

    /// Two letters of ISO 3166, or three digits of UN M.49.
    mutating func takeRegion() {
        _ = take { $0.count == 2 && $0.allSatisfy(\.isLetter) || $0.count == 3 && $0.allSatisfy(\.isDigit) }
    }

    /// Each variant once: a repeated one is not removed.
    mutating func takeVariants() {
        var taken: Set<String> = []
        while let next = rest.first, !taken.contains(next),
            let variant = take({ $0.count >= 5 || $0.count == 4 && $0.first?.isDigit == true })
        {
            taken.insert(variant)
        }
    }

    /// A single letter or digit except `x`, with the subtags that belong to it. Each once.
    mutating func takeExtensions() {
        var taken: Set<String> = []
        while let next = rest.first, next.utf8.count == 1, next != "x", rest.dropFirst().first?.isLong == true,
            taken.insert(next).inserted
        {
            rest.removeFirst()
            while rest.first?.isLong == true { rest.removeFirst() }
        }
    }

    /// `x` with everything after it.
    mutating func takePrivateUse() {
        if rest.first == "x", rest.count > 1 { rest = [] }
    }

    private mutating func take(_ fits: (String.UTF8View) -> Bool) -> String? {
        guard let next = rest.first, fits(next.utf8) else { return nil }
        return rest.removeFirst()
    }
}

extension String {
    fileprivate var isLong: Bool { utf8.count > 1 }
}

extension UInt8 {
    fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}
