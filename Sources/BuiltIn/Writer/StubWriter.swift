import Domain

/// Writes a story without a model, from the plots of `prompts/plots/`.
///
/// Deterministic: the same parameters give the same story. With other seeds, the plots that fit take turns.
struct StubWriter: Sendable {
    let plots: StoryPlots

    /// `language` is one of ``StoryParameters/builtInLanguages``.
    func story(from parameters: StoryParameters, in language: String = "en") -> StoryText {
        let ages = StoryParameters.ageLimits
        var parameters = parameters
        parameters.age = min(max(parameters.age, ages.lowerBound), ages.upperBound)
        let subject = language == "en" ? StorySubject(parameters.about) : nil
        let shared = plots.shared(in: language)
        // The hero has no part in the choice of the plot: stories with consecutive seeds take the plots in turn.
        let turn = parameters.seed &+ 3 &* UInt64(parameters.age)
        let hash = StableHash(
            of: parameters.hero, parameters.kind ?? "", parameters.theme.rawValue, parameters.about ?? "",
            parameters.lesson ?? "")
        var random = SeededGenerator(
            seed: StableHash(of: String(hash.value), String(parameters.seed), String(parameters.age)).value)
        let hero = Hero(
            parameters: parameters, words: shared, english: plots.shared(in: "en"), random: &random)
        let fitting = plots.plots(for: parameters, subject, in: language)
        let plot = fitting[Int(turn % UInt64(fitting.count))]
        var slots = hero.slots.merging(Self.surroundings(of: hero, shared, random: &random)) { first, _ in first }
        slots.merge(subject?.slots(hero: hero.name) ?? [:]) { first, _ in first }
        slots["lesson"] = Lesson.sentence(
            for: parameters.lesson, hero: hero.name, format: shared.lesson, random: &random)
        var writing = PlotWriter(
            plot: plot, shared: shared, hero: hero, parameters: parameters,
            filler: StoryFiller(slots: slots, age: parameters.age, gender: hero.gender), random: random)
        if let shape = parameters.branching { return writing.branchingStory(shape) }
        return writing.story()
    }

    private static func surroundings(
        of hero: Hero, _ shared: PlotFile, random: inout SeededGenerator
    ) -> [String: String] {
        let others = { (words: [String]) in words.filter { !hero.name.contains($0) && !hero.kind.hasSuffix($0) } }
        let parts: [(String, PlotFile.Part)] = [
            ("helper", .names), ("helperKind", .helpers), ("place", .places), ("dragon", .dragons),
        ]
        var slots: [String: String] = [:]
        for (slot, part) in parts {
            let words = others(shared.words(part))
            if !words.isEmpty { slots[slot] = random.pick(words) }
        }
        return slots
    }
}
