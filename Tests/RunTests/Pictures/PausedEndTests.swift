import FakeImageServers
import ProgramFixtures
import SystemPackage
import TestServer
import Testing

/// The output of a run while another terminal watches it, pauses it or cancels its pages.
@Suite(.serialized)
struct PausedEndTests {
    private static let product = FakeSDServer()

    /// A run whose pictures are never returned.
    private func testRun(_ body: (PictureRun, ScriptedServer) async throws -> Void) async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in .hanging }
        try await PictureRun.serving(Self.product, in: situation) { server in
            try await body(
                try PictureRun(
                    [("sd", "kind: openai, url: \"\(server.url)\"")],
                    stories: ["A fox sat in the forest.", "A hen sat in the meadow."], more: "export: [epub]"), server)
        }
    }

    private func isAsked(_ server: ScriptedServer) async throws {
        #expect(try await server.waits { $0.requests.contains(where: Self.product.isQuestion) })
    }

    private func nightpress(_ words: String..., in testRun: PictureRun) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(words, in: testRun.work.path)
    }

    @Test func itsLastWordsSayThatTheLibraryIsPaused() async throws {
        try await testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            #expect(try await nightpress("pause", in: testRun).code == 0)
            let cancelled = try await nightpress("cancel", in: testRun)
            #expect(
                cancelled.output.wholeMatch(
                    of:
                        /The run \S+ has ended: 0 of 2 pages ready, 2 pending\. Let runs begin with “nightpress resume”, and run its pipeline again to go on\.\n/
                ) != nil, "\(cancelled.output)")
            let outcome = try await run
            #expect(outcome.code == 130)
            #expect(
                outcome.output.hasSuffix(
                    "\nInterrupted while the library is paused; let runs begin with “nightpress resume” and run it again.\n"
                ),
                "\(outcome.output)")
        }
    }

    @Test func aDryRunBesideItCallsNothingInterrupted() async throws {
        try await testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            let dry = try await testRun.run("-n")
            #expect(dry.code == 0)
            #expect(!dry.output.contains("earlier run"), "\(dry.output)")
            #expect(!dry.output.contains("interrupted") && !dry.output.contains("died"), "\(dry.output)")
            _ = try await nightpress("cancel", in: testRun)
            _ = try await run
        }
    }

    @Test func aBookWithoutItsCancelledPagesSaysHowToGetThemBack() async throws {
        try await testRun { testRun, server in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            try await isAsked(server)
            #expect(try await nightpress("cancel", "tales", in: testRun).code == 0)
            let outcome = try await run
            #expect(outcome.code == 30)
            #expect(
                outcome.messages.contains(
                    "note: 3 books are not written: tale-1/1 is cancelled, tale-2/1 is cancelled; get them back with "
                        + "“nightpress retry”, or export what is there with “nightpress export --allow-placeholders”\n"),
                "\(outcome.messages)")
        }
    }
}
