import Domain

/// The mood of a page, by its words.
struct MoodReader {
    /// The largest distance in words between a feeling and a word that negates it: “not at all afraid”.
    private static let reach = 4
    let lexicon: PlannerLexicon
    /// The names of characters, in lower case: a girl called Joy.
    var names: Set<String> = []

    /// Nil if no word tells of the most likely mood. Where the sentences are not a whole page, only words that name a
    /// mood count, and no mood is more likely than others.
    func toldMood(of sentences: [[PlannerToken]], isWhole: Bool = true) -> Mood? {
        var evidence: [Mood: Int] = [:]
        for (number, tokens) in sentences.enumerated() {
            let isMerry = tokens.contains { lexicon.words.scenes.laughter.contains($0.lower) }
            for index in tokens.indices {
                let weight = (tokens[index].isQuoted ? 1 : 2) + (number == sentences.count - 1 ? 1 : 0)
                for cue in cues(at: index, in: tokens, isMerry: isMerry) where isWhole || cue.weight > 2 {
                    evidence[cue.mood, default: 0] += cue.weight * weight
                }
            }
        }
        func score(_ mood: Mood) -> Int {
            lexicon.words.moods[mood.rawValue].map {
                (isWhole ? $0.bias : 0) + $0.scale * evidence[mood, default: 0]
            } ?? Int.min
        }
        return Mood.allCases.max { score($0) < score($1) }.flatMap { evidence[$0] == nil ? nil : $0 }
    }

    private func cues(at index: Int, in tokens: [PlannerToken], isMerry: Bool) -> [PlannerLexicon.MoodCue] {
        let word = tokens[index].lower
        let isName =
            tokens[index].isCapitalised
            && (!tokens[index].startsSentence || names.contains(word) || lexicon.words.titles[word] != nil)
        guard !isName, !isDenied(index, in: tokens) else { return [] }
        let cues = lexicon.moodCues(at: index, in: tokens)
        // “Tears ran down his cheeks”: he does not run.
        if index > 0, lexicon.words.scenes.tears.contains(tokens[index - 1].lower) {
            return cues.filter { $0.mood == .sad }
        }
        let isTear = lexicon.words.scenes.tears.contains(word)
        return isTear && (isMerry || isSpeech(index, in: tokens)) ? cues.filter { $0.mood != .sad } : cues
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
