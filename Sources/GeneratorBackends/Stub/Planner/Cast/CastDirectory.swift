/// Looks up who is meant at a place in the text.
struct CastDirectory {
    struct Mention {
        var character: Int
        /// The word behind the mention.
        var end: Int
        var isPossessive: Bool
    }

    private let cast: [PlannedCharacter]
    private let kinds: [String: String]
    private var names: [String: [(words: [String], character: Int)]] = [:]
    private var nouns: [String: [Int]] = [:]

    init(cast: [PlannedCharacter], kinds: [String: String]) {
        self.cast = cast
        self.kinds = kinds
        for (index, character) in cast.enumerated() {
            for name in character.names {
                names[name[0], default: []].append((name, index))
                guard name.count > 1, let last = name.last else { continue }
                names[last, default: []].append(([last], index))
            }
            for noun in character.nouns { nouns[noun, default: []].append(index) }
        }
        for key in names.keys { names[key]?.sort { $0.words.count > $1.words.count } }
    }

    /// Who is mentioned at the index; `last` settles a noun that could mean two.
    func mention(in tokens: [PlannerToken], at index: Int, last: Int?) -> Mention? {
        let token = tokens[index]
        if token.isCapitalised, let candidates = names[token.lower] {
            for candidate in candidates where matches(candidate.words, in: tokens, at: index) {
                return Mention(
                    character: candidate.character, end: index + candidate.words.count,
                    isPossessive: tokens[index + candidate.words.count - 1].isPossessive)
            }
        }
        guard let meant = nouns[token.lower], let first = meant.first, !token.isCapitalised || token.startsSentence
        else { return nil }
        let character = last.flatMap { meant.contains($0) ? $0 : nil } ?? first
        return Mention(character: character, end: index + 1, isPossessive: token.isPossessive)
    }

    /// Who a pronoun means: whichever of the two mentioned last it fits.
    func character(for pronoun: String, recent: [Int]) -> Int? {
        if pronoun == "i" || pronoun == "my" { return cast.firstIndex(where: \.isNarrator) }
        return recent.suffix(2).last { index in
            switch pronoun {
            case "she", "her", "hers", "herself": cast[index].gender != .he
            case "he", "his", "him", "himself": cast[index].gender != .she
            case "it", "its": !cast[index].isPerson && cast[index].gender == .unknown
            default: true
            }
        }
    }

    private func matches(_ words: [String], in tokens: [PlannerToken], at index: Int) -> Bool {
        guard index + words.count <= tokens.count else { return false }
        return zip(words, tokens[index...]).allSatisfy { $0 == $1.lower }
    }
}
