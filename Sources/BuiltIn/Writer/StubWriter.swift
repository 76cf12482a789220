import Domain

/// Writes a story without a model, by a small story grammar: a plot for its theme with an opening, a goal, an obstacle,
/// attempts, a turn and an ending.
///
/// Deterministic: the same parameters give the same story. Older listeners get longer sentences. A story that is too
/// long for one plot continues with another plot.
struct StubWriter: Sendable {
    func story(from parameters: StoryParameters) -> StoryText {
        let hash = StableHash(
            of: parameters.hero, parameters.kind ?? "", parameters.theme.rawValue, parameters.about ?? "",
            String(parameters.seed))
        var random = SeededGenerator(seed: hash.value)
        let hero = Hero(parameters: parameters, random: &random)
        let subject = StorySubject(parameters.about)
        var slots = hero.slots.merging(Self.surroundings(of: hero, random: &random)) { first, _ in first }
        slots.merge(subject?.slots(hero: hero.name) ?? [:]) { first, _ in first }
        slots["lesson"] = Lesson.sentence(for: parameters.lesson, hero: hero.name, random: &random)
        if let shape = parameters.branching {
            return BranchingStory(shape, slots: slots, parameters: parameters).story(
                theme: parameters.theme, about: subject, random: &random)
        }
        var plots = Self.plots(theme: parameters.theme, subject: subject, random: &random)
        var book = StoryBook(template: slots, parameters: parameters)
        while book.wantsMore, !plots.isEmpty { book.tell(plots.removeFirst(), random: &random) }
        return StoryText(
            title: book.title, details: StoryDetails(theme: parameters.theme),
            body: book.paragraphs.joined(separator: "\n\n"))
    }

    /// The plots in their order in the story: one about the subject, then those of the theme, then all others.
    private static func plots(theme: Theme, subject: StorySubject?, random: inout SeededGenerator) -> [StoryPlot] {
        let tables: [(Theme, [StoryPlot])] = [
            (.fantasy, FantasyPlots.all), (.adventure, AdventurePlots.all), (.animals, AnimalPlots.all),
            (.family, FamilyPlots.all), (.friendship, FriendshipPlots.all),
        ]
        let own = tables.filter { theme == .neutral || $0.0 == theme }.flatMap(\.1)
        let others = tables.filter { theme != .neutral && $0.0 != theme }.flatMap(\.1)
        let ordered = shuffled(own, random: &random) + shuffled(others, random: &random)
        guard let subject else { return ordered }
        return [random.pick(plots(about: subject))] + ordered
    }

    private static func plots(about subject: StorySubject) -> [StoryPlot] {
        switch subject.role {
        case .figure(_, .some): AboutPlots.afraid
        case .figure(_, nil): AboutPlots.other
        case .question: QuestionPlots.all
        case .topic: TopicPlots.all
        }
    }

    private static func shuffled(_ plots: [StoryPlot], random: inout SeededGenerator) -> [StoryPlot] {
        var plots = plots
        for index in plots.indices.reversed() where index > 0 { plots.swapAt(index, random.next(below: index + 1)) }
        return plots
    }

    private static func surroundings(of hero: Hero, random: inout SeededGenerator) -> [String: String] {
        let names = [
            "Pip", "Dot", "Moss", "Nib", "Fern", "Bo", "Tumble", "Clover", "Biscuit", "Hob", "Tuppence", "Plum",
        ]
        let kinds = ["mouse", "rabbit", "frog", "badger", "owl", "mole", "squirrel"]
        let places = [
            "the wood", "the old forest", "the green valley", "the village", "Bramble Wood", "Pepper Valley",
            "Mossy Hollow",
        ]
        return [
            "helper": random.pick(names.filter { $0 != hero.name }),
            "helperKind": random.pick(kinds.filter { !hero.introduction.contains($0) }), "place": random.pick(places),
            "dragon": random.pick(["Ember", "Cinder", "Sparky", "Smudge", "Flicker"].filter { $0 != hero.name }),
        ]
    }
}
