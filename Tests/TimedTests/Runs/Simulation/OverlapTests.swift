import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Pages that are drawn while later stories are planned, and stories that several servers plan. The wall time of such a
/// run is in `OverlapTimeTests`.
struct OverlapTests {
    private static let pause = Duration.milliseconds(3)

    struct Result {
        var summary: RunResult
        var texts: [TextAttempt]
        /// The share of the pictures that were drawn before the last answer of a language model.
        var overlap: Double
    }

    private func result(
        stories: Int = 4, writers: [any LanguageModel] = [SlowLanguageModel("writer", pause: pause)],
        host: String = "10.0.0.7", overlap: Bool? = nil, limits: RunLimits = RunLimits(), isWritten: Bool = false
    ) async throws -> Result {
        let testRun = try TestRun(
            stories: Dictionary(
                uniqueKeysWithValues: (1...stories).map { ("s\($0).md", "# Tale \($0)\n\n\(TestRun.story)") }))
        if isWritten {
            let entries = (1...stories).map { "  - write: { hero: Mira\($0), age: 5, pages: 4 }\n" }.joined()
            try testRun.folder.write("collection: Test\nstories:\n\(entries)size: 64x64\n", to: "pipeline.yaml")
        }
        testRun.outageLimits = OutageLimits()
        testRun.images = [ScriptedImageGenerator("sd") { _, _ in .drawIfAwaited(Self.pause) }]
        try testRun.ask(servers: writers.enumerated().map { ("http://\(host):\($0 + 1)", $1) })
        testRun.amend = { $0.overlap = overlap }
        let summary = try await testRun.run(limits: limits)
        return Result(
            summary: summary, texts: try await testRun.textAttempts(), overlap: testRun.events.overlap)
    }

    @Test func pagesAreDrawnWhileLaterStoriesArePlanned() async throws {
        let result = try await result()
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        #expect(result.overlap > 0)
        #expect(result.summary.drawn == result.summary.panels[.ready])
    }

    @Test func eachStoryIsPlannedWhenItIsWritten() async throws {
        let result = try await result(isWritten: true)
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        #expect(result.overlap > 0)
        let subjects = result.texts.map(\.subject)
        #expect(subjects.count { $0 == "story" } == 4)
        #expect(subjects.dropFirst().first != "story", "the first story is planned before the second one is written")
    }

    /// As many as the servers take together.
    @Test func writtenStoriesArePlannedTogether() async throws {
        let writers = (1...2).map { _ in SlowLanguageModel("writer", pause: Self.pause) }
        let result = try await result(stories: 6, writers: writers, isWritten: true)
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        let plans = result.texts.filter { $0.subject != "story" }.map(\.story)
        let turns = zip(plans, plans.dropFirst()).count { $0 != $1 }
        #expect(turns > Set(plans).count, "\(plans)")
    }

    /// Plans one story, which takes two answers. When a picture is requested, it fails.
    private struct FailingModel: LanguageModel {
        struct Failure: Error {}

        let inner = SlowLanguageModel("writer", pause: OverlapTests.pause)
        let isDrawing: @Sendable () -> Bool

        var name: String { inner.name }
        var width: Int { inner.width }
        var languages: [String]? { inner.languages }
        func probe() async -> ModelAvailability<ModelFacts> { await inner.probe() }

        func reply(to request: LanguageRequest) async throws -> LanguageReply {
            guard inner.inner.record.requests.count >= 2 else { return try await inner.reply(to: request) }
            while !isDrawing() { try await Task.sleep(for: .milliseconds(1)) }
            throw Failure()
        }
    }

    @Test(.timeLimit(.minutes(1))) func anErrorOfPlanningLeavesThePictureInProgressItsTime() async throws {
        let testRun = try TestRun(stories: TestRun.tales(3))
        let painter = ScriptedImageGenerator("sd") { _, _ in .drawIfAwaited(.milliseconds(300)) }
        testRun.images = [painter]
        try testRun.ask(servers: [("http://10.0.0.7:1", FailingModel { !painter.requests.isEmpty })])
        await #expect(throws: StageError.self) { try await testRun.run() }
        #expect(painter.requests.count == 1)
        #expect(try await testRun.outcome().counts == [.ready: 1])
        #expect(try await testRun.stories().map(\.isPlanned) == [true, false, false])
    }

    struct Row: Sendable {
        var host: String
        var overlap: Bool?
        /// The limit on images.
        var images: Int?
        var isOverlapping: Bool
    }

    private static let rows = [
        Row(host: "127.0.0.1", isOverlapping: false), Row(host: "127.0.0.1", overlap: true, isOverlapping: true),
        Row(host: "10.0.0.7", overlap: false, isOverlapping: false),
        Row(host: "10.0.0.7", images: 7, isOverlapping: false),
        Row(host: "10.0.0.7", overlap: true, images: 7, isOverlapping: true),
    ]

    @Test(arguments: rows) func machinesAndThePipelineDecide(row: Row) async throws {
        let result = try await result(
            stories: 3, host: row.host, overlap: row.overlap, limits: RunLimits(images: row.images))
        #expect((result.overlap > 0) == row.isOverlapping)
        #expect(result.summary.panels[.ready] == row.images ?? result.summary.panels.values.reduce(0, +))
    }

    @Test func severalServersPlanTheirShare() async throws {
        let writers = (1...2).map { _ in SlowLanguageModel("writer", pause: Self.pause) }
        let result = try await result(stories: 6, writers: writers, overlap: false)
        let answers = writers.map(\.inner.record.requests.count)
        #expect(answers.allSatisfy { 3 * $0 >= answers.reduce(0, +) }, "each plans at least two stories: \(answers)")
        #expect(Set(result.texts.map(\.server)) == ["http://10.0.0.7:1", "http://10.0.0.7:2"])
        let byStory = Dictionary(grouping: result.texts, by: \.story).mapValues { Set($0.map(\.server)) }
        #expect(byStory.values.allSatisfy { $0.count == 1 }, "a story stays on one server")
    }

    /// A story that one server interrupts again and again is planned by the other one.
    @Test func aStoryGoesOnWhenItsServerFails() async throws {
        let broken = ScriptedLanguageModel("writer") { _, _ in .fail(.transient) }
        let result = try await result(
            writers: [broken, SlowLanguageModel("writer", pause: Self.pause)], overlap: false)
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        #expect(Set(result.texts.filter { $0.outcome == .ready }.map(\.server)) == ["http://10.0.0.7:2"])
    }

    /// Its story continues at the other server with the next question.
    @Test func aStoryGoesOnWhenItsServerGoesAway() async throws {
        let writers = [
            SlowLanguageModel("writer", pause: Self.pause), SlowLanguageModel("writer", pause: Self.pause, until: 2),
        ]
        let result = try await result(writers: writers, overlap: false)
        #expect(result.summary.outcome == .whole)
        let byStory = Dictionary(grouping: result.texts.filter { $0.outcome == .ready }, by: \.story)
        #expect(byStory.values.contains { Set($0.map(\.server)).count == 2 })
        #expect(byStory.values.allSatisfy { Set($0.map(\.subject)).count == $0.count }, "no question is repeated")
    }
}

extension EventLog {
    /// The share of the pictures that were drawn before the last answer of a language model.
    fileprivate var overlap: Double {
        let isPicture = all.map { if case .finished(_, .drawn) = $0 { true } else { false } }
        let lastAnswer = all.lastIndex { if case .asked = $0 { true } else { false } } ?? 0
        return Double(isPicture[..<lastAnswer].count(where: \.self)) / Double(max(1, isPicture.count(where: \.self)))
    }
}
