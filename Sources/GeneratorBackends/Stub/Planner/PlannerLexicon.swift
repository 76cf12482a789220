import Domain
import PageSpecs

/// ``PlannerWords`` turned round: from the word in the text to what it means.
struct PlannerLexicon: Sendable {
    struct Action {
        var base: String
        var pose: Pose
        var vividness: Int
    }

    /// A thing to draw and whether the word names several.
    struct Prop {
        var noun: String
        var isPlural: Bool
    }

    let words: PlannerWords
    let kinds: [String: String]
    let kin: Set<String>
    let people: Set<String>
    let settings: [String: Setting]
    let times: [String: TimeOfDay]
    let weathers: [String: Weather]
    let weatherEnds: Set<String>
    let moods: [String: [Mood]]
    let actions: [String: Action]
    let speech: Set<String>
    let props: [String: Prop]
    let handheld: Set<String>
    let uncountable: Set<String>
    let holds: Set<String>
    let releases: Set<String>
    let themes: [String: [Theme]]
    let notNames: Set<String>
    let sheNames: Set<String>
    let heNames: Set<String>
    let sizes: Set<String>
    let colours: Set<String>
    let garments: Set<String>

    init(words: PlannerWords) {
        self.words = words
        kinds = Self.inverted(words.kinds)
        kin = Set(words.kin)
        people = Set(words.people)
        settings = Self.inverted(words.settings.mapValues(\.words)).compactMapValues(Setting.init(rawValue:))
        times = Self.inverted(words.times).compactMapValues(TimeOfDay.init(rawValue:))
        weathers = Self.inverted(words.weathers).compactMapValues(Weather.init(rawValue:))
        weatherEnds = Set(words.weatherEnds)
        moods = Self.allInverted(words.moods).mapValues { $0.compactMap(Mood.init(rawValue:)) }
        actions = Self.actions(words.actions)
        speech = Set(words.speech)
        props = Self.props(words.props)
        handheld = Set(words.handheld)
        uncountable = Set(words.uncountable)
        holds = Set(words.holds)
        releases = Set(words.releases)
        themes = Self.allInverted(words.themes).mapValues { $0.compactMap(Theme.init(rawValue:)) }
        notNames = Set(words.notNames)
        sheNames = Set(words.sheNames)
        heNames = Set(words.heNames)
        sizes = Set(words.sizes)
        colours = Set(words.colours)
        garments = Set(words.garments)
    }

    func isVerb(_ word: String) -> Bool {
        actions[word] != nil || speech.contains(word) || Self.auxiliaries.contains(word)
    }

    static let auxiliaries: Set<String> = [
        "was", "were", "is", "are", "had", "has", "did", "does", "could", "would", "can", "will", "began", "started", "kept",
        "wanted", "felt", "knew", "loved", "liked", "wished", "tried", "thought", "lived", "made", "never", "always", "didn't",
        "couldn't", "wasn't", "wouldn't", "woke", "heard", "got", "fell", "became", "needed", "grew",
    ]
    static let determiners: Set<String> = [
        "the", "a", "an", "his", "her", "their", "its", "my", "our", "your", "one", "another", "this", "that", "every", "each",
    ]

    static func isAdverb(_ word: String) -> Bool {
        word.hasSuffix("ly")
            || ["then", "just", "only", "also", "still", "soon", "both", "all", "too", "once", "even", "at", "last"].contains(word)
    }

    private static func inverted(_ table: [String: [String]]) -> [String: String] {
        var inverted: [String: String] = [:]
        for (meaning, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words where inverted[word] == nil { inverted[word] = meaning }
        }
        return inverted
    }

    private static func allInverted(_ table: [String: [String]]) -> [String: [String]] {
        var inverted: [String: [String]] = [:]
        for (meaning, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words { inverted[word, default: []].append(meaning) }
        }
        return inverted
    }

    private static func actions(_ table: [String: PlannerWords.Action]) -> [String: Action] {
        var actions: [String: Action] = [:]
        for (base, action) in table.sorted(by: { $0.key < $1.key }) {
            for form in action.forms where actions[form] == nil {
                actions[form] = Action(base: base, pose: action.pose, vividness: action.vividness)
            }
        }
        return actions
    }

    private static func props(_ table: [String: [String]]) -> [String: Prop] {
        var props: [String: Prop] = [:]
        for (noun, words) in table.sorted(by: { $0.key < $1.key }) {
            for word in words where props[word] == nil {
                let isPlural = word != noun && word.hasSuffix("s") && words.contains(String(word.dropLast()))
                props[word] = Prop(noun: noun, isPlural: isPlural || word == EnglishGrammar.plural(of: noun))
            }
        }
        return props
    }
}
