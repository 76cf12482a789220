/// Separates what happens from what is only thought, hoped, said or seen from a distance.
struct RealityReader {
    enum Standing {
        case real
        /// Seen from a distance.
        case watched
        /// Before or outside the events: “had gone to the village”, “which stood on the hill”.
        case background
        case imagined
    }

    private static let reach = 24
    private let lexicon: PlannerLexicon
    private let words: SceneWords

    init(lexicon: PlannerLexicon) {
        self.lexicon = lexicon
        words = lexicon.words.scenes
    }

    /// How a thing at the index relates to the scene, by the words before it in its clause.
    func standing(at index: Int, in tokens: [PlannerToken]) -> Standing {
        var hasVerb = false
        for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            let word = tokens[before].lower
            guard tokens[before].mark != .stop, !tokens[before].isQuoted else { return .real }
            if words.imagining.contains(word) { return .imagined }
            if words.clauseStarts.contains(word) { return .real }
            if word == "which" { return .background }
            // “A letter from Lou, who lived by the sea.”
            if word == "who", tokens[max(0, before - 5)..<before].contains(where: { $0.lower == "from" }) {
                return .background
            }
            if word == "had", tellsOfBefore(at: before, in: tokens) { return .background }
            guard !hasVerb, lexicon.actions[word] != nil || words.watching.contains(word) else { continue }
            if words.watching.contains(word) { return .watched }
            hasVerb = true
            let lead = before > 0 ? tokens[before - 1].lower : ""
            if lead == "which" { return .background }
            guard word.hasSuffix("ing") || lead == "had" else {
                return isCondition(verb: before, in: tokens) ? .imagined : .real
            }
        }
        return .real
    }

    /// Whether the clause of the verb is a condition: “if a light stood in the window”.
    private func isCondition(verb index: Int, in tokens: [PlannerToken]) -> Bool {
        for token in tokens[max(0, index - Self.reach)..<index].reversed() {
            if words.conditions.contains(token.lower) { return true }
            guard token.mark == .none, !token.isQuoted, !words.clauseStarts.contains(token.lower),
                !words.coordinations.contains(token.lower), lexicon.actions[token.lower] == nil
            else { return false }
        }
        return false
    }

    /// Whether the verb at the index is only imagined: “dreamed that he was swimming”. A finite verb after “and” is
    /// real, even if a verb of thinking is before it: “thought for a while and ran”.
    func isImagined(verb index: Int, in tokens: [PlannerToken]) -> Bool {
        let isFinite = !tokens[index].lower.hasSuffix("ing")
        for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            let token = tokens[before]
            guard token.mark != .stop, !token.isQuoted else { return false }
            if isFinite, token.mark == .comma || words.coordinations.contains(token.lower) { return false }
            if words.imagining.contains(token.lower) { return true }
            if words.clauseStarts.contains(token.lower) { return false }
            if lexicon.actions[token.lower] != nil, !token.lower.hasSuffix("ing") { return false }
        }
        return false
    }

    /// Whether “had” begins a past perfect: “had gone”, not “had a house”.
    func tellsOfBefore(at had: Int, in tokens: [PlannerToken]) -> Bool {
        tokens.dropFirst(had + 1).prefix(2).contains { token in
            lexicon.words.sight.participles.contains(token.lower) || lexicon.actions[token.lower] != nil
                || token.lower.count > 4 && token.lower.hasSuffix("ed")
        }
    }
}
