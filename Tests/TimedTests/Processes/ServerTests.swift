import Foundation
import SystemPackage
import TestSupport
import Testing

@testable import Platform

@Suite(.serialized, .timeLimit(.minutes(5)))
struct ServerTests {
    private struct Whatever: Error {}

    private let fixture = Fixture()
    private let folder: TemporaryFolder
    private var log: FilePath { folder.path.appending("server.log") }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test func runsWhileItIsUsed() async throws {
        let value = try await fixture.runner.withServer(fixture.unruly("serve"), log: log) { server in
            #expect(server.isRunning)
            let isReady = try await eventually { server.logTail(lines: 5) == ["ready"] }
            #expect(isReady)
            return 5
        }
        #expect(value == 5)
        #expect(try logged() == "ready\nfarewell\n")
        #expect(try fixture.survivors() == [])
    }

    @Test func isStoppedWhereItsUseFails() async throws {
        await #expect(throws: Whatever.self) {
            try await fixture.runner.withServer(fixture.unruly("crowd", "5"), log: log, grace: .milliseconds(100)) {
                _ in
                throw Whatever()
            }
        }
        #expect(try fixture.survivors() == [])
    }

    @Test func isStoppedWhereItsUseIsCancelled() async throws {
        let (fixture, log) = (fixture, log)
        let task = Task {
            try await fixture.runner.withServer(fixture.unruly("serve"), log: log) { _ in
                try await Task.sleep(for: .seconds(20))
            }
        }
        #expect(try await eventually { try !fixture.survivors().isEmpty })
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try fixture.survivors() == [])
    }

    @Test func saysOfACrashAtOnce() async throws {
        try await fixture.runner.withServer(fixture.shell("echo no model >&2; exit 3"), log: log) { server in
            let termination = try await server.exit
            #expect(termination == .exited(code: 3))
            #expect(!server.isRunning)
            #expect(server.logTail(lines: 3) == ["no model"])
        }
    }

    @Test func aCrashAfterTheStartIsNoticedWhereItIsAwaited() async throws {
        try await fixture.runner.withServer(fixture.unruly("serve"), log: log) { server in
            async let exit = server.exit
            try await Task.sleep(for: .milliseconds(50))
            let crash = ContinuousClock.now
            kill(server.processIdentifier, SIGSEGV)
            let termination = try await exit
            #expect(ContinuousClock.now - crash < .seconds(20))
            #expect(termination == .signalled(SIGSEGV))
        }
    }

    @Test func waitingForTheEndCanBeCancelled() async throws {
        try await fixture.runner.withServer(fixture.unruly("serve"), log: log) { server in
            let task = Task { try await server.exit }
            try await Task.sleep(for: .milliseconds(50))
            task.cancel()
            await #expect(throws: CancellationError.self) { try await task.value }
            #expect(server.isRunning)
        }
    }

    @Test func canBeStoppedAgainAndAgain() async throws {
        let server = try await fixture.runner.startServer(fixture.unruly("ignore-requests"), log: log)
        #expect(try await eventually { server.logTail(lines: 1) == ["ready"] })
        async let first: Void = server.stop(grace: .seconds(20))
        async let second: Void = server.stop(grace: .milliseconds(50))
        _ = await (first, second)
        await server.stop()
        #expect(try await server.exit == .signalled(SIGKILL))
        #expect(!server.isRunning)
    }

    @Test func isStoppedWhenLetGo() async throws {
        do {
            let server = try await fixture.runner.startServer(
                fixture.unruly("ignore-requests"), log: log, grace: .milliseconds(50))
            #expect(server.isRunning)
        }
        #expect(try await fixture.leavesNothing())
    }

    @Test func aKeeperThatDoesNotAnswerIsGivenUpAndGoesOnLater() async throws {
        let server = try await fixture.runner.startServer(fixture.unruly("crowd", "5"), log: log)
        #expect(try await eventually { server.logTail(lines: 1) == ["ready"] })
        kill(try fixture.keeper(of: server.processIdentifier), SIGSTOP)
        await server.stop(grace: .zero)
        await #expect(throws: ChildProcessError.doesNotEnd(program: Fixture.unruly)) { try await server.exit }
        #expect(try await fixture.leavesNothing())
    }

    @Test func cutsTheLogAndKeepsTheTail() async throws {
        let script = "i=0; while [ $i -lt 1000 ]; do echo line $i; i=$((i+1)); done"
        try await fixture.runner.withServer(fixture.shell(script), log: log, logBytes: 20) { server in
            _ = try await server.exit
            #expect(server.logTail(lines: 2) == ["line 998", "line 999"])
        }
        #expect(try logged() == "line 0\nline 1\nline 2\n[the log is cut here: it has 20 bytes]\n")
    }

    @Test func goesOnInTheLogOfAnEarlierStart() async throws {
        for word in ["one", "two"] {
            try await fixture.runner.withServer(fixture.shell("echo \(word)"), log: log) { _ = try await $0.exit }
        }
        #expect(try logged() == "one\ntwo\n")
    }

    @Test func readsNothingFromTheTerminal() async throws {
        try await fixture.runner.withServer(Command("/bin/cat", environment: [:]), log: log) { server in
            let termination = try await server.exit
            #expect(termination == .exited(code: 0))
        }
    }

    @Test func saysWhyItDoesNotStart() async throws {
        await #expect(throws: ChildProcessError.cannotStart(program: "/no/such", .program(.noSuchFileOrDirectory))) {
            try await fixture.runner.startServer(Command("/no/such", environment: [:]), log: log)
        }
        let nowhere = folder.path.appending("no/log")
        await #expect(throws: ChildProcessError.cannotWriteLog(nowhere, .noSuchFileOrDirectory)) {
            try await fixture.runner.startServer(fixture.unruly("serve"), log: nowhere)
        }
    }

    private func logged() throws -> String { try String(contentsOfFile: log.string, encoding: .utf8) }
}
