import PageSpecs

/// Where, when and in what weather a page is, kept from page to page until the text moves on.
struct SceneTracker {
    private let lexicon: PlannerLexicon
    private(set) var setting: Setting
    private(set) var timeOfDay = TimeOfDay.day
    private(set) var weather = Weather.clear

    init(lexicon: PlannerLexicon, start: Setting) {
        self.lexicon = lexicon
        setting = start
    }

    mutating func read(_ sentences: [[PlannerToken]]) {
        var scores: [Setting: Int] = [:]
        var latest: [Setting: Int] = [:]
        for (number, tokens) in sentences.enumerated() {
            for index in tokens.indices where !tokens[index].isQuoted {
                if let place = lexicon.settings[tokens[index].lower] {
                    scores[place, default: 0] += weight(of: index, in: tokens)
                    latest[place] = number * 1000 + index
                }
                readTime(at: index, in: tokens)
                readWeather(at: index, in: tokens)
            }
        }
        move(scores: scores, latest: latest)
    }

    /// Moves where the page stands in a place, or speaks of one more than in passing; the later of two equals.
    private mutating func move(scores: [Setting: Int], latest: [Setting: Int]) {
        let best = Setting.allCases.filter { scores[$0, default: 0] > 1 }.max {
            (scores[$0, default: 0], latest[$0, default: 0]) < (scores[$1, default: 0], latest[$1, default: 0])
        }
        guard let best, scores[best, default: 0] >= 3 || scores[setting, default: 0] == 0 else { return }
        setting = best
    }

    /// 3 where the place stands behind “in”, “through”, “to”; 1 elsewhere.
    private func weight(of index: Int, in tokens: [PlannerToken]) -> Int {
        for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            if tokens[before].mark != .none { return 1 }
            if Self.away.contains(tokens[before].lower) { return 0 }
            if Self.toward.contains(tokens[before].lower) { return 3 }
            if lexicon.isVerb(tokens[before].lower) { return 1 }
        }
        return 1
    }

    private static let toward: Set<String> = [
        "in", "into", "through", "at", "on", "onto", "to", "across", "under", "inside", "by", "beside", "down", "up", "over",
        "along", "around", "among", "behind", "reached", "entered", "round",
    ]
    private static let away: Set<String> = ["from", "of", "about", "like", "than", "above", "no", "as"]

    private mutating func readTime(at index: Int, in tokens: [PlannerToken]) {
        guard let time = lexicon.times[tokens[index].lower] else { return }
        if index > 0, ["until", "till", "before", "tomorrow", "last", "yesterday", "no", "since", "of", "good", "one"].contains(tokens[index - 1].lower) {
            return
        }
        if index > 1, ["until", "till", "before", "afraid", "of", "like"].contains(tokens[index - 2].lower) { return }
        let isNewDay = timeOfDay == .night && (time == .dawn || time == .day)
        if isNewDay { weather = .clear }
        timeOfDay = time
    }

    private mutating func readWeather(at index: Int, in tokens: [PlannerToken]) {
        guard let named = lexicon.weathers[tokens[index].lower] else {
            if tokens[index].lower == "snow" { readSnow(at: index, in: tokens) }
            return
        }
        if index > 0, ["no", "like", "not"].contains(tokens[index - 1].lower) { return }
        if index > 1, ["like", "no", "if"].contains(tokens[index - 2].lower) { return }
        weather = isOver(behind: index, in: tokens) ? .clear : named
    }

    private mutating func readSnow(at index: Int, in tokens: [PlannerToken]) {
        if index + 1 < tokens.count, ["fell", "falls", "fall", "began", "came", "whirled"].contains(tokens[index + 1].lower) {
            weather = .snow
        } else if index > 1, ["in", "through", "across", "over"].contains(tokens[index - 2].lower) {
            setting = .snow
        }
    }

    private func isOver(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        for next in index + 1..<max(index + 1, min(index + 4, tokens.count)) {
            if tokens[next - 1].mark != .none { return false }
            if lexicon.weatherEnds.contains(tokens[next].lower) { return true }
        }
        return false
    }
}
