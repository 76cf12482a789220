import Foundation
import Testing

@testable import Platform

@Suite(.serialized, .timeLimit(.minutes(5)))
struct CommandLimitTests {
    private let fixture = Fixture()

    @Test func endsACommandWhoseTimeIsOver() async throws {
        let start = ContinuousClock.now
        let error = await #expect(throws: ChildProcessError.self) {
            try await fixture.run(fixture.shell("echo reading >&2; sleep 20"), time: .milliseconds(500))
        }
        #expect(ContinuousClock.now - start < .seconds(10))
        #expect(error == .timedOut(program: "/bin/sh", limit: .milliseconds(500), errorTail: "reading\n"))
        #expect(try fixture.survivors() == [])
    }

    @Test func refusesMoreMemoryThanTheLimit() async throws {
        var command = Command(
            "dd", ["if=/dev/zero", "of=/dev/null", "bs=100M", "count=1"], environment: fixture.environment)
        #expect(try await fixture.run(command).termination.isSuccess)
        command.memory = 64 << 20
        #expect(try await fixture.run(command).termination == .exited(code: 1))
    }

    @Test func killsWhatDoesNotHeedTheRequestToEnd() async throws {
        let error = await #expect(throws: ChildProcessError.self) {
            try await fixture.run(fixture.unruly("ignore-requests"), time: .milliseconds(200))
        }
        #expect(
            error == .timedOut(program: Fixture.unruly, limit: .milliseconds(200), errorTail: ""))
        #expect(try fixture.survivors() == [])
    }

    @Test func letsACommandEndInGoodOrder() async throws {
        let script = "trap 'echo farewell >&2; exit' TERM; while :; do :; done"
        let error = await #expect(throws: ChildProcessError.self) {
            try await fixture.run(fixture.shell(script), time: .milliseconds(300), grace: .seconds(5))
        }
        #expect(
            error == .timedOut(program: "/bin/sh", limit: .milliseconds(300), errorTail: "farewell\n"))
    }

    @Test func endsACommandThatWritesTooMuch() async throws {
        let error = await #expect(throws: ChildProcessError.self) {
            try await fixture.run(fixture.unruly("fill-output"), outputBytes: 100_000)
        }
        #expect(error == .outputTooLarge(program: Fixture.unruly, limit: 100_000))
        #expect(try fixture.survivors() == [])
    }

    @Test func takesOutputOfExactlyTheLimit() async throws {
        let result = try await fixture.run(fixture.shell("printf 12345"), outputBytes: 5)
        #expect(result.output.count == 5)
        await #expect(throws: ChildProcessError.outputTooLarge(program: "/bin/sh", limit: 4)) {
            try await fixture.run(fixture.shell("printf 12345"), outputBytes: 4)
        }
    }

    @Test func keepsTheEndOfTheErrors() async throws {
        let script = "i=0; while [ $i -lt 2000 ]; do echo line $i; i=$((i+1)); done >&2; printf 'größe' >&2"
        let result = try await fixture.run(fixture.shell(script), errorBytes: 20)
        #expect(result.errorTail == "1998\nline 1999\ngröße".suffix(18))
    }

    @Test func dropsAPartOfACharacter() async throws {
        let result = try await fixture.run(fixture.shell("printf 'xö!' >&2"), errorBytes: 2)
        #expect(result.errorTail == "!")
    }

    @Test(arguments: ["ignore-requests", "crowd", "fill-output", "comet"])
    func cancellationEndsItWithinHalfASecond(_ manner: String) async throws {
        let fixture = fixture
        let task = Task {
            try await fixture.run(
                fixture.unruly(manner, "20"), time: .seconds(20), outputBytes: .max, grace: .seconds(9))
        }
        #expect(try await eventually { try !fixture.survivors().isEmpty })
        try await Task.sleep(for: .milliseconds(200))
        let start = ContinuousClock.now
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(ContinuousClock.now - start < .seconds(8))
        #expect(try fixture.survivors() == [])
    }

    @Test func aTaskThatIsCancelledStartsNothing() async throws {
        let fixture = fixture
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await fixture.run(fixture.shell("true"))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }
}
