import Domain

/// Finds names in languages for which the planner has no words: repeated words with a capital inside sentences. In
/// languages with capitals for all nouns, such as German, only known names count.
struct ForeignCastFinder {
    let lexicon: PlannerLexicon
    let language: String

    func characters(in sentences: [[PlannerToken]], numbers: [Int]) -> [PlannedCharacter] {
        let code = language.prefix { $0 != "-" && $0 != "_" }.lowercased()
        let knownOnly = ["de", "lb", "nds", "gsw"].contains(code)
        var found: [String: (spelling: String, first: Int, count: Int, inside: Int)] = [:]
        for (tokens, number) in zip(sentences, numbers) {
            for token in tokens where token.isCapitalised && (3...48).contains(token.word.utf8.count) {
                if knownOnly, gender(of: token.lower) == .unknown { continue }
                var entry = found[token.lower] ?? (token.word, number, 0, 0)
                entry.count += 1
                entry.inside += token.startsSentence ? 0 : 1
                found[token.lower] = entry
            }
        }
        let names = found.filter { $0.value.inside > 1 && $0.value.count > 2 || $0.value.count > 1 && knownOnly }
        let ranked = names.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.prefix(CastFinder.limit)
        return ranked.sorted { ($0.value.first, $0.key) < ($1.value.first, $1.key) }.map { key, entry in
            let gender = gender(of: key)
            let isGirl = gender == .she || gender == .unknown && StableHash(of: key).value % 2 == 0
            return PlannedCharacter(
                name: entry.spelling, kind: isGirl ? "girl" : "boy", gender: gender, names: [[key]], nouns: [],
                isUnnamed: false, isPerson: true, adjectives: [], firstMention: entry.first, mentions: entry.count)
        }
    }

    private func gender(of word: String) -> PlannedCharacter.Gender {
        if lexicon.sheNames.contains(word) { return .she }
        return lexicon.heNames.contains(word) ? .he : .unknown
    }
}
