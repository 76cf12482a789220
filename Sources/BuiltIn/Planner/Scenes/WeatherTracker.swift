import Domain

/// The weather of a story. It stays for one page after the last that names it, or until the text ends it.
struct WeatherTracker {
    private(set) var weather: Weather
    private let lexicon: PlannerLexicon
    private let words: SceneWords
    private let reality: RealityReader
    private var pagesSince = 0

    init(lexicon: PlannerLexicon, weather: Weather = .clear) {
        self.weather = weather
        self.lexicon = lexicon
        words = lexicon.words.scenes
        reality = RealityReader(lexicon: lexicon)
    }

    var isToldOnPage: Bool { pagesSince == 0 }

    mutating func turnPage() {
        pagesSince += 1
        if pagesSince > 1 { weather = .clear }
    }

    /// Called for a new day, which starts with clear weather.
    mutating func clear() { weather = .clear }

    mutating func read(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        let isFallingSnow = word == "snow" && isFalling(index, in: tokens)
        guard let named = lexicon.weathers[word] ?? (isFallingSnow ? .snow : nil),
            !tokens[max(0, index - 2)..<index].contains(where: { lexicon.grammar.unreal.contains($0.lower) })
        else { return }
        let standing = reality.standing(at: index, in: tokens)
        let isOver = isOver(behind: index, in: tokens)
        guard standing != .imagined, isOver || standing != .background else { return }
        weather = isOver ? .clear : named
        pagesSince = 0
    }

    private func isFalling(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        index + 1 < tokens.count && lexicon.grammar.falling.contains(tokens[index + 1].lower)
    }

    private func isOver(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        for next in index + 1..<max(index + 1, min(index + 4, tokens.count)) {
            if tokens[next - 1].mark != .none { return false }
            if lexicon.weatherEnds.contains(tokens[next].lower) { return true }
            // “The storm stamped off over the hills.”
            if next > index + 1, words.weatherDepartures.contains(tokens[next].lower),
                tokens[next - 1].lower.hasSuffix("ed") || lexicon.isVerb(tokens[next - 1].lower)
            {
                return true
            }
            if tokens[next].mark != .none { return words.weatherOver.contains(tokens[next].lower) }
        }
        return index + 2 < tokens.count && tokens[index + 1].lower == "went"
            && lexicon.grammar.directions.contains(tokens[index + 2].lower)
    }
}
