import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// Many runs that start on one library at the same time.
@Suite(.serialized)
struct LockRaceTests {
    private static let runs = 20

    private struct Ended: Sendable {
        var process: Int32
        var outcome: BuiltProgram.Outcome
    }

    /// Passes a server that returns no picture until the race is over, so that the run with the lock continues.
    private static func waiting(
        _ body: (ScriptedServer, FakeAutomatic1111) async throws -> Void
    ) async throws {
        let product = FakeAutomatic1111(.a1111)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in .hanging }
        try await PictureRun.serving(product, in: situation, for: .seconds(300)) { try await body($0, product) }
    }

    private static func start(in folder: FilePath) async throws -> Ended {
        let process = Mutex<Int32>(0)
        let result = try await Subprocess.run(
            .path(BuiltProgram.path), arguments: ["run", "nightly"], environment: .custom(BuiltProgram.plain([:])),
            workingDirectory: folder, input: .none, output: .string(limit: 100_000), error: .string(limit: 100_000)
        ) { execution in
            process.withLock { $0 = Int32(execution.processIdentifier.value) }
        }
        return Ended(
            process: process.withLock(\.self),
            outcome: BuiltProgram.Outcome(
                output: result.standardOutput, messages: result.standardError,
                code: BuiltProgram.code(result.terminationStatus)))
    }

    /// Starts all at once. When the others have given up, ends the one that runs.
    private static func race(in work: WorkFolder) async throws -> [Ended] {
        try await withThrowingTaskGroup(of: Ended.self) { group in
            for _ in 0..<runs { group.addTask { [folder = work.path] in try await start(in: folder) } }
            var ended: [Ended] = []
            while let next = try await group.next() {
                ended.append(next)
                guard ended.count == runs - 1 else { continue }
                let holder = try String(decoding: work.folder.read("library/lock"), as: UTF8.self)
                let process = try #require(Int32(holder.split(separator: " ")[1]))
                kill(process, SIGTERM)
            }
            return ended
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: [false, true])
    func exactlyOneRunsAndTheOthersSayWhichItIs(takesOver: Bool) async throws {
        try await Self.waiting { server, product in
            let work = try WorkFolder()
            try work.writePipeline(pages: 3, size: "128x192", drawnBy: server)
            if takesOver {
                let code = try await BuiltProgram.run(["run", "nightly"], in: work.path, signalling: .kill) {
                    let isAsked = try await server.waits { $0.requests.contains(where: product.isQuestion) }
                    #expect(isAsked)
                }
                #expect(code == 137)
            }
            let dead = takesOver ? try String(decoding: work.folder.read("library/lock"), as: UTF8.self) : nil
            let ended = try await Self.race(in: work)
            let winners = ended.filter { $0.outcome.code != 10 }
            #expect(winners.map(\.outcome.code) == [143], "\(winners)")
            let winner = try #require(winners.first)
            for loser in ended where loser.outcome.code == 10 {
                let message = loser.outcome.messages
                #expect(
                    message.hasPrefix("error: the library “library” is in use by process \(winner.process) on "),
                    "\(message)")
                #expect(message.hasSuffix("; wait for it with --wait-lock SECONDS\n"))
            }
            let notice = "note: took over the lock of \(dead ?? ""), which ended without releasing it\n"
            #expect(winner.outcome.messages.contains(notice) == takesOver)
            #expect(try work.folder.read("library/lock").isEmpty)
        }
    }
}
