import PipelineFixtures
import Synchronization
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Runs of a growing collection that a language model plans.
struct GrowthRunTests {
    private final class Planner: TextGenerator {
        let name = "model"
        let requests = Mutex<[GrowthRequest]>([])
        let stories: @Sendable (GrowthRequest) throws -> [GrownStory]

        init(_ stories: @escaping @Sendable (GrowthRequest) throws -> [GrownStory]) {
            self.stories = stories
        }

        var counts: [Int] { requests.withLock { $0.map(\.count) } }

        func availability() async -> Availability { .available(detail: "scripted") }
        func write(_: StoryParameters, language: String, journal: TextJournal) async throws -> WrittenStory {
            throw GenerationError(.refused, "plans only")
        }
        func plan(_: PlanRequest, journal: TextJournal) async throws -> StoryPlan {
            throw GenerationError(.refused, "plans only")
        }
        func stories(_ request: GrowthRequest, journal: TextJournal) async throws -> [GrownStory]? {
            requests.withLock { $0.append(request) }
            return try stories(request)
        }
    }

    private static func story(_ number: Int) -> GrownStory {
        GrownStory(
            title: "Planned \(number)", hero: "Mira", goal: "courage", theme: .adventure, lesson: "to ask for help",
            about: "a kite")
    }

    private let testRun: TestRun

    init() throws {
        testRun = try TestRun()
    }

    private func grow(_ planner: Planner, _ lines: String = "stories: 4, each-run: 2") throws {
        try testRun.folder.write(
            "collection: Test\nsize: 64x112\ngrow: { \(lines), heroes: [Mira], goals: [courage], pages: 4 }\n",
            to: "pipeline.yaml")
        testRun.texts = [planner]
        testRun.amend = { $0.text[0].kind = "llama" }
    }

    private func plan() async throws -> [GrownStory] {
        let library = try testRun.open()
        defer { try? library.close() }
        return try await library.collections.grownStories(of: Slug(title: "Test"))
    }

    @Test func theModelPlansOnceAndLaterRunsContinue() async throws {
        let planner = Planner { request in (1...request.count).map(Self.story) }
        try grow(planner)
        let forecast = try await testRun.forecast()
        #expect(
            forecast.notices.contains(
                "“Test”: a language model is asked to plan 4 stories first; the stories here are the built-in plan's"))
        let first = try await testRun.run()
        #expect(first.panels == [.ready: 8])
        #expect(try await plan().map(\.title) == ["Planned 1", "Planned 2", "Planned 3", "Planned 4"])
        #expect(try await plan().map(\.isMade) == [true, true, false, false])
        #expect(try await testRun.forecast().notices.contains { $0.contains("is asked to plan") } == false)
        let second = try await testRun.run()
        #expect(second.panels == [.ready: 16])
        #expect(try await testRun.stories().map(\.slug.text) == (1...4).map { "planned-\($0)" })
        #expect(planner.counts == [4])
        #expect(try await testRun.run().run == nil)
    }

    @Test func theGrammarStandsInUntilAModelCanBeAsked() async throws {
        let isAway = Mutex(true)
        let planner = Planner { request in
            if isAway.withLock(\.self) { throw GenerationError(.refused, "not now") }
            return (1...request.count).map(Self.story)
        }
        try grow(planner)
        let notices = try await testRun.run().notices
        #expect(
            notices.prefix(2) == [
                "test: model could not plan its stories: refused: not now",
                "test: the built-in plan stands in for 4 stories (model: refused: not now); the next run asks a language model again",
            ])
        #expect(try await plan().map(\.isMade) == [true, true])
        isAway.withLock { $0 = false }
        _ = try await testRun.run()
        #expect(planner.counts == [4, 2])
        #expect(try await plan().map(\.title).suffix(2) == ["Planned 1", "Planned 2"])
        #expect(try await testRun.stories().count == 4)
    }

    @Test func whatIsPlannedFollowsThePipeline() async throws {
        let planner = Planner { request in (1...request.count).map(Self.story) }
        try grow(planner, "stories: 3, each-run: 1")
        _ = try await testRun.run()
        try testRun.folder.write(
            "collection: Test\nsize: 64x112\ngrow: { stories: 3, each-run: 1, heroes: [Bo], goals: [courage], pages: 4 }\n",
            to: "pipeline.yaml")
        _ = try await testRun.run()
        #expect(planner.requests.withLock { $0.map { $0.known.map(\.title) } } == [[], ["Planned 1"]])
        #expect(
            try await plan().first
                == {
                    var story = Self.story(1)
                    story.isMade = true
                    return story
                }())
    }

    @Test func aRunForBuiltInGeneratorsAsksNone() async throws {
        let planner = Planner { _ in [] }
        try grow(planner)
        testRun.amendRequest = { $0.stubOnly = true }
        #expect(try await testRun.run().panels == [.ready: 8])
        #expect(planner.counts.isEmpty)
        #expect(try await plan().map(\.isMade) == [true, true])
    }
}
