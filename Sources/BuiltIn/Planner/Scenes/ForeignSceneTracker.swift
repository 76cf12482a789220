import Domain

/// The place, time of day and weather of a page in another language, by lists of nouns. A place counts after a
/// preposition; a time of day and a weather count when named.
struct ForeignSceneTracker {
    private static let memory = 12
    private static let weatherMemory = 3
    private static let reach = 3

    private let inside: Set<String>
    private let settings: [String: Setting]
    private let times: [String: TimeOfDay]
    private let weathers: [String: Weather]
    private(set) var scene = Surroundings(setting: .meadow, noun: nil, timeOfDay: .day, weather: .clear)
    private var pagesLeft = (setting: 0, hour: 0, weather: 0)

    init(words: ForeignSceneWords) {
        inside = words.inside
        settings = Self.inverted(words.settings)
        times = Self.inverted(words.times)
        weathers = Self.inverted(words.weathers)
    }

    mutating func turnPage() {
        pagesLeft = (pagesLeft.setting - 1, pagesLeft.hour - 1, pagesLeft.weather - 1)
        if pagesLeft.setting < 0 { scene.setting = .meadow }
        if pagesLeft.hour < 0 { scene.timeOfDay = .day }
        if pagesLeft.weather < 0 { scene.weather = .clear }
    }

    mutating func read(_ tokens: [PlannerToken]) {
        for index in tokens.indices where !tokens[index].isQuoted {
            let (article, noun) = Self.parts(of: tokens[index].lower)
            let leads = tokens[max(0, index - Self.reach)..<index].reversed().prefix { $0.mark == .none }
            if let setting = settings[noun],
                inside.contains(article) || leads.contains(where: { inside.contains($0.lower) })
            {
                scene.setting = setting
                pagesLeft.setting = Self.memory
            }
            if let hour = times[noun] {
                scene.timeOfDay = hour
                pagesLeft.hour = Self.memory
            }
            if let weather = weathers[noun] {
                scene.weather = weather
                pagesLeft.weather = Self.weatherMemory
            }
        }
    }

    /// Splits `nell'orto` into `nell'` and `orto`.
    private static func parts(of word: String) -> (article: String, noun: String) {
        guard let mark = word.firstIndex(of: "'"), word.index(after: mark) < word.endIndex else { return ("", word) }
        return (String(word[...mark]), String(word[word.index(after: mark)...]))
    }

    private static func inverted<Meaning: RawRepresentable<String>>(_ table: [String: [String]]) -> [String: Meaning] {
        var inverted: [String: Meaning] = [:]
        for (name, words) in table.sorted(by: { $0.key < $1.key }) {
            guard let meaning = Meaning(rawValue: name) else { continue }
            for word in words where inverted[word] == nil { inverted[word] = meaning }
        }
        return inverted
    }
}
