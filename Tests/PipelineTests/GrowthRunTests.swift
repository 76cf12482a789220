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

    /// The next stories of the plan.
    private static func stories(_ request: GrowthRequest) -> [GrownStory] {
        (1...request.count).map { story(request.known.count + $0) }
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
            "collection: Test\nsize: 64x112\ngrow: { \(lines), heroes: [Mira], goals: [courage, sleep, dragons], pages: 4 }\n",
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
                "“Test”: a language model is asked to plan 4 stories first; those of the built-in plan are in their places here"
            ))
        let first = try await testRun.run()
        #expect(first.panels == [.ready: 8])
        #expect(try await plan().map(\.title) == ["Planned 1", "Planned 2", "Planned 3", "Planned 4"])
        #expect(try await plan().map(\.isMade) == [true, true, false, false])
        #expect(try await testRun.forecast().notices.contains { $0.contains("is asked to plan") } == false)
        let second = try await testRun.run()
        #expect(second.panels == [.ready: 16])
        #expect(try await testRun.stories().map(\.slug.text) == (1...4).map { "planned-\($0)" })
        #expect(try await testRun.run().run == nil)
        #expect(planner.counts == [4])
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
                "test: the built-in plan stands in for 4 stories (model: refused: not now); those that are not made yet are planned again by the next run",
            ])
        #expect(try await plan().map(\.isMade) == [true, true])
        isAway.withLock { $0 = false }
        _ = try await testRun.run()
        #expect(planner.counts == [4, 2])
        #expect(try await plan().map(\.title).suffix(2) == ["Planned 1", "Planned 2"])
        #expect(try await testRun.stories().count == 4)
    }

    @Test func whatIsPlannedFollowsThePipeline() async throws {
        let planner = Planner { request in
            Self.stories(request).map { story in
                var story = story
                story.hero = request.heroes[0]
                return story
            }
        }
        try grow(planner, "stories: 3, each-run: 1")
        _ = try await testRun.run()
        try testRun.folder.write(
            "collection: Test\nsize: 64x112\ngrow: { stories: 3, each-run: 1, heroes: [Bo], goals: [courage], pages: 4 }\n",
            to: "pipeline.yaml")
        _ = try await testRun.run()
        #expect(planner.requests.withLock { $0.map { $0.known.map(\.title) } } == [[], ["Planned 1"]])
        #expect(try await plan().map(\.title) == ["Planned 1", "Planned 2", "Planned 3"])
        #expect(try await plan().map(\.hero) == ["Mira", "Bo", "Bo"])
        #expect(try await plan().map(\.isMade) == [true, true, false])
    }

    /// Without `each-run`, all stories are made at once, and stay.
    @Test func theGrammarStandsInForAll() async throws {
        let planner = Planner { _ in throw GenerationError(.refused, "not now") }
        try grow(planner, "stories: 2")
        let notices = try await testRun.run().notices
        #expect(
            notices.contains(
                "test: the built-in plan stands in for 2 stories (model: refused: not now); they stay in the collection"
            ))
        #expect(try await plan().map(\.isMade) == [true, true])
    }

    @Test func aModelPlansTwelveStoriesAtATime() async throws {
        let planner = Planner(Self.stories)
        try grow(planner, "stories: 30, each-run: 1")
        _ = try await testRun.run()
        #expect(planner.counts == [12, 12, 6])
        #expect(planner.requests.withLock { $0.map(\.known.count) } == [0, 12, 24])
        #expect(try await plan().count == 30)
    }

    /// A run that ends while its stories are planned makes none, and the next one goes on.
    @Test func aStoppedRunLeavesThePlanToTheNext() async throws {
        let isStopping = Mutex(true)
        let planner = Planner { [stop = testRun.stop] request in
            if isStopping.withLock(\.self), request.known.count > 0 {
                stop.raise(.interrupted)
                throw CancellationError()
            }
            return Self.stories(request)
        }
        try grow(planner, "stories: 20")
        _ = try await testRun.run()
        #expect(try await testRun.stories().isEmpty)
        #expect(try await plan().map(\.isMade) == Array(repeating: false, count: 12))
        isStopping.withLock { $0 = false }
        testRun.stop = StopSignal()
        _ = try await testRun.run()
        #expect(planner.counts == [12, 8, 8])
        #expect(try await testRun.stories().map(\.slug.text) == (1...20).map { "planned-\($0)" })
        #expect(try await plan().allSatisfy(\.isMade))
    }

    /// A deadline that has passed leaves the plan to the next run, too.
    @Test func aRunThatIsOverAsksForNoPlan() async throws {
        let planner = Planner(Self.stories)
        try grow(planner, "stories: 2")
        _ = try await testRun.run(limits: RunLimits(deadline: Deadline("2020-01-01T00:00Z")))
        #expect(planner.counts.isEmpty)
        #expect(try await plan().isEmpty)
        _ = try await testRun.run()
        #expect(planner.counts == [2])
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
