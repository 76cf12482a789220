import Domain

/// The weather of a story. It stays for two pages after the last that names it, or until the text ends it.
struct WeatherTracker {
    /// Pages after the last that names a weather.
    private static let memory = 2
    /// The largest distance in words between a weather and what ends it.
    private static let reach = 6

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
        if pagesSince > Self.memory { weather = .clear }
    }

    /// Called for a new day, which starts with clear weather.
    mutating func clear() { weather = .clear }

    mutating func read(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        // A horse called Thunder.
        if tokens[index].isCapitalised, !tokens[index].startsSentence { return }
        // “The rain barrel.”
        if tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first, lexicon.weathers[word] != nil,
            lexicon.props[next.lower] != nil, lexicon.actions[next.lower] == nil
        {
            return
        }
        let isFallingSnow = word == "snow" && isFalling(index, in: tokens)
        let isDarkCloud =
            words.clouds.contains(word) && index > 0 && words.cloudColors.contains(tokens[index - 1].lower)
        let lead = tokens[max(0, index - 2)..<index].map(\.lower)
        // “It was pouring.” “The sun came out again.”
        let isPouring =
            word == "pouring" && lead.count == 2 && lead[0] == "it" && lexicon.grammar.copulas.contains(lead[1])
        let behind = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(2).map(\.lower) : []
        let isSunny =
            word == "sun" && ["came", "comes", "peeped", "broke"].contains(behind.first) && behind.count > 1
            && ["out", "through"].contains(behind[1])
            // “The sky was clear.”
            || word == "sky" && behind.count > 1 && lexicon.grammar.copulas.contains(behind[0])
                && ["clear", "blue"].contains(behind[1])
        guard
            let named = lexicon.weathers[word]
                ?? (isFallingSnow ? .snow : isDarkCloud ? .cloudy : isPouring ? .rain : isSunny ? .clear : nil),
            !tokens[max(0, index - 2)..<index].contains(where: { lexicon.grammar.unreal.contains($0.lower) })
        else { return }
        // “Yellow sawdust snowed down.”
        if word.hasSuffix("ed"), named != .cloudy,
            !tokens[max(0, index - 4)..<index].contains(where: { $0.lower == "it" })
        {
            return
        }
        // “It rained turnips.”
        if word.hasPrefix("rain"), tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first,
            lexicon.props[next.lower]?.isPlural == true
        {
            return
        }
        // “The storm had blown all night.”
        let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(2).map(\.lower) : []
        let isPast = next.count == 2 && next[0] == "had" && !lexicon.grammar.determiners.contains(next[1])
        if isPast, !isOver(behind: index, in: tokens) { return }
        let standing = reality.standing(at: index, in: tokens)
        let isOver = isOver(behind: index, in: tokens)
        guard standing != .imagined, isOver || standing != .background else { return }
        // A storm has both.
        let isSameStorm = pagesSince == 0 && weather == .rain && named == .wind && !isOver
        weather = isOver ? .clear : isSameStorm ? .rain : named
        pagesSince = 0
    }

    /// “The wind pulled off her hat” and goes on.
    private func lacksObject(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first?.lower else { return true }
        return lexicon.grammar.isFunctionWord(next) && !lexicon.grammar.determiners.contains(next)
            && !lexicon.grammar.possessives.contains(next)
    }

    private func isFalling(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        index + 1 < tokens.count && lexicon.grammar.falling.contains(tokens[index + 1].lower)
    }

    private func isOver(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        for next in index + 1..<max(index + 1, min(index + Self.reach, tokens.count)) {
            // “The wind blew her whistle away.”
            let isObject =
                lexicon.grammar.determiners.contains(tokens[next].lower) && next > index + 1
                && lexicon.isVerb(tokens[next - 1].lower)
            if tokens[next - 1].mark != .none || isObject { return false }
            if lexicon.weatherEnds.contains(tokens[next].lower) { return true }
            // “The storm stamped off over the hills.”
            if next > index + 1, words.weatherDepartures.contains(tokens[next].lower),
                tokens[next - 1].lower.hasSuffix("ed") || lexicon.isVerb(tokens[next - 1].lower),
                lacksObject(behind: next, in: tokens)
            {
                return true
            }
            // “Then the rain came down.”
            let isFalling = tokens[next].lower == "down" && !words.calming.contains(tokens[next - 1].lower)
            if tokens[next].mark != .none { return !isFalling && words.weatherOver.contains(tokens[next].lower) }
        }
        return index + 2 < tokens.count && tokens[index + 1].lower == "went"
            && lexicon.grammar.directions.contains(tokens[index + 2].lower)
    }
}
