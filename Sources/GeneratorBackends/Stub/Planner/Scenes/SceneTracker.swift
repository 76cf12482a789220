import PageSpecs

/// Where, when and in what weather a page is, kept from page to page until the text moves on.
struct SceneTracker {
    /// An hour, or a place of no weight, is forgotten after so many pages that do not speak of it.
    private static let memory = 12
    /// The same for darkness that may be the place's.
    private static let faintMemory = 3

    private let lexicon: PlannerLexicon
    /// Where the story is when it says nothing: its first place, or the one it names most.
    private var home: Setting
    private(set) var setting: Setting
    private(set) var timeOfDay = TimeOfDay.day
    private(set) var weather = Weather.clear
    private let boats: PlaceTally
    private var pagesSinceSetting = 0
    private var pagesSinceWeather = 0
    private var pagesOfHourLeft = 0
    /// The story hardly speaks of where it is.
    private let isHomeFaint: Bool

    init(lexicon: PlannerLexicon, places: PlaceTally) {
        self.lexicon = lexicon
        boats = places.withItsWater
        home = places.home ?? .meadow
        isHomeFaint = places.score(of: home) < 4
        setting = places.first ?? home
    }

    mutating func read(_ sentences: [[PlannerToken]]) {
        var places = boats
        pagesOfHourLeft -= 1
        if pagesOfHourLeft < 0 { timeOfDay = .day }
        pagesSinceWeather += 1
        if pagesSinceWeather > (weather == .wind ? 1 : 3) { weather = .clear }
        for tokens in sentences {
            places.read(tokens, lexicon: lexicon)
            for index in tokens.indices where !tokens[index].isQuoted {
                readTime(at: index, in: tokens)
                readWeather(at: index, in: tokens)
            }
        }
        move(by: places)
    }

    /// Moves where the page stands in a place; goes home where it has long said nothing of where it is.
    private mutating func move(by places: PlaceTally) {
        pagesSinceSetting = places.score(of: setting) > 0 ? 0 : pagesSinceSetting + 1
        if let best = places.current,
            places.score(of: best) >= 3 || places.score(of: setting) == 0 && places.score(of: best) > 1
        {
            setting = best
            pagesSinceSetting = 0
        } else if setting != home, pagesSinceSetting > 2 || places.score(of: home) > 0 && places.score(of: setting) == 0
        {
            setting = home
        } else if isHomeFaint, pagesSinceSetting > Self.memory {
            home = .meadow
            setting = home
        }
    }

    private mutating func readTime(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        if lexicon.newDays.contains(word), timeOfDay != .day, index > 0,
            lexicon.grammar.dayLeads.contains(tokens[index - 1].lower)
        {
            timeOfDay = .day
            weather = .clear
        }
        guard let time = lexicon.times[word] ?? sunTime(at: index, in: tokens) else { return }
        if index > 0, lexicon.grammar.timeless.contains(tokens[index - 1].lower) { return }
        if index > 1, lexicon.grammar.timelessTwoBefore.contains(tokens[index - 2].lower) { return }
        if timeOfDay == .night, time == .dawn || time == .day, weather != .clear { weather = .clear }
        let isFaint = index > 0 && lexicon.grammar.faint.contains(tokens[index - 1].lower)
        if isFaint, timeOfDay == time { return }
        timeOfDay = time
        pagesOfHourLeft = isFaint ? Self.faintMemory : Self.memory
    }

    /// “The sun rose” and “the sun was up” are day, “the sun sank” is dusk.
    private func sunTime(at index: Int, in tokens: [PlannerToken]) -> TimeOfDay? {
        guard tokens[index].lower == "sun", tokens[index].mark == .none else { return nil }
        let behind = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        let verb = behind.first { !lexicon.grammar.copulas.contains($0) && $0 != "had" } ?? ""
        return lexicon.grammar.sunrise.contains(verb) ? .day : lexicon.grammar.sunset.contains(verb) ? .dusk : nil
    }

    private mutating func readWeather(at index: Int, in tokens: [PlannerToken]) {
        let word = tokens[index].lower
        guard let named = lexicon.weathers[word] ?? (word == "snow" && isFalling(index, in: tokens) ? .snow : nil)
        else { return }
        if index > 0, lexicon.grammar.unreal.contains(tokens[index - 1].lower) { return }
        if index > 1, lexicon.grammar.unreal.contains(tokens[index - 2].lower) { return }
        weather = isOver(behind: index, in: tokens) ? .clear : named
        pagesSinceWeather = 0
    }

    private func isFalling(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        index + 1 < tokens.count && lexicon.grammar.falling.contains(tokens[index + 1].lower)
    }

    private func isOver(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        for next in index + 1..<max(index + 1, min(index + 4, tokens.count)) {
            if tokens[next - 1].mark != .none { return false }
            if lexicon.weatherEnds.contains(tokens[next].lower) { return true }
        }
        return index + 2 < tokens.count && tokens[index + 1].lower == "went"
            && lexicon.grammar.directions.contains(tokens[index + 2].lower)
    }
}
