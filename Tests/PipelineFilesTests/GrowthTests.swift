import Backends
import Generation
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import PipelineFiles

/// The plan of a growing collection.
struct GrowthTests {
    private func growth(_ lines: String) throws -> Growth {
        let text = "collection: A\n\(lines)\n"
        return try #require(
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(text, at: "p.yaml")
                .growth)
    }

    private static func made(_ stories: some Sequence<GrownStory>) -> [GrownStory] {
        stories.map { story in
            var story = story
            story.isMade = true
            return story
        }
    }

    private func key(_ story: GrownStory) -> [String] { [story.hero, story.theme.rawValue, story.lesson] }

    @Test(arguments: [
        "grow: { stories: 30, heroes: [Mira, Tom the mole] }",
        "grow: { stories: 12, heroes: [Mira], goals: [courage] }",
        "grow: { stories: 200, heroes: [A, B, C, D, E], goals: [courage, sharing, pets, sleep, dragons] }",
    ])
    func noTwoStoriesAreAlike(lines: String) throws {
        let growth = try growth(lines)
        let plan = growth.plan(after: [])
        #expect(plan.count == growth.stories)
        #expect(Set(plan.map(key)).count == plan.count)
        #expect(Set(plan.map(\.title)).count == plan.count)
        #expect(growth.plan(after: []) == plan)
        for count in [0, 1, growth.stories / 2] {
            let made = Self.made(plan.prefix(count))
            #expect(growth.plan(after: made) == made + plan.dropFirst(count))
            #expect(growth.plan(after: Array(plan.prefix(count))) == plan)
        }
    }

    /// Any heroes and goals make as many stories as the pipeline is allowed to ask for.
    @Test
    func thePlanHasAsManyStoriesAsAllowed() throws {
        var generator = SeededGenerator(seed: 5)
        let heroes = ["Mira", "Tom the mole", "Tom the fox", "Ada", "Bo"]
        let goals = ["courage", "sharing", "zebras", "xylophones", "sleep", "dragons"]
        for _ in 0..<20 {
            let some = heroes.shuffled(using: &generator).prefix(1 + generator.next(below: heroes.count))
            let others = goals.shuffled(using: &generator).prefix(1 + generator.next(below: goals.count))
            var growth = try growth(
                "grow: { stories: 1, heroes: [\(some.joined(separator: ", "))], goals: [\(others.joined(separator: ", "))] }"
            )
            let count = min(growth.capacity, Growth.storyLimits.upperBound)
            growth.stories = count
            let plan = growth.plan(after: [])
            #expect(plan.count == count, "\(some) \(others)")
            #expect(Set(plan.map(\.title)).count == count)
        }
    }

    @Test
    func aChangeOfHeroesChangesOnlyWhatIsToCome() throws {
        let before = Self.made(try growth("grow: { stories: 3, heroes: [Mira] }").plan(after: []))
        let plan = try growth("grow: { stories: 8, heroes: [Bo] }").plan(after: before)
        #expect(Array(plan.prefix(3)) == before)
        #expect(plan.dropFirst(3).allSatisfy { $0.hero == "Bo" })
    }

    @Test(arguments: [
        ("courage", Theme.adventure), ("moving house", .family), ("Sharing toys", .friendship), ("dragons", .fantasy),
        ("going to the zoo", .animals), ("braveness", .adventure), ("fantasy", .fantasy),
    ])
    func goalsHaveThemes(goal: String, theme: Theme) {
        #expect(GrowthWords.theme(of: goal) == theme)
    }

    @Test
    func aStoryHasItsThemeByFreeWords() throws {
        let text = """
            collection: A
            stories:
              - write: { hero: Mira, theme: moving house }
              - { write: { hero: Mira }, theme: courage }
              - write: { hero: Mira, theme: neutral }
            """
        let stories = try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem())
            .pipeline(text, at: "p.yaml").stories
        let themes = stories.compactMap { story -> Theme? in
            if case .parameters(let parameters) = story.source { parameters.theme } else { nil }
        }
        #expect(themes == [.family, .adventure, .neutral])
    }

    @Test
    func anUnknownGoalIsAboutFriendship() throws {
        let themes = try growth("grow: { stories: 2, heroes: [Mira], goals: [xylophones] }").themes
        #expect(themes.map(\.theme) == [.friendship] && themes.map(\.isKnown) == [false])
    }

    @Test
    func everyThemeHasWords() {
        for theme in Theme.allCases {
            #expect(Set(GrowthWords.lessons(of: theme)).count == 12 && Set(GrowthWords.subjects(of: theme)).count == 12)
        }
    }

    @Test
    func entriesHaveTheFactsOfTheCast() throws {
        let growth = try growth(
            """
            cast: [{ name: Tom, kind: mole, clothes: a red scarf }]
            audience: { ages: 4-5 }
            grow: { stories: 3, pages: 6 }
            """)
        let entries = growth.plan(after: []).map(growth.entry)
        let parameters = entries.compactMap { entry -> StoryParameters? in
            if case .parameters(let parameters) = entry.source { parameters } else { nil }
        }
        #expect(parameters.map(\.hero) == ["Tom", "Tom", "Tom"] && parameters.allSatisfy { 4...5 ~= $0.age })
        #expect(parameters.allSatisfy { $0.kind == "mole" && $0.facts?.clothes == "a red scarf" && $0.pages == 6 })
    }

    @Test
    func anEditedPlanComesFirst() throws {
        let folder = try TemporaryFolder()
        let growth = try growth("grow: { stories: 5, heroes: [Mira] }")
        var plan = Array(growth.plan(after: []).prefix(2))
        plan[0].title = "Mira Says \"No\""
        plan[1].about = "a back\\slash"
        try folder.write(GrowthPlanFile.text(of: plan), to: "plan.yaml")
        try folder.write("collection: A\ngrow: { stories: 5, heroes: [Mira], plan: plan.yaml }\n", to: "pipeline.yaml")
        let read = try #require(
            try PipelineReader(kinds: BackendList.kinds, fileSystem: LocalFileSystem()).pipeline(
                at: folder.path.appending("pipeline.yaml")
            )
            .growth)
        #expect(read.given == plan)
        let continued = read.plan(after: Self.made(growth.plan(after: []).prefix(3)))
        #expect(continued.prefix(2).map(\.about) == plan.map(\.about) && continued[0].title == plan[0].title)
        #expect(continued.prefix(4).map(\.isMade) == [false, true, true, true] && continued.count == 5)
    }

    private func story(_ title: String, hero: String = "Mira", goal: String? = nil) -> GrownStory {
        GrownStory(title: title, hero: hero, goal: goal ?? title, theme: .family, lesson: title, about: title)
    }

    @Test(arguments: [
        // One story of a plan that is made gets another title.
        (["A", "New", "C"], ["A", "B"], 6, ["A", "New", "C", "B"]),
        (["New"], ["A", "B"], 6, ["New", "A", "B"]),
        (["B", "A", "C"], ["A"], 6, ["B", "A", "C"]),
        (["C"], ["A", "B", "C"], 6, ["C", "A", "B"]),
        (["New", "B", "C"], ["A", "B", "C"], 3, ["New", "B", "C", "A"]),
        (["A", "B", "C", "D"], [], 2, ["A", "B"]),
        ([], ["A", "B", "C"], 2, ["A", "B", "C"]),
    ])
    func givenStoriesComeFirstAndEveryMadeStoryStays(
        given: [String], made: [String], count: Int, first: [String]
    ) throws {
        var growth = try growth("grow: { stories: \(count), heroes: [Mira] }")
        growth.given = given.map { story($0) }
        let plan = growth.plan(after: Self.made(made.map { story($0) }))
        #expect(plan.count == max(count, first.count) && Set(plan.map(\.title)).count == plan.count)
        #expect(Array(plan.prefix(first.count)).map(\.title) == first)
        #expect(Set(plan.filter(\.isMade).map(\.title)) == Set(made))
    }

    @Test
    func heroesBelongToTheCast() throws {
        let growth = try growth(
            """
            cast: [{ name: Hedda, kind: hedgehog, clothes: a red scarf }]
            grow: { stories: 4, heroes: [Mira, Hedda, Tom the mole, Bo the fox, Bo the owl] }
            """)
        #expect(growth.cast.map(\.facts.name) == ["Hedda", "Mira", "Tom"])
        #expect(growth.cast.map(\.facts.kind) == ["hedgehog", nil, "mole"])
        for story in growth.plan(after: []) {
            guard case .parameters(let parameters) = growth.entry(story).source else { continue }
            #expect((parameters.facts == nil) == story.hero.hasPrefix("Bo"))
        }
    }

    @Test
    func storiesAreForAllAges() throws {
        let growth = try growth("audience: { ages: 3-6 }\ngrow: { stories: 40, heroes: [Mira, Bo] }")
        let ages = growth.plan(after: []).map(growth.entry).compactMap { entry -> Int? in
            if case .parameters(let parameters) = entry.source { parameters.age } else { nil }
        }
        #expect(Set(ages) == [3, 4, 5, 6])
    }

    @Test
    func aModelIsAskedForWhatIsNotPlanned() throws {
        let growth = try growth("grow: { stories: 6, heroes: [Mira, Tom the mole], goals: [courage, sleep] }")
        let facts = CollectionFacts(slug: Slug(title: "A"), title: "A", language: "en", audience: .standard, style: "")
        let stored =
            Self.made([story("A", goal: "courage"), story("Gone", hero: "Bo", goal: "courage")])
            + [
                story("B", hero: "Tom the mole", goal: "sleep"), story("C", hero: "Bo", goal: "sleep"),
                story("D", goal: "dragons"),
            ]
        let request = try #require(growth.request(after: stored, of: facts))
        #expect(request.count == 3 && request.known.map(\.title) == ["A", "Gone", "B"])
        #expect(
            request.goals.map(\.goal) == ["courage", "sleep"] && request.goals.map(\.theme) == [.adventure, .family])
        #expect(growth.request(after: Self.made(growth.plan(after: [])), of: facts) == nil)
        #expect(growth.request(after: growth.plan(after: []), of: facts) == nil)
    }
}
