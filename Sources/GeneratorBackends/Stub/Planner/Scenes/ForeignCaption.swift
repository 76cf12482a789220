import PageSpecs

/// A caption in the story's own language, where the planner cannot write one: the page's first plain sentence.
struct ForeignCaption {
    private static let longest = 230
    private static let quotation = Set("\"\u{201C}\u{201D}\u{201E}\u{AB}\u{BB}\u{300C}?".unicodeScalars)

    let text: String

    /// `names` stand in where no sentence fits, `number` where nobody has a name.
    init(sentences: ArraySlice<Sentence>, names: [String], number: Int, avoided: Set<String>) {
        let fitting = sentences.filter { sentence in
            sentence.text.unicodeScalars.count <= Self.longest && !Self.saysNothing(sentence.text)
                && !sentence.text.split { !$0.isLetter }.contains { avoided.contains($0.lowercased()) }
        }
        let plain = fitting.first { sentence in
            sentence.wordCount > 2 && !sentence.text.unicodeScalars.contains(where: Self.quotation.contains)
        }
        let standIn = names.isEmpty ? String(number) : names.joined(separator: ", ")
        text = (plain ?? fitting.first)?.text ?? standIn
    }

    private static func saysNothing(_ text: String) -> Bool {
        let start = text.prefix(16).lowercased()
        return ["image of", "picture of", "an image of", "a picture of"].contains(where: start.hasPrefix)
    }
}
