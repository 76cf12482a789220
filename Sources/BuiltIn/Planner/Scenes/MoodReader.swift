import Domain

/// The mood of a page, by its words.
struct MoodReader {
    /// The largest distance in words between a feeling and a word that negates it: “not at all afraid”.
    private static let reach = 4
    let lexicon: PlannerLexicon

    /// Nil if no word names a mood.
    func toldMood(of sentences: [[PlannerToken]]) -> Mood? {
        let scores = scores(of: sentences)
        return scores.isEmpty ? nil : strongest(scores)
    }

    private func strongest(_ scores: [Mood: Int]) -> Mood {
        Mood.allCases.max { scores[$0, default: 0] < scores[$1, default: 0] } ?? .calm
    }

    private func scores(of sentences: [[PlannerToken]]) -> [Mood: Int] {
        var scores: [Mood: Int] = [:]
        for (number, tokens) in sentences.enumerated() {
            let isMerry = tokens.contains { lexicon.words.scenes.laughter.contains($0.lower) }
            for index in tokens.indices {
                let weight = (tokens[index].isQuoted ? 1 : 2) + (number == sentences.count - 1 ? 1 : 0)
                for mood in moods(at: index, in: tokens, isMerry: isMerry) { scores[mood, default: 0] += weight }
            }
        }
        return scores
    }

    private func moods(at index: Int, in tokens: [PlannerToken], isMerry: Bool) -> [Mood] {
        guard let moods = lexicon.moods[tokens[index].lower], !isDenied(index, in: tokens) else { return [] }
        // “Tears ran down his cheeks”: he does not run.
        if index > 0, lexicon.words.scenes.tears.contains(tokens[index - 1].lower), !moods.contains(.sad) { return [] }
        let isTear = lexicon.words.scenes.tears.contains(tokens[index].lower)
        return isTear && (isMerry || isSpeech(index, in: tokens)) ? moods.filter { $0 != .sad } : moods
    }

    /// Whether the word is a verb of speech at a quotation. “No!” cried the owl, and “No!” he cried: not tears.
    private func isSpeech(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.speech.contains(tokens[index].lower) else { return false }
        return tokens[max(0, index - 2)..<index].contains(where: \.isQuoted)
            || tokens.dropFirst(index + 1).first?.isQuoted == true
    }

    private func isDenied(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        for before in stride(from: index - 1, through: max(0, index - Self.reach), by: -1) {
            if tokens[before].mark != .none { return false }
            let word = tokens[before].lower
            if lexicon.grammar.isDenial(word) {
                return true
            }
        }
        return false
    }
}
