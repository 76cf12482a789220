package import Domain
package import Generation
package import SystemPackage

/// How a collection grows by stories that are written: `grow:`.
package struct Growth: Sendable {
    package static let storyLimits = 1...200
    static let standardStories = 12
    static let wordLimit = 40
    static let listLimit = 40

    /// How many stories the collection is to have from this.
    package var stories: Int
    /// Names, each possibly with a kind: `Tom the mole`. Never empty.
    package var heroes: [String]
    /// Free words. Never empty.
    package var goals: [String]
    package var ages: ClosedRange<Int>
    package var pages: Int
    /// How many stories each run adds; nil for all at once.
    package var eachRun: Int?
    /// The stories of an edited plan; they come first.
    package var given: [GrownStory] = []
    /// The file of ``given``.
    package var plan: FilePath?
    /// The cast of the pipeline. Heroes belong to it, so that they look the same in all stories.
    package var cast: [CastEntry]
    package var tier: Tier
    package var panels: ClosedRange<Int>?
    package var pictures: PictureChoice
    package var place: String
}

extension Growth {
    /// The themes of the goals, each goal once.
    package var themes: [(goal: String, theme: Theme, isKnown: Bool)] {
        goals.map { goal in
            let theme = GrowthWords.theme(of: goal)
            return (goal, theme ?? .friendship, theme != nil)
        }
    }

    /// How many stories differ in hero, theme or lesson.
    var capacity: Int {
        Set(heroes.map(Self.name)).count
            * Set(themes.map(\.theme)).reduce(0) { $0 + GrowthWords.lessons(of: $1).count }
    }

    /// The plan, after what the library has of it: the stories of the edited plan, then the others that are made, of
    /// which none is left out, then planned ones, then those of the grammar.
    /// No two stories of the grammar have the same title, or the same hero, theme and lesson.
    package func plan(after stored: [GrownStory]) -> [GrownStory] {
        var plan = settled(after: stored)
        var keys = Set(plan.map(key))
        var titles = Set(plan.map(\.title))
        let themes = themes
        // What is not new for one place is not new for a later one.
        var others = allStories(themes).makeIterator()
        while plan.count < stories {
            let number = plan.count
            let isNew = { (story: GrownStory) in !keys.contains(key(of: story)) && !titles.contains(story.title) }
            var next = (0..<Self.attempts).lazy.map { story(number, attempt: $0, themes) }.first(where: isNew)
            while next == nil, let other = others.next() { next = isNew(other) ? other : nil }
            guard let next else { break }
            keys.insert(key(of: next))
            titles.insert(next.title)
            plan.append(next)
        }
        return plan
    }

    /// The part of the plan that the library and the edited plan have. Of what is only planned, heroes and goals must
    /// still be those of the pipeline.
    private func settled(after stored: [GrownStory]) -> [GrownStory] {
        let made = Set(stored.filter(\.isMade).map(\.slug))
        let first = given.prefix(stories).map { story in
            var story = story
            story.isMade = made.contains(story.slug)
            return story
        }
        let listed = Set(first.map(\.slug))
        let others = stored.filter { !listed.contains($0.slug) }
        let kept = first + others.filter(\.isMade)
        let planned = others.filter { !$0.isMade && heroes.contains($0.hero) && goals.contains($0.goal) }
        return kept + planned.prefix(max(0, stories - kept.count))
    }

    /// How many stories the library and the edited plan do not have.
    package func missing(after stored: [GrownStory]) -> Int { max(0, stories - settled(after: stored).count) }

    /// What a language model is to plan next; nil if the plan is complete.
    package func request(after stored: [GrownStory], of collection: CollectionFacts) -> GrowthRequest? {
        let settled = settled(after: stored)
        let count = min(GrowthRequest.most, stories - settled.count)
        guard count > 0 else { return nil }
        return GrowthRequest(
            collection: collection.title, language: collection.language,
            audience: Audience(ages: ages, rating: collection.audience.rating), heroes: heroes,
            goals: themes.map { ($0.goal, $0.theme) }, known: settled, count: count)
    }

    /// How many random stories are tried for one place of the plan, before all possible ones are.
    private static let attempts = 100

    private func allStories(
        _ themes: [(goal: String, theme: Theme, isKnown: Bool)]
    ) -> some Sequence<GrownStory> {
        heroes.lazy.flatMap { hero in
            themes.lazy.flatMap { goal, theme, _ in
                GrowthWords.lessons(of: theme).lazy.flatMap { lesson in
                    (GrowthWords.subjects(of: theme) + [goal]).lazy.map { about in
                        GrownStory(
                            title: Self.title(hero, about), hero: hero, goal: goal, theme: theme, lesson: lesson,
                            about: about)
                    }
                }
            }
        }
    }

    /// A story for a place of the plan. Heroes and goals take turns.
    private func story(
        _ number: Int, attempt: Int, _ themes: [(goal: String, theme: Theme, isKnown: Bool)]
    ) -> GrownStory {
        // Every pair of a hero and a goal is used once before any is used again.
        let turn = number + attempt
        let hero = heroes[turn % heroes.count]
        let (goal, theme, isKnown) = themes[(turn + turn / Self.round(heroes.count, themes.count)) % themes.count]
        var random = SeededGenerator(seed: StableHash(of: hero, goal, "\(number)", "\(attempt)").value)
        let lesson = random.pick(GrowthWords.lessons(of: theme))
        // An unknown goal is preferred to the subjects of the theme that stands in for its own.
        let isGoal = isKnown ? random.next(below: 3) == 0 : attempt < heroes.count * themes.count
        let about = isGoal ? goal : random.pick(GrowthWords.subjects(of: theme))
        return GrownStory(
            title: Self.title(hero, about), hero: hero, goal: goal, theme: theme, lesson: lesson, about: about)
    }

    /// The least common multiple.
    private static func round(_ one: Int, _ other: Int) -> Int {
        var (divisor, rest) = (one, other)
        while rest > 0 { (divisor, rest) = (rest, divisor % rest) }
        return one / divisor * other
    }

    private func key(of story: GrownStory) -> [String] {
        [Self.name(of: story.hero), story.theme.rawValue, story.lesson.lowercased()]
    }

    /// The story as an entry of the pipeline. Nothing of it depends on the other stories of the plan.
    package func entry(_ story: GrownStory) -> StoryEntry {
        let name = Self.name(of: story.hero)
        let known = cast.map(\.facts).first { $0.isNamed(by: name) }
        let age = StoryParameters.ageLimits.clamp(
            ages.lowerBound + Int(StableHash(of: story.title).value % UInt64(ages.count)))
        return StoryEntry(
            slug: story.slug,
            source: .parameters(
                StoryParameters(
                    hero: name, kind: Self.kind(of: story.hero) ?? known?.kind, facts: known, age: age,
                    theme: story.theme,
                    about: story.about, lesson: story.lesson, pages: pages,
                    seed: StableHash(of: story.title, story.about, story.lesson).value)),
            title: story.title, tier: tier, panels: panels, pictures: pictures, place: place)
    }

    /// The heroes as characters of a cast, without those of which several have the same name.
    static func cast(of heroes: [String], place: String) -> [CastEntry] {
        let all = Set(heroes).map(CharacterFacts.init(hero:))
        return heroes.map(CharacterFacts.init(hero:))
            .filter { hero in all.count { $0.isSameCharacter(as: hero) } == 1 }
            .map { CastEntry(facts: $0, place: place) }
    }

    /// `Tom` of “Tom the mole”.
    static func name(of hero: String) -> String {
        let parts = hero.split(separator: " the ", maxSplits: 1)
        return parts.count == 2 ? String(parts[0]) : hero
    }

    /// `mole` of “Tom the mole”.
    static func kind(of hero: String) -> String? {
        let parts = hero.split(separator: " the ", maxSplits: 1)
        return parts.count == 2 ? parts[1].lowercased() : nil
    }

    private static func title(_ hero: String, _ about: String) -> String {
        var words = about.split(separator: " ").map(String.init)
        if let first = words.first, ["a", "an"].contains(first) { words[0] = "the" }
        let small: Set<String> = ["a", "an", "the", "of", "in", "on", "at", "to", "and", "or", "for", "with", "by"]
        let titled = words.map { small.contains($0) ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
        return "\(name(of: hero)) and \(titled.joined(separator: " "))"
    }
}

extension CharacterFacts {
    fileprivate init(hero: String) {
        self.init(name: Growth.name(of: hero), kind: Growth.kind(of: hero))
    }
}

extension ClosedRange<Int> {
    fileprivate func clamp(_ value: Int) -> Int { Swift.min(Swift.max(value, lowerBound), upperBound) }
}
