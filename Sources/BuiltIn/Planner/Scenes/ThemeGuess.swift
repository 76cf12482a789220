import Domain

/// The theme with the most words in a story; neutral if there are none.
struct ThemeGuess {
    private var scores: [Theme: Int] = [:]

    mutating func read(_ tokens: [PlannerToken], lexicon: PlannerLexicon) {
        for token in tokens {
            for theme in lexicon.themes[token.lower] ?? [] { scores[theme, default: 0] += 1 }
        }
    }

    var theme: Theme {
        let best = Theme.allCases.max { scores[$0, default: 0] < scores[$1, default: 0] }
        guard let best, scores[best, default: 0] > 1 else { return .neutral }
        return best
    }
}
