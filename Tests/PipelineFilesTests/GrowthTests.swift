import Backends
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

    private func key(_ story: GrownStory) -> [String] { [story.hero, story.theme.rawValue, story.lesson] }

    @Test(arguments: [
        "grow: { stories: 30, heroes: [Mira, Tom the mole] }",
        "grow: { stories: 12, heroes: [Mira], goals: [courage] }",
        "grow: { stories: 200, heroes: [A, B, C, D, E], goals: [courage, sharing, pets, sleep, dragons] }",
    ])
    func noTwoStoriesAreAlike(lines: String) throws {
        let growth = try growth(lines)
        let plan = growth.plan(growth.stories, after: [])
        #expect(plan.count == growth.stories)
        #expect(Set(plan.map(key)).count == plan.count)
        #expect(Set(plan.map(\.title)).count == plan.count)
        #expect(growth.plan(growth.stories, after: []) == plan)
        for count in [0, 1, growth.stories / 2] {
            #expect(growth.plan(growth.stories, after: Array(plan.prefix(count))) == plan)
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
            let growth = try growth(
                "grow: { stories: 1, heroes: [\(some.joined(separator: ", "))], goals: [\(others.joined(separator: ", "))] }"
            )
            let count = min(growth.capacity, Growth.storyLimits.upperBound)
            let plan = growth.plan(count, after: [])
            #expect(plan.count == count, "\(some) \(others)")
            #expect(Set(plan.map(\.title)).count == count)
        }
    }

    @Test
    func aChangeOfHeroesChangesOnlyWhatIsToCome() throws {
        let before = try growth("grow: { stories: 8, heroes: [Mira] }").plan(3, after: [])
        let plan = try growth("grow: { stories: 8, heroes: [Bo] }").plan(8, after: before)
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
        let entries = growth.plan(3, after: []).enumerated().map { growth.entry($1, $0) }
        let parameters = entries.compactMap { entry -> StoryParameters? in
            if case .parameters(let parameters) = entry.source { parameters } else { nil }
        }
        #expect(parameters.map(\.hero) == ["Tom", "Tom", "Tom"] && parameters.map(\.age) == [4, 5, 4])
        #expect(parameters.allSatisfy { $0.kind == "mole" && $0.facts?.clothes == "a red scarf" && $0.pages == 6 })
    }

    @Test
    func anEditedPlanComesFirst() throws {
        let folder = try TemporaryFolder()
        let growth = try growth("grow: { stories: 5, heroes: [Mira] }")
        var plan = growth.plan(2, after: [])
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
        #expect(Array(read.plan(5, after: growth.plan(3, after: [])).prefix(2)) == plan)
    }

    @Test(arguments: [
        // The plan that was made is written, and one story gets another title.
        (["A", "New", "C"], ["A", "B"], ["A", "New", "C"]),
        (["New"], ["A", "B"], ["New", "B"]),
        (["B", "A", "C"], ["A"], ["B", "A", "C"]),
        (["C"], ["A", "B", "C"], ["C", "B"]),
    ])
    func givenStoriesReplaceTheFirstOnesByTheirTitles(given: [String], made: [String], first: [String]) throws {
        func story(_ title: String) -> GrownStory {
            GrownStory(title: title, hero: "Mira", goal: title, theme: .family, lesson: title, about: title)
        }
        var growth = try growth("grow: { stories: 6, heroes: [Mira] }")
        growth.given = given.map(story)
        let plan = growth.plan(6, after: made.map(story)).map(\.title)
        #expect(plan.count == 6 && Set(plan).count == 6)
        #expect(Array(plan.prefix(first.count)) == first)
    }
}
