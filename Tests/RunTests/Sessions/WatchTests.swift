import FakeImageServers
import Foundation
import LibraryFixtures
import ProgramFixtures
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// “status” and “status --watch” while a run draws.
@Suite(.serialized)
struct WatchTests {
    private static let product = FakeSDServer()

    /// A server that draws `quick` pictures at once, and the next one only when the gate is open.
    private static func testRun(
        quick: Int = 2, _ body: (PictureRun, ScriptedServer, _ open: @Sendable () -> Void) async throws -> Void
    ) async throws {
        let state = Mutex((asked: 0, isOpen: false))
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard product.isQuestion(request) else { return .drawing }
            return state.withLock { state in
                state.asked += 1
                return state.asked > quick && !state.isOpen ? .hanging : .drawing
            }
        }
        let tales = (1...5).map { "Fox number \($0) sat in the forest." }
        try await PictureRun.serving(product, in: situation) { server in
            try await body(
                try PictureRun([("sd", "kind: openai, timeout: 3, url: \"\(server.url)\"")], stories: tales), server,
                { state.withLock { $0.isOpen = true } })
        }
    }

    private struct Status: Decodable {
        struct Run: Decodable {
            var holder: String?
            var end: String?
            var now: Now?
            var report: String?
        }

        struct Now: Decodable {
            var drawing: [Panel]
            var picturesLeft: Int
        }

        struct Panel: Decodable {
            var page: String
            var backend: String?
            var since: String?
        }

        var lastRun: Run?
        var next: [String]?
    }

    @Test(.timeLimit(.minutes(2))) func saysWhatIsDrawnNowAndByWhom() async throws {
        try await Self.testRun { testRun, server, open in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 3 })
            let text = try await BuiltProgram.run(["status"], in: testRun.work.path, environment: ["TZ": "UTC"]).output
            #expect(
                text.contains(
                    /run \S+: in progress, process \d+ on \S+ since \S+Z\n  drawing tales\/tale-\d\/1 by sd since \d\d:\d\d:\d\d\n/
                ),
                "\(text)")
            #expect(text.contains(/\n  3 pictures to draw, \d+\/(s|min), about \d+ s left\n/), "\(text)")
            let json = try await BuiltProgram.run(["status", "--json"], in: testRun.work.path).output
            let status = try JSONDecoder().decode(Status.self, from: Data(json.utf8))
            #expect(status.lastRun?.now?.drawing.map(\.backend) == ["sd"])
            #expect(status.lastRun?.now?.picturesLeft == 3)
            #expect(status.next == nil)
            open()
            #expect(try await run.code == 0)
            let after = try await BuiltProgram.run(["status"], in: testRun.work.path).output
            #expect(!after.contains("drawing"))
            #expect(after.contains(/\nlast run \S+: whole\nreport  library\/reports\/\S+\/index.html\n/), "\(after)")
        }
    }

    @Test(.timeLimit(.minutes(2))) func aWatchEndsWithTheRunAndSaysEachChangeOnce() async throws {
        try await Self.testRun { testRun, server, open in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 3 })
            async let lines = BuiltProgram.run(["status", "--watch=0.2", "--json"], in: folder)
            async let blocks = BuiltProgram.run(["status", "--watch=0.2"], in: folder)
            try await Task.sleep(for: .milliseconds(1200))
            open()
            #expect(try await run.code == 0)
            let (json, text) = try await (lines, blocks)
            #expect(json.code == 0)
            #expect(text.code == 0)
            let documents = try json.output.split(separator: "\n").map {
                try JSONDecoder().decode(Status.self, from: Data($0.utf8))
            }
            #expect(documents.first?.lastRun?.holder != nil)
            #expect(documents.last?.lastRun?.end == "whole")
            // A second of waiting for a picture is not a change.
            #expect((2...9).contains(documents.count), "\(json.output)")
            let parts = text.output.components(separatedBy: "\n\n")
            #expect((2...9).contains(parts.count), "\(text.output)")
            #expect(parts.allSatisfy { $0.hasPrefix("Tales (tales): ") }, "\(text.output)")
        }
    }

    @Test(.timeLimit(.minutes(2))) func aWatchIsShownInPlaceAndEndedByAKey() async throws {
        try await Self.testRun { testRun, server, open in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 3 })
            let terminal = try PseudoTerminal(columns: 60, rows: 12)
            let state = Mutex((model: TerminalModel(columns: 60, rows: 12), frames: 0))
            let code = try await terminal.run(["status", "--watch", "0.2"], in: testRun.work.path) { bytes in
                try state.withLock { state in
                    state.model.play(bytes)
                    state.frames += 1
                    if state.frames == 3 {
                        terminal.resize(columns: 40, rows: 10)
                        state.model.resize(columns: 40, rows: 10)
                    }
                    if state.frames == 6 { try terminal.type("\u{3}") }
                }
            }
            let model = state.withLock(\.model)
            #expect(code == 130)
            #expect(model.strange == [])
            #expect(model.broken == [])
            // Once only, with all lines from before the resize gone.
            #expect(model.text.components(separatedBy: "Tales (tales): ").count == 2, "\(model.text)")
            #expect(model.text.split(separator: "\n").count <= 10, "\(model.text)")
            #expect(model.text.contains("drawing tales/tale-"), "\(model.text)")
            open()
            #expect(try await run.code == 0)
        }
    }

    /// Nothing is written meanwhile, so no write error reports the closed pipe.
    @Test(.timeLimit(.minutes(2))) func aWatchEndsWhenNoOneReadsIt() async throws {
        try await Self.testRun { testRun, server, open in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 3 })
            let first = try await BuiltProgram.shell(
                "\(BuiltProgram.path.string) status --watch=0.2 | head -n 1", in: folder)
            #expect(first.hasPrefix("Tales (tales): "))
            let status = try await BuiltProgram.run(["status"], in: folder).output
            #expect(status.contains("in progress"), "\(status)")
            open()
            #expect(try await run.code == 0)
        }
    }

    /// At every width, text wraps at words and is not cut.
    @Test(.timeLimit(.minutes(2))) func aWatchCutsNoLineThatFits() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x112")
        #expect(try await BuiltProgram.run(["run", "nightly", "-q"], in: work.path).code == 0)
        let line = try #require(
            try await BuiltProgram.run(["status"], in: work.path).output.split(separator: "\n").first)
        for columns in [line.count - 1, line.count, line.count + 1] {
            let terminal = try PseudoTerminal(columns: columns)
            let model = Mutex(TerminalModel(columns: columns))
            let code = try await terminal.run(["status", "--watch"], in: work.path) { bytes in
                model.withLock { $0.play(bytes) }
            }
            let text = model.withLock(\.text)
            #expect(code == 0)
            #expect(text.replacing("\n", with: " ").hasPrefix("\(line) "), "\(text)")
        }
    }

    /// A deadline before the estimated end is shown instead of the estimate.
    @Test(.timeLimit(.minutes(2))) func saysTheTimeToADeadline() async throws {
        try await Self.testRun { testRun, server, open in
            let folder = testRun.work.path
            async let run = BuiltProgram.run(
                ["run", "pipeline.yaml", "--deadline", "2100-01-01T06:00Z"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 3 })
            let json = try await BuiltProgram.run(["status", "--json"], in: folder).output
            #expect(json.contains("\"deadline\" : \"2100-01-01T06:00:00.000Z\""), "\(json)")
            let before = try await BuiltProgram.run(["status"], in: folder).output
            #expect(before.contains(/\n  3 pictures to draw, .*about \d+ s left\n/), "\(before)")
            try LibraryDatabase(of: folder.appending("library")).passDeadlines()
            let after = try await BuiltProgram.run(["status"], in: folder).output
            #expect(after.contains(/\n  3 pictures to draw, .*about 0 s to the deadline\n/), "\(after)")
            open()
            #expect(try await run.code == 0)
        }
    }

    @Test(.timeLimit(.minutes(2))) func withoutARunAWatchLooksOnce() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x112")
        #expect(try await BuiltProgram.run(["run", "nightly", "-q"], in: work.path).code == 0)
        let outcome = try await BuiltProgram.run(["status", "--watch"], in: work.path)
        #expect(outcome.code == 0)
        #expect(outcome.output == (try await BuiltProgram.run(["status"], in: work.path).output))
    }

    /// When a backend fails, the next is asked. “status” shows it.
    @Test(.timeLimit(.minutes(2))) func saysWhomThePageHasCome() async throws {
        let hanging: @Sendable (RecordedRequest) -> ImageSituation = {
            Self.product.isQuestion($0) ? .hanging : .drawing
        }
        try await PictureRun.serving(Self.product, in: hanging) { server in
            let testRun = try PictureRun(
                [
                    ("gone", "kind: openai, url: \"http://127.0.0.1:1\""),
                    ("first", "kind: openai, timeout: 30, url: \"\(server.url)\""),
                ], more: "handover: 0")
            let folder = testRun.work.path
            async let run = BuiltProgram.run(["run", "pipeline.yaml"], in: folder)
            #expect(try await server.waits { $0.requests.count(where: Self.product.isQuestion) >= 1 })
            let status = try await BuiltProgram.run(["status"], in: testRun.work.path).output
            #expect(status.contains("drawing tales/tale-1/1 by first since "), "\(status)")
            #expect(try await BuiltProgram.run(["cancel"], in: testRun.work.path).code == 0)
            #expect(try await run.code == 130)
        }
    }
}
