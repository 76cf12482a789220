import Domain

/// Finds the character that is meant at a place in the text.
struct CastDirectory {
    struct Mention {
        var character: Int
        /// The index of the word after the mention.
        var end: Int
        var isPossessive: Bool
    }

    private struct Name {
        var words: [String]
        var character: Int
        /// Whether this is only the last word of a longer name. With another title it names another character.
        var isSurname = false
    }

    /// The largest number of group members that are drawn.
    private static let largestGroup = 3

    private let cast: [PlannedCharacter]
    private let lexicon: PlannerLexicon?
    private var names: [String: [Name]] = [:]
    private var nouns: [String: [Int]] = [:]
    private var groups: [String: [Int]] = [:]

    /// Without a lexicon, only names are found.
    init(cast: [PlannedCharacter], lexicon: PlannerLexicon?) {
        self.cast = cast
        self.lexicon = lexicon
        for (index, character) in cast.enumerated() {
            for name in character.names {
                names[name[0], default: []].append(Name(words: name, character: index))
                guard name.count > 1, let last = name.last else { continue }
                names[last, default: []].append(Name(words: [last], character: index, isSurname: true))
            }
            for noun in character.nouns { nouns[noun, default: []].append(index) }
            for noun in character.groupNouns { groups[noun, default: []].append(index) }
        }
        for key in names.keys {
            names[key]?.sort { ($1.words.count, $0.character) < ($0.words.count, $1.character) }
        }
    }

    /// The character mentioned at the index. If a noun can mean several characters, it means `last`.
    func mention(in tokens: [PlannerToken], at index: Int, last: Int?) -> Mention? {
        let token = tokens[index]
        if token.isCapitalised, let candidates = names[token.lower] {
            for name in candidates where matches(name, in: tokens, at: index) {
                let end = index + name.words.count
                return Mention(character: name.character, end: end, isPossessive: tokens[end - 1].isPossessive)
            }
        }
        guard let meant = nouns[token.lower], let first = meant.first, !token.isCapitalised || token.startsSentence,
            !describesThing(at: index, in: tokens), lexicon?.compound(at: index, in: tokens) == nil,
            lexicon?.isSpecies(at: index, in: tokens) != true
        else { return nil }
        let character = last.flatMap { meant.contains($0) ? $0 : nil } ?? first
        return Mention(character: character, end: index + 1, isPossessive: token.isPossessive)
    }

    /// Whether the word of kin, or the fish, only describes a thing: “the mother moon”.
    private func describesThing(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let lexicon, tokens[index].mark == .none, !tokens[index].isPossessive,
            let next = tokens.dropFirst(index + 1).first
        else { return false }
        // “Ate fish soup.”
        let isFood = lexicon.words.quarry.contains(tokens[index].lower)
        return (lexicon.kin.contains(tokens[index].lower) || isFood) && lexicon.props[next.lower]?.isPlural == false
            && !lexicon.isVerb(next.lower)
    }

    /// The characters that a plural means, “the two sisters”, without the owner in “her sisters”.
    func group(in tokens: [PlannerToken], at index: Int, except owner: Int?) -> [Int] {
        guard let lexicon, let noun = lexicon.plurals[tokens[index].lower], var members = groups[noun] else {
            return []
        }
        var count = Self.largestGroup
        var isKnown = false
        for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            guard tokens[before].mark == .none, !lexicon.isVerb(tokens[before].lower) else { break }
            let word = tokens[before].lower
            if let number = lexicon.words.numbers[word] { (count, isKnown) = (min(number, count), true) }
            if lexicon.grammar.pronouns.contains(word) { members.removeAll { $0 == owner } }
            if lexicon.grammar.determiners.contains(word) { isKnown = true }
        }
        return isKnown && members.count > 1 ? Array(members.prefix(count)) : []
    }

    /// The character that a pronoun means: the last one on stage with a matching gender, otherwise the last one with an
    /// unknown gender.
    func character(for pronoun: String, onStage: [Int], recent: [Int]) -> Int? {
        if ["i", "my", "me"].contains(pronoun) { return cast.firstIndex(where: \.isNarrator) }
        guard let gender = Self.genders[pronoun] else { return nil }
        let near = onStage.suffix(4)
        return near.last { cast[$0].gender == gender } ?? recent.suffix(4).last { cast[$0].gender == gender }
            ?? near.suffix(2).last { cast[$0].gender == .unknown && lexicon?.isThing(cast[$0]) != true }
            ?? recent.last.flatMap { cast[$0].gender == .unknown ? $0 : nil }
    }

    /// Whether “they” is the given pronoun of the character.
    func isThey(_ character: Int) -> Bool { cast[character].given?.pronouns == .they }

    /// The noun of the character's figure.
    func kind(of character: Int) -> String { cast[character].kind }

    /// How a direction refers to the character: `Mira`, `the donkey`.
    func reference(to character: Int) -> String {
        cast[character].isUnnamed ? "the \(cast[character].nouns.first ?? cast[character].kind)" : cast[character].name
    }

    func isPerson(_ character: Int) -> Bool { cast[character].isPerson }

    /// Whether the character is kin by name or noun: Papa, “my brother Tim”.
    func isKin(_ character: Int) -> Bool {
        let words = cast[character].nouns + cast[character].names.joined()
        return words.contains { lexicon?.kin.contains($0) ?? false }
    }

    func isUngendered(_ character: Int) -> Bool { cast[character].gender == .unknown }

    func isNamed(_ character: Int) -> Bool { !cast[character].isUnnamed }

    /// The last of the characters that is a thing that talks, with its noun.
    func thing(among characters: ArraySlice<Int>) -> (character: Int, noun: String)? {
        guard let lexicon, let index = characters.last(where: { lexicon.isThing(cast[$0]) }) else { return nil }
        return (index, cast[index].nouns.first ?? cast[index].kind)
    }

    func animal(among characters: ArraySlice<Int>) -> Int? { characters.last { !cast[$0].isPerson } }

    private static let genders: [String: PlannedCharacter.Gender] = [
        "she": .she, "her": .she, "hers": .she, "herself": .she, "he": .he, "his": .he, "him": .he, "himself": .he,
    ]

    private func matches(_ name: Name, in tokens: [PlannerToken], at index: Int) -> Bool {
        guard index + name.words.count <= tokens.count else { return false }
        if name.isSurname, index > 0, tokens[index - 1].isCapitalised, tokens[index - 1].mark == .none,
            let lexicon, lexicon.words.titles[tokens[index - 1].lower] != nil
        {
            return false
        }
        return zip(name.words, tokens[index...]).allSatisfy { $0 == $1.lower }
    }
}
