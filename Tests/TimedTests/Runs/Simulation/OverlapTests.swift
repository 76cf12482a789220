import PipelineFixtures
import TestSupport
import Testing

@testable import Backends
@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// Pages that are drawn while later stories are planned, and stories that several servers plan, in simulated time.
struct OverlapTests {
    struct Result {
        var summary: RunResult
        var models: [SimulatedLanguageModel]
        var painter: SimulatedServer
        var texts: [TextAttempt]
        /// In seconds.
        var planning: Double
        var drawing: Double
        var whole: Double

        var isOverlapping: Bool {
            let firstPicture = painter.requests.filter { $0.page != nil }.map(\.begin).min() ?? 0
            return firstPicture < models.flatMap(\.answers).map(\.upperBound).max() ?? 0
        }
    }

    /// An answer and a picture take 0.3 seconds.
    private func result(
        stories: Int = 10, writers: [Range<Double>] = [0..<0], host: String = "10.0.0.7", overlap: Bool? = nil,
        limits: RunLimits = RunLimits(), isWritten: Bool = false
    ) async throws -> Result {
        let testRun = try TestRun(
            stories: Dictionary(
                uniqueKeysWithValues: (1...stories).map { ("s\($0).md", "# Tale \($0)\n\n\(TestRun.story)") }))
        if isWritten {
            let entries = (1...stories).map { "  - write: { hero: Mira\($0), age: 5, pages: 4 }\n" }.joined()
            try testRun.folder.write("collection: Test\nstories:\n\(entries)size: 64x64\n", to: "pipeline.yaml")
        }
        let clock = SimulatedClock()
        let start = clock.now
        let models = writers.map { away in
            SimulatedLanguageModel(
                "writer", seconds: 0.3, away: (start + away.lowerBound)..<(start + away.upperBound), clock: clock)
        }
        let painter = SimulatedServer("sd", width: 1, periods: [], drawing: 0.3...0.3, clock: clock)
        testRun.hostClock = clock.hostClock
        testRun.nextLook = { try await Task.sleep(for: .milliseconds(100)) }
        testRun.outageLimits = OutageLimits()
        testRun.images = [painter]
        try testRun.ask(servers: models.enumerated().map { ("http://\(host):\($0 + 1)", $1) })
        testRun.amend = { $0.overlap = overlap }
        let run = try testRun.newRun(limits: limits)
        let summary = try await clock.passing(atMost: 5_000) { try await run() }
        let answers = models.flatMap(\.answers)
        return Result(
            summary: summary, models: models, painter: painter, texts: try await testRun.textAttempts(),
            planning: 0.3 * Double(answers.count), drawing: 0.3 * Double(painter.requests.count(where: \.isPicture)),
            whole: (painter.requests.compactMap(\.end).max() ?? start) - start)
    }

    @Test func pagesAreDrawnWhileLaterStoriesArePlanned() async throws {
        let result = try await result()
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        #expect(result.isOverlapping)
        #expect(result.whole <= 1.2 * max(result.planning, result.drawing), "\(result.whole) s")
        #expect(result.summary.drawn == result.summary.panels[.ready])
    }

    @Test func eachStoryIsPlannedWhenItIsWritten() async throws {
        let result = try await result(stories: 8, isWritten: true)
        #expect(result.summary.outcome == .whole, "\(result.summary.notices)")
        #expect(result.whole <= 1.25 * max(result.planning, result.drawing), "\(result.whole) s")
        let subjects = result.texts.sorted { $0.started < $1.started }.map(\.subject)
        #expect(subjects.filter { $0 == "story" }.count == 8)
        #expect(subjects.dropFirst().first != "story", "the first story is planned before the second one is written")
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
        Row(host: "10.0.0.7", images: 5, isOverlapping: false),
        Row(host: "10.0.0.7", overlap: true, images: 5, isOverlapping: true),
    ]

    @Test(arguments: rows) func machinesAndThePipelineDecide(row: Row) async throws {
        let result = try await result(
            stories: 2, host: row.host, overlap: row.overlap, limits: RunLimits(images: row.images))
        #expect(result.isOverlapping == row.isOverlapping)
        #expect(result.summary.panels[.ready] == row.images ?? result.summary.panels.values.reduce(0, +))
    }

    @Test func severalServersPlanTheirShare() async throws {
        let result = try await result(stories: 6, writers: [0..<0, 0..<0], overlap: false)
        let ends = result.models.map { $0.answers.map(\.upperBound).max() ?? 0 }
        let begin = result.models.flatMap(\.answers).map(\.lowerBound).min() ?? 0
        #expect((ends.max() ?? 0) - begin <= result.planning / 2 * 1.1)
        #expect(Set(result.texts.map(\.server)) == ["http://10.0.0.7:1", "http://10.0.0.7:2"])
        let byStory = Dictionary(grouping: result.texts, by: \.story).mapValues { Set($0.map(\.server)) }
        #expect(byStory.values.allSatisfy { $0.count == 1 }, "a story stays on one server")
    }

    /// Its story continues at the other server with the next question.
    @Test func aStoryGoesOnWhenItsServerGoesAway() async throws {
        let result = try await result(stories: 4, writers: [0..<0, 1..<500], overlap: false)
        #expect(result.summary.outcome == .whole)
        let ready = result.texts.filter { $0.outcome == .ready }
        let byStory = Dictionary(grouping: ready, by: \.story)
        #expect(byStory.values.contains { Set($0.map(\.server)).count == 2 })
        #expect(byStory.values.allSatisfy { Set($0.map(\.subject)).count == $0.count }, "no question is repeated")
        #expect(result.whole < 100)
    }
}
