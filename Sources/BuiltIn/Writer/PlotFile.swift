import Domain

/// A file of `prompts/plots/`: one plot, or what all stories of a language share.
///
/// The templates are read only when a story uses them, because the files are large. ``PlotFileReader`` checks all.
struct PlotFile: Sendable {
    /// The sections that a file may have.
    enum Part: String, CaseIterable, Sendable {
        // Of a plot. Sections with the same name are alternatives; a story takes several attempts and episodes.
        case opening, want, obstacle, attempt, turn, ending
        /// Short moments between attempts, and places on the way. Plots and shared files have them.
        case moment, episode
        /// What ends a story with choices, and what comes before its first choice.
        case end, crossroads
        // Shared words, one a line.
        case greeting, names, places, helpers, heroes, dragons, kinds, she, he, child, person, bird, water, machine

        /// Whether its text is lines instead of a template.
        var isList: Bool {
            switch self {
            case .opening, .want, .obstacle, .attempt, .turn, .ending, .moment, .episode, .end, .crossroads, .greeting:
                false
            case .names, .places, .helpers, .heroes, .dragons, .kinds, .she, .he, .child, .person, .bird, .water,
                .machine:
                true
            }
        }
    }

    enum Condition: Hashable, Sendable {
        case hero(Hero.Group)
        case theme(Theme)
        case ages(ClosedRange<Int>)
    }

    struct Section: Sendable {
        let part: Part
        let conditions: [Condition]
        /// What a reader chooses to go there; empty if none is given.
        let label: String
        let text: String
    }

    /// A kind of hero in the words of a language with grammatical gender.
    struct Kind: Sendable {
        let names: Set<String>
        let gender: Hero.Gender
        /// With its article: the nominative, and the accusative if it differs.
        let forms: [String]
    }

    /// What a plot needs from `about:`.
    enum Subject: String, CaseIterable, Sendable {
        case fear, figure, question, topic
    }

    /// Without its extension.
    let name: String
    var language = "en"
    var themes: [Theme] = []
    /// The first letters of words in lessons that the plot shows.
    var lessons: [String] = []
    var titles: [String] = []
    var quest = ""
    var sought = ""
    var refrains: [String] = []
    var lastRefrains: [String] = []
    var subject: Subject?
    /// Whether it is for stories with choices.
    var hasBranches = false
    /// How the hero says the lesson, with `{lesson}`.
    var lesson: String?
    var kinds: [Kind] = []
    private var sections: [Part: [Section]] = [:]
    private var lists: [Part: [String]] = [:]

    init(name: String) {
        self.name = name
    }

    var isShared: Bool { name.hasPrefix("shared-") }

    subscript(part: Part) -> [Section] { sections[part] ?? [] }

    func words(_ part: Part) -> [String] { lists[part] ?? [] }

    mutating func add(_ section: Section) { sections[section.part, default: []].append(section) }

    mutating func add(_ words: [String], to part: Part) { lists[part, default: []] += words }

    /// The sections of a part that may be used. Those with conditions come first.
    func sections(_ part: Part, for hero: Hero, age: Int, theme: Theme) -> [Section] {
        let fitting = self[part].filter { section in
            section.conditions.allSatisfy { condition in
                switch condition {
                case .hero(let group): hero.groups.contains(group)
                case .theme(let wanted): wanted == theme
                case .ages(let ages): ages.contains(age)
                }
            }
        }
        return fitting.filter { !$0.conditions.isEmpty } + fitting.filter(\.conditions.isEmpty)
    }
}
