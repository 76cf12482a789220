import Domain

/// A caption in the story's language, for languages in which the planner cannot write one. It is the page's first
/// simple sentence, otherwise the start of the page's first sentence.
///
/// The planner's lists are English and are not used. The German article “die”, for example, is not a word to avoid.
struct ForeignCaption {
    private static let longest = 230
    private static let quotation = Set("\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}\u{300C}?".unicodeScalars)

    let text: String

    init(sentences: ArraySlice<Sentence>) {
        let spoken = sentences.filter { $0.text.contains(where: \.isLetter) }
        let fitting = spoken.filter { $0.text.unicodeScalars.count <= Self.longest && !Self.saysNothing($0.text) }
        let plain = fitting.first { sentence in
            sentence.wordCount > 2 && !sentence.text.unicodeScalars.contains(where: Self.quotation.contains)
        }
        let whole = (plain ?? fitting.first)?.text.whiteSpaceFolded
        text = whole ?? Self.beginning(of: ((spoken.first ?? sentences.first)?.text ?? "").whiteSpaceFolded)
    }

    /// As many whole words as fit. In a script without spaces, as many characters.
    private static func beginning(of text: String) -> String {
        let text = saysNothing(text) ? "\u{2026} " + text : text
        guard text.unicodeScalars.count > longest else { return text }
        let cut = text.unicodeScalars.prefix(longest - 2)
        let words = cut.lastIndex(of: " ").map { cut[..<$0] } ?? cut
        return String(words) + " \u{2026}"
    }

    private static func saysNothing(_ text: String) -> Bool {
        let start = text.prefix(16).lowercased()
        return ["image of", "picture of", "an image of", "a picture of"].contains(where: start.hasPrefix)
    }
}
