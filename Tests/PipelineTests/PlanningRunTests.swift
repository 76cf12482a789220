import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Text generators with bad replies in a complete run.
struct PlanningRunTests {
    private struct ScriptedPlanner: TextGenerator {
        let name: String
        let answer: @Sendable (PlanRequest) throws -> StoryPlan

        func availability() async -> Availability { .available(detail: "scripted") }
        func write(_ parameters: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
            throw GenerationError(.refused, "plans only")
        }
        func plan(_ request: PlanRequest, journal: TextJournal) async throws -> StoryPlan { try answer(request) }
    }

    @Test func asksTheNextWhenAPlanIsNotValid() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat. It slept."])
        testRun.texts = [
            ScriptedPlanner(name: "model") { _ in
                StoryPlan(
                    theme: .animals, characters: [],
                    pages: [
                        PageSpec(
                            number: 1, sentences: SentenceRange(first: 1, last: 1),
                            panels: [
                                PanelSpec(
                                    direction: "A fox.", alt: "picture of a fox", setting: .forest,
                                    cast: [CastMember(character: "fox")])
                            ])
                    ])
            }
        ]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(
            summary.notices == [
                "one: pages[0].sentences.last: is 1, must be 2, the last sentence of the story (from model)",
                "one: pages[0].panels[0].cast[0].character: “fox” is not among the characters (from model)",
                "one: pages[0].panels[0].alt: opens with “picture of”; say what is shown instead (from model)",
            ])
    }

    @Test func takesAPlannerOutWhosePlansAreOfNoUseForThreeStoriesInARow() async throws {
        let testRun = try TestRun(stories: TestRun.tales(5))
        let asked = Mutex(0)
        testRun.texts = [
            ScriptedPlanner(name: "model") { _ in
                asked.withLock { $0 += 1 }
                return StoryPlan(theme: .animals, characters: [], pages: [])
            }
        ]
        let notices = try await testRun.run().notices
        #expect(asked.withLock(\.self) == 3)
        #expect(
            notices.contains {
                $0.hasPrefix("model is away: bad-reply: tale-3: ")
            })
    }

    @Test func asksTheNextWhenAGeneratorFails() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat. It slept."])
        testRun.texts = [ScriptedPlanner(name: "model") { _ in throw GenerationError(.transient, "timed out") }]
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(
            summary.notices == ["one: model could not plan it: transient: timed out"])
    }

    /// Only the built-in planner is not checked for the rating's words. Its name does not matter.
    @Test func holdsAPlannerToTheRatingWhateverItsName() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        testRun.texts = [
            ScriptedPlanner(name: "stub") { _ in
                StoryPlan(
                    theme: .animals, characters: [],
                    pages: [
                        PageSpec(
                            number: 1, sentences: SentenceRange(first: 1, last: 1),
                            panels: [
                                PanelSpec(direction: "A gun in the grass.", alt: "Grass.", setting: .forest, cast: [])
                            ])
                    ])
            }
        ]
        let notice = "one: pages[0].panels[0].direction: “gun” is not for a collection rated G (from stub)"
        #expect(try await testRun.run().notices.contains(notice))
    }

    @Test func saysWhatTheBuiltInPlannerLacksInOtherLanguages() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Test\nlanguage: de\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 64x112\n",
            to: "pipeline.yaml")
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole)
        #expect(
            summary.notices == [
                "test: the built-in planner knows the words for characters, places and times in English only; "
                    + "pictures of stories in “de” need not show who and what they tell of"
            ])
    }

    @Test func writesAStoryFromParametersInTheWantedNumberOfPages() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            "collection: Test\nstories:\n  - write: { hero: Mira, age: 5, theme: friendship, about: a lantern afraid of the dark, pages: 8 }\nsize: 64x112\n",
            to: "pipeline.yaml")
        let summary = try await testRun.run()
        #expect(summary.panels == [.ready: 8])
    }

    @Test func asksForNothingAboveTheRating() async throws {
        let testRun = try TestRun()
        try testRun.folder.write(
            """
            collection: Test
            stories:
              - write: { hero: Mira, age: 5, about: a gun that sings }
              - write: { hero: Otto, age: 5, pages: 4 }
            size: 64x112
            """, to: "pipeline.yaml")
        let summary = try await testRun.run()
        #expect(summary.hasInputProblems)
        #expect(summary.panels == [.ready: 4])
        #expect(
            summary.notices.first?.hasSuffix(
                "pipeline.yaml:3:12: “about” is “a gun that sings”, and “gun” is not for a collection rated G; "
                    + "ask for something else") == true,
            "\(summary.notices)")
    }
}
