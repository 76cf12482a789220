import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// No process of a command, or of its children, is left after the run ends, by any kind of end.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct OrphanTests {
    private let fixture = Fixture()

    @Test func nothingOutlivesACommandThatEnds() async throws {
        let result = try await fixture.run(fixture.unruly("daemon"))
        #expect(result.termination.isSuccess)
        #expect(String(decoding: result.output, as: UTF8.self) == "ready\n")
        #expect(try fixture.survivors() == [])
    }

    @Test func nothingOutlivesACommandThatLeavesJobsBehind() async throws {
        let result = try await fixture.run(fixture.shell("sleep 30 & sleep 31 & exit 4"))
        #expect(result.termination == .exited(code: 4))
        #expect(try fixture.survivors() == [])
    }

    @Test(arguments: ["crowd", "comet", "ignore-requests"])
    func nothingOutlivesACommandWhoseTimeIsOver(_ manner: String) async throws {
        await #expect(throws: ChildProcessError.self) {
            try await fixture.run(fixture.unruly(manner, "20"), time: .milliseconds(400))
        }
        #expect(try fixture.survivors() == [])
    }

    /// The program ends by itself, or by a signal that the test sends.
    @Test(
        arguments: ["leave", "crash", "return", "2", "9", "15"],
        ["crowd", "comet"])
    func nothingOutlivesThisProgram(_ end: String, _ manner: String) async throws {
        let folder = try TemporaryFolder()
        let program = try Parent(
            ["run", folder.path.appending("log").string, end, Fixture.unruly, manner, "20"],
            environment: fixture.environment)
        #expect(try program.line() == "ready")
        if let signal = Int32(end) {
            #expect(try fixture.survivors().count >= 3)
            program.send(signal)
        }
        #expect(try await fixture.leavesNothing())
        program.waitUntilExit()
    }

    @Test func theKeeperHeedsNoSignalOfTheTerminal() async throws {
        let folder = try TemporaryFolder()
        let log = folder.path.appending("log")
        try await fixture.runner.withServer(fixture.unruly("serve"), log: log) { server in
            let keeper = try fixture.keeper(of: server.processIdentifier)
            for number in [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGUSR1] { kill(keeper, number) }
            try await Task.sleep(for: .milliseconds(100))
            #expect(server.isRunning)
            #expect(getsid(keeper) == keeper)
            #expect(try String(contentsOfFile: "/proc/\(keeper)/comm", encoding: .utf8) == "press-keeper\n")
        }
        #expect(try fixture.survivors() == [])
    }

    @Test func aCommandEndsWithItsKeeperEvenWhereNoOneElseCanAct() async throws {
        let folder = try TemporaryFolder()
        let program = try Parent(
            ["run", folder.path.appending("log").string, "wait", Fixture.unruly, "ignore-requests"],
            environment: fixture.environment)
        #expect(try program.line() == "ready")
        program.send(SIGSTOP)
        let command = try #require(
            try fixture.survivors().compactMap { Int32($0) }.first { (try? fixture.keeper(of: $0)) != nil })
        kill(try fixture.keeper(of: command), SIGKILL)
        #expect(try await eventually { try fixture.survivors().count == 1 })
        program.send(SIGKILL)
        program.waitUntilExit()
    }

    @Test func killingTheKeeperEndsTheCommandAndItsGroup() async throws {
        let folder = try TemporaryFolder()
        let log = folder.path.appending("log")
        let server = try await fixture.runner.startServer(fixture.shell("sleep 30 & sleep 31"), log: log)
        #expect(try await eventually { try fixture.survivors().count == 3 })
        kill(try fixture.keeper(of: server.processIdentifier), SIGKILL)
        await #expect(throws: ChildProcessError.keeperLost(program: "/bin/sh")) { try await server.exit }
        #expect(try await fixture.leavesNothing())
    }

    @Test func leavesNoZombie() async throws {
        var keepers: [String] = []
        for _ in 0..<5 {
            let result = try await fixture.run(fixture.shell("cut -d ' ' -f 4 /proc/$$/stat"))
            keepers.append(String(decoding: result.output.dropLast(), as: UTF8.self))
        }
        for keeper in keepers { #expect(!FileManager.default.fileExists(atPath: "/proc/\(keeper)")) }
    }
}
