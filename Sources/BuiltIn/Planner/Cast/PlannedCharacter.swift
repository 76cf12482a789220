import Domain

/// Someone of the cast with what the planner must know to find them in the text.
struct PlannedCharacter {
    enum Gender {
        case she, he, unknown
    }

    var name: String
    var kind: String
    var gender: Gender
    /// Names by which the text calls them, as lower-case words.
    var names: [[String]]
    /// Nouns that mean them: `fox`, `vixen`.
    var nouns: [String]
    /// Nouns whose plural means them among others: `sister`.
    var groupNouns: [String] = []
    /// The text says “the White Rabbit”.
    var takesArticle = false
    /// No proper name: `the fox`.
    var isUnnamed: Bool
    var isPerson: Bool
    /// What the text says of their looks before a noun: `little`, `red`.
    var adjectives: [String]
    /// Where the first mention stands: sentence × 1000 + word.
    var firstMention: Int
    var mentions: Int
    /// Tells the story: “I”.
    var isNarrator = false
    /// What the text calls their kind, `donkey`, where a relative of it may show them.
    var kindNoun: String?
    var appearance = ""
    var id = ""

    /// How a caption names them: `Mira`, `Tim the fox`, `a small red fox`.
    var captionName: String {
        if isUnnamed { return String(appearance.prefix { $0 != "," }.split(separator: " with ")[0]) }
        if takesArticle { return "the \(name)" }
        if isPerson || names.contains(where: { $0.contains(where: nouns.contains) || $0.contains(kind) }) {
            return name
        }
        return "\(name) the \(kindNoun ?? kind)"
    }
}
