import Foundation
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
    func itsFailureIsTold(script: String, words: String) async throws {
        let limit = script.contains("sleep") ? 1 : 60
        let night = try FinishedRun("notify: { command: [listener], timeout: \(limit) }")
        try night.script("listener", script)
        let outcome = try await night.nightpress("run", "tales", "--json")
        #expect(outcome.code == 0, "the exit code of the run is unchanged")
        let notice = "“listener” was not notified of the run: \(words)"
        #expect(outcome.messages.contains("note: \(notice)\n"), "\(outcome.messages)")
        let printed = try JSONDecoder().decode(ResultJSON.self, from: Data(outcome.output.utf8))
        #expect(printed.notices == [notice])
    }

    @Test func aProgramThatIsNotThereIsTold() async throws {
        let night = try FinishedRun("notify: [no-such-program]")
        let outcome = try await night.nightpress("run", "tales")
        #expect(outcome.code == 0)
        #expect(
            outcome.messages.contains(
                "note: “no-such-program” was not notified of the run: cannot start “no-such-program”: no directory of PATH has it; install it, or give its path\n"
            ), "\(outcome.messages)")
    }

    @Test func placeholdersAreFailuresWhereItIsStrict() async throws {
        let night = try FinishedRun("notify: { command: [listener], when: failure }", images: FinishedRun.gone)
        try night.writeListener()
        #expect(try await night.nightpress("run", "tales").code == 31)
        #expect(!night.exists("told.json"))
        #expect(try await night.nightpress("run", "tales", "--retry", "--strict").code == 30)
        let told = try night.toldDocument()
        #expect(told.exitCode == 30)
        #expect(told.end == "placeholders")
        let junit = try night.text("library/reports/\(try #require(told.run))/junit.xml")
        #expect(junit.contains("failures=\"2\""))
        #expect(try await night.nightpress("run", "tales", "--strict").code == 30, "also where there is nothing to do")
        #expect(try await night.nightpress("retry", "--strict").code == 30)
        _ = try await night.nightpress("report")
        let plain = try night.text("library/reports/\(try #require(told.run))/junit.xml")
        #expect(plain.contains("failures=\"0\"") && plain.contains("<skipped message=\"placeholder: "))
        _ = try await night.nightpress("report", "--strict")
        #expect(try night.text("library/reports/\(try #require(told.run))/junit.xml") == junit)
    }
}
