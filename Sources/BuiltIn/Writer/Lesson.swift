import Domain

/// Turns a pipeline's lesson into a sentence that the hero says at the end.
enum Lesson {
    /// Empty without a lesson. Accepts `sharing`, `to share` and `that friends share`.
    /// `format` is the sentence of another language than English, with `{lesson}` and `{hero}`.
    static func sentence(
        for lesson: String?, hero: String, format: String?, random: inout SeededGenerator
    ) -> String {
        let afterthought = random.pick(["", " “I know that now.”", " “I shall remember that.”"])
        var words = (lesson ?? "").whiteSpaceFolded.split(separator: " ").map(String.init)
        while let last = words.last?.last, ".!?,;".contains(last) { words[words.count - 1].removeLast() }
        if let first = words.first?.lowercased(), ["that", "dass", "que"].contains(first) { words.removeFirst() }
        guard let first = words.first, !first.isEmpty else { return "" }
        let text = words.joined(separator: " ")
        if let format {
            return format.replacing("{lesson}", with: EnglishGrammar.capitalised(text)).replacing("{hero}", with: hero)
        }
        if first.lowercased() == "to" {
            return "“It is good to \(words.dropFirst().joined(separator: " ")),” said \(hero).\(afterthought)"
        }
        if words.count < 3 { return "“\(EnglishGrammar.capitalised(text)),” said \(hero), “is a very good thing.”" }
        return "“\(EnglishGrammar.capitalised(text)),” said \(hero).\(afterthought)"
    }
}
