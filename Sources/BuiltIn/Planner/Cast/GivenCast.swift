import Domain

/// The characters of a `cast:` in the text, found by their names.
struct GivenCast {
    let lexicon: PlannerLexicon
    private(set) var characters: [PlannedCharacter] = []

    init(_ cast: [CharacterFacts], lexicon: PlannerLexicon, sentences: [[PlannerToken]], numbers: [Int]) {
        self.lexicon = lexicon
        guard !cast.isEmpty else { return }
        for facts in cast {
            var character = PlannedCharacter(
                name: facts.name, kind: Self.unknownKind(of: facts), gender: .unknown, names: [facts.nameWords],
                nouns: [], isUnnamed: false, isPerson: true, adjectives: [], firstMention: 0, mentions: 0)
            character.read(sentences, numbers: numbers)
            guard character.mentions > 0 else { continue }
            character.bind(to: facts, lexicon)
            characters.append(character)
        }
    }

    /// Puts the characters in the place of those that were found under their names, and adds the others.
    func bind(_ found: [PlannedCharacter]) -> [PlannedCharacter] {
        var found = found
        for character in characters {
            guard let facts = character.given else { continue }
            let index = found.firstIndex { one in
                one.given == nil && one.names.contains { facts.isNamed(by: $0.joined(separator: " ")) }
            }
            if let index { found[index].bind(to: facts, lexicon) } else { found.append(character) }
        }
        return found
    }

    /// Binds them again, with the kinds that the text gives to kin.
    func rebind(_ found: [PlannedCharacter]) -> [PlannedCharacter] {
        found.map { character in
            guard let facts = character.given else { return character }
            var character = character
            character.bind(to: facts, lexicon)
            return character
        }
    }

    /// As for a name without a known gender.
    private static func unknownKind(of facts: CharacterFacts) -> String {
        switch facts.pronouns {
        case .she: "girl"
        case .he: "boy"
        default: StableHash(of: facts.name).value % 2 == 0 ? "girl" : "boy"
        }
    }
}

extension PlannedCharacter {
    /// Counts the mentions of the character's only name.
    fileprivate mutating func read(_ sentences: [[PlannerToken]], numbers: [Int]) {
        let words = names[0]
        for (tokens, number) in zip(sentences, numbers) {
            for (index, token) in tokens.enumerated()
            where token.lower == words[0] && (token.isCapitalised || name.first?.isUppercase == false)
                && tokens[index...].prefix(words.count).map(\.lower) == words
            {
                if mentions == 0 { firstMention = number * 1000 + min(index, 999) }
                mentions += 1
            }
        }
    }

    /// Takes over the given facts. A given kind decides the nouns that mean the character.
    mutating func bind(to facts: CharacterFacts, _ lexicon: PlannerLexicon) {
        given = facts
        name = facts.name
        isUnnamed = false
        if !names.contains(facts.nameWords) { names.append(facts.nameWords) }
        switch facts.pronouns {
        case .she: gender = .she
        case .he: gender = .he
        case .they, .it: gender = .other
        case nil: break
        }
        if let given = facts.kind {
            let figure = lexicon.nearestFigure(ofKind: given, pronouns: facts.pronouns).noun
            let noun = given.lowercaseWords.last ?? given
            if lexicon.figure(of: kind) != figure { nouns = nouns.filter { lexicon.figure(of: $0) == figure } }
            if !nouns.contains(noun) { nouns.append(noun) }
            kind = figure
            kindNoun = given
            isPerson = lexicon.people.contains(figure)
            if facts.pronouns == nil, gender == .unknown {
                gender = lexicon.gender(ofName: facts.nameWords, noun: noun)
            }
        } else if let pronouns = facts.pronouns, ["girl", "boy"].contains(kind) {
            if pronouns == .she { kind = "girl" }
            if pronouns == .he { kind = "boy" }
        }
    }
}
