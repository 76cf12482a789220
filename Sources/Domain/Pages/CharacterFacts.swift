/// What a user says about a character. It takes precedence over everything that a planner finds. Nil leaves a fact to
/// the planner.
package struct CharacterFacts: Hashable, Codable, Sendable {
    package enum Pronouns: String, CaseIterable, Codable, Sendable {
        case she, he, they, it
    }

    /// Maximum Unicode scalars of each text. Together they fit into ``StoryCharacter/appearance``.
    package static let nameLimit = 40
    package static let kindLimit = 30
    package static let looksLimit = 60
    package static let clothesLimit = 50

    package var name: String
    /// A lower-case noun, possibly with adjectives: `hedgehog`, `old sailor`.
    package var kind: String?
    /// `small and round`
    package var looks: String?
    /// `a red scarf`
    package var clothes: String?
    package var pronouns: Pronouns?
    /// SHA-256 of the file of a given portrait, in hexadecimal.
    package var portrait: String?

    package init(
        name: String, kind: String? = nil, looks: String? = nil, clothes: String? = nil, pronouns: Pronouns? = nil
    ) {
        self.name = name
        self.kind = kind
        self.looks = looks
        self.clothes = clothes
        self.pronouns = pronouns
    }
}

extension CharacterFacts {
    /// The lower-case words that stand for the character in a text: those of the name, without “the …” after a name
    /// such as “Tom the mole”.
    package var nameWords: [String] {
        let words = Self.words(of: name)
        guard let article = words.firstIndex(where: { $0.lowercased() == "the" }), article > 0 else {
            return words.map { $0.lowercased() }
        }
        return words[..<article].map { $0.lowercased() }
    }

    /// Whether a text names both by the same words.
    package func isSameCharacter(as other: CharacterFacts) -> Bool { nameWords == other.nameWords }

    /// Whether a name is that of the character, or a longer one with it: “Hedda” in “Hedda Prickle”.
    package func isNamed(by name: String) -> Bool {
        let words = Self.words(of: name).map { $0.lowercased() }
        let own = nameWords
        guard !own.isEmpty, own.count <= words.count else { return false }
        return (0...words.count - own.count).contains { words[$0...].starts(with: own) }
    }

    /// Whether the text names the character. A name with a capital is found only with one: “Rose”, not “rose”.
    package func isNamed(in text: String) -> Bool {
        let own = nameWords
        guard let first = own.first else { return false }
        let hasCapital = name.first?.isUppercase == true
        // Scripts without capitals do not separate words.
        guard hasCapital || name.contains(where: \.isCased) else { return text.contains(name) }
        let words = Self.words(of: text)
        return words.indices.contains { index in
            (!hasCapital || words[index].first?.isUppercase == true) && words[index].lowercased() == first
                && words[index...].prefix(own.count).map { $0.lowercased() } == own
        }
    }

    /// An apostrophe ends a word, so that “Hedda's” is “Hedda”.
    private static func words(of text: String) -> [Substring] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "-") }
    }
}
