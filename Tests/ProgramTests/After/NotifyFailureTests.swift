import Foundation
import ProgramFixtures
import TestSupport
import Testing

/// Failing commands under `notify:`, and failing runs.
struct NotifyFailureTests {
    private static let failures: [(script: String, words: String)] = [
        ("exit 3", "it ended with exit code 3"),
        (
            "echo first >&2; printf 'no \\033[31mserver\\n\\n' >&2; exit 1",
            "it ended with exit code 1, and last wrote “no server”"
        ),
        ("kill -9 $$", "it was killed by signal 9, as a system does that is out of memory"),
        (
            "yes",
            "“listener” was stopped: it wrote more than 1 MB to standard output; check that it writes the result and nothing else"
        ),
        (
            "echo waiting >&2; sleep 60",
            "“listener” was stopped: it had not ended after 1 second, and last wrote “waiting”; give it more time or less to do"
        ),
    ]

    /// The timeout is 1 s for scripts that do not end.
    @Test(arguments: failures)
    func itsFailureIsReported(script: String, words: String) async throws {
        let limit = script.contains("sleep") ? 1 : 60
        let testRun = try FinishedRun("notify: { command: [listener], timeout: \(limit) }")
        try testRun.script("listener", script)
        let outcome = try await testRun.nightpress("run", "tales", "--json")
        #expect(outcome.code == 0, "the exit code of the run is unchanged")
        let notice = "“listener” was not notified of the run: \(words)"
        #expect(outcome.messages.contains("note: \(notice)\n"), "\(outcome.messages)")
        let printed = try JSONDecoder().decode(ResultJSON.self, from: Data(outcome.output.utf8))
        #expect(printed.notices == [notice])
    }

    @Test func aProgramThatIsNotThereIsReported() async throws {
        let testRun = try FinishedRun("notify: [no-such-program]")
        let outcome = try await testRun.nightpress("run", "tales")
        #expect(outcome.code == 0)
        #expect(
            outcome.messages.contains(
                "note: “no-such-program” was not notified of the run: cannot start “no-such-program”: no directory of PATH has it; install it, or give its path\n"
            ), "\(outcome.messages)")
    }

    @Test func placeholdersAreFailuresWhereItIsStrict() async throws {
        let testRun = try FinishedRun("notify: { command: [listener], when: failure }", images: FinishedRun.gone)
        try testRun.writeListener()
        #expect(try await testRun.nightpress("run", "tales").code == 31)
        #expect(!testRun.exists("notified.json"))
        #expect(try await testRun.nightpress("run", "tales", "--retry", "--strict").code == 30)
        let notified = try testRun.notifiedDocument()
        #expect(notified.exitCode == 30)
        #expect(notified.end == "placeholders")
        let junit = try testRun.text("library/reports/\(try #require(notified.run))/junit.xml")
        #expect(junit.contains("failures=\"2\""))
        #expect(try await testRun.nightpress("run", "tales", "--strict").code == 30, "also without --retry")
        #expect(try await testRun.nightpress("retry", "--strict").code == 30)
        let run = try #require(notified.run)
        _ = try await testRun.nightpress("report", "--run", run)
        let plain = try testRun.text("library/reports/\(try #require(notified.run))/junit.xml")
        #expect(plain.contains("failures=\"0\"") && plain.contains("<skipped message=\"placeholder: "))
        _ = try await testRun.nightpress("report", "--strict", "--run", run)
        #expect(try testRun.text("library/reports/\(try #require(notified.run))/junit.xml") == junit)
    }
}
