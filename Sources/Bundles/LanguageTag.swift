/// A language as books name it, and the direction in which it is written.
package struct LanguageTag: Hashable, Sendable {
    package enum Direction: String, Sendable {
        case leftToRight = "ltr"
        case rightToLeft = "rtl"
    }

    private static let rightToLeftScripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]
    private static let rightToLeftLanguages: Set<String> = [
        "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "ps",
        "sd", "syr", "ug", "ur", "yi",
    ]

    /// BCP 47; `und` where what was given is not well-formed.
    package let text: String

    package init(_ text: String) {
        self.text = Self.isWellFormed(text) ? text : "und"
    }

    /// `ar` of `ar-EG`, in lower case.
    package var primary: String { subtags[0] }

    /// By the script where the tag names one (`az-Arab`), else by the language.
    package var direction: Direction {
        let script = subtags.dropFirst().first { $0.utf8.count == 4 && $0.first?.isLetter == true }
        if let script { return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight }
        return Self.rightToLeftLanguages.contains(primary) ? .rightToLeft : .leftToRight
    }

    private var subtags: [String] {
        text.lowercased().split(separator: "-").map(String.init)
    }

    private static func isWellFormed(_ text: String) -> Bool {
        let subtags = text.split(separator: "-", omittingEmptySubsequences: false)
        return (2...8).contains(subtags[0].utf8.count) && subtags[0].utf8.allSatisfy(isLetter)
            && subtags.dropFirst().allSatisfy { subtag in
                (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy { isLetter($0) || (48...57).contains($0) }
            }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte)
    }
}
