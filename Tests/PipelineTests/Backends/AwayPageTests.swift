import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline

/// Pages for which a built-in picture stands in, because a backend was away.
struct AwayPageTests {
    private static func away(_ name: String = "model") -> ScriptedImageGenerator {
        ScriptedImageGenerator(name, availability: .away(reason: "connection refused", remedy: "start it"))
    }

    @Test func areDrawnByTheNextRun() async throws {
        let testRun = try TestRun()
        testRun.images = [Self.away()]
        let first = try await testRun.run()
        #expect(first.outcome == .placeholders)
        #expect(try await testRun.accounts().allSatisfy { $0.nextRequest == .run })
        testRun.images = [ScriptedImageGenerator("model")]
        let second = try await testRun.run()
        #expect(second.outcome == .whole)
        #expect(second.drawn == first.panels[.placeholder])
    }

    /// The backend went away while it drew the page. Its request is an attempt, and the page waits as the others do.
    @Test func alsoIfTheBackendWasAsked() async throws {
        let testRun = try TestRun()
        testRun.images = [
            ScriptedImageGenerator("model") { number, _ in
                number == 1 ? .draw : .fail(GenerationError(.unavailable, "connection refused"))
            }
        ]
        #expect(try await testRun.run().outcome == .placeholders)
        let accounts = try await testRun.accounts()
        #expect(accounts.map(\.nextRequest) == [nil] + Array(repeating: .run, count: accounts.count - 1))
        testRun.images = [ScriptedImageGenerator("model")]
        #expect(try await testRun.run().outcome == .whole)
    }

    @Test func areDrawnBeforeTheNewPagesOfTheirPriority() async throws {
        let testRun = try TestRun(stories: ["b.txt": "A fox sat."])
        testRun.images = [Self.away()]
        _ = try await testRun.run()
        try testRun.folder.write("A cat sat.", to: "stories/a.txt")
        try testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/a.txt\n  - file: stories/b.txt\nsize: 64x112\n",
            to: "pipeline.yaml")
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        #expect(model.requests.count == 2)
        #expect(model.requests.first?.concept.contains("fox") == true, "\(model.requests.map(\.concept))")
    }

    @Test func aRunForPageRequestsLeavesThem() async throws {
        let testRun = try TestRun()
        testRun.images = [Self.away()]
        _ = try await testRun.run()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run(askedOnly: true)
        #expect(model.requests.isEmpty)
    }

    @Test func aPageThatAModelFailedToDrawWaitsForARunThatRetries() async throws {
        let testRun = try TestRun(stories: ["one.txt": "A fox sat."])
        testRun.images = [ScriptedImageGenerator("model") { _, _ in .fail(GenerationError(.badPicture, "blank")) }]
        _ = try await testRun.run()
        #expect(try await testRun.accounts().map(\.nextRequest) == [.retry])
        #expect(try await testRun.run().run == nil)
    }
}
