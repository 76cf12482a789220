import Domain
import PageSpecs

/// How a page feels, by the words on it.
struct MoodReader {
    let lexicon: PlannerLexicon

    func mood(of sentences: [[PlannerToken]]) -> Mood {
        var scores: [Mood: Int] = [:]
        for (number, tokens) in sentences.enumerated() {
            for index in tokens.indices {
                for mood in lexicon.moods[tokens[index].lower] ?? [] where !isDenied(index, in: tokens) {
                    scores[mood, default: 0] += 2 + (number == sentences.count - 1 ? 1 : 0)
                }
            }
        }
        return Mood.allCases.max { scores[$0, default: 0] < scores[$1, default: 0] } ?? .calm
    }

    private func isDenied(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        (max(0, index - 2)..<index).contains { lexicon.grammar.denials.contains(tokens[$0].lower) }
    }
}
