import PageSpecs

/// A caption in the story's own language, where the planner cannot write one: the page's first plain sentence.
struct ForeignCaption {
    private static let longest = 230

    let text: String

    init(sentences: ArraySlice<Sentence>) {
        let fitting = sentences.filter { $0.text.count <= Self.longest }
        let plain = fitting.first { sentence in
            sentence.wordCount > 2 && !sentence.text.unicodeScalars.contains { "\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}\u{300C}?".unicodeScalars.contains($0) }
        }
        text = (plain ?? fitting.first)?.text ?? String(sentences.first?.text.prefix(Self.longest) ?? "")
    }
}
