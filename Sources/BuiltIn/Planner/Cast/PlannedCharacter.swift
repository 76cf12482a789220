import Domain

/// A character with the data that the planner needs to find it in the text.
struct PlannedCharacter {
    enum Gender {
        case she, he, unknown
        /// Neither “she” nor “he” means the character.
        case other
    }

    var name: String
    var kind: String
    var gender: Gender
    /// The names in the text, as lower-case words.
    var names: [[String]]
    /// Nouns that mean the character: `fox`, `vixen`.
    var nouns: [String]
    /// Nouns whose plural includes the character: `sister`.
    var groupNouns: [String] = []
    /// Whether the name takes an article: “the White Rabbit”.
    var takesArticle = false
    /// Without a proper name: `the fox`.
    var isUnnamed: Bool
    var isPerson: Bool
    /// The text's adjectives for the look: `little`, `red`.
    var adjectives: [String]
    /// The place of the first mention: sentence × 1000 + word.
    var firstMention: Int
    var mentions: Int
    /// Narrates the story as “I”.
    var isNarrator = false
    /// The text's own noun for the kind, `donkey`, if the figure is a similar animal.
    var kindNoun: String?
    var appearance = ""
    var id = ""
    /// What a user says about the character.
    var given: CharacterFacts?

    /// Characters with given facts come first if there are too many.
    var rank: Int { given == nil ? 0 : 1 }

    private static let sizes: Set<String> = [
        "tiny", "small", "little", "tall", "big", "large", "huge", "young", "sturdy", "kind-faced", "plump", "slender",
        "stout", "thin", "skinny",
        "short", "great",
    ]

    /// The name in a caption: `Mira`, `Tim the fox`, `a red fox`.
    var captionName: String {
        if isUnnamed {
            let body = String(appearance.prefix { $0 != "," }.split(separator: " with ").first ?? "")
            let words = body.split(separator: " ").map(String.init)
            guard ["a", "an"].contains(words.first?.lowercased()), words.count > 2 else { return body }
            // A picture does not show what is small for its kind.
            let shown = words.dropFirst().dropLast().filter { !Self.sizes.contains($0) } + words.suffix(1)
            return EnglishGrammar.withArticle(shown.joined(separator: " "))
        }
        if takesArticle { return "the \(name)" }
        let noun = kindNoun ?? kind
        if isPerson || names.contains(where: { $0.contains(where: nouns.contains) || $0.contains(kind) })
            || name.hasSuffix(" the \(noun)")
        {
            return name
        }
        return "\(name) the \(noun)"
    }
}
