import FakeImageServers
import Foundation
import LibraryFixtures
import ProgramFixtures
import Subprocess
import SystemPackage
import TestServer
import TestSupport
import Testing

/// `nightpress log` as a user reads it.
struct LogTests {
    @Test func runsAreTheNewestFirst() async throws {
        let testRun = try FinishedRun()
        try testRun.write("more")
        #expect(try await testRun.nightpress("log").code == 20, "there is no library yet")
        for words in [["run", "tales"], ["run", "more"], ["run", "tales", "--force", "tales/fox/1"]] {
            #expect(try await BuiltProgram.run(words, in: testRun.path).code == 0)
        }
        let lines = try await testRun.nightpress("log").output.split(separator: "\n")
        try #require(lines.count == 6)
        #expect(
            lines.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) } == [
                "  1 drawn: tales", "  2 drawn: more", "  2 drawn: tales",
            ])
        #expect(lines.allSatisfy { $0.count <= 80 })
        let names = lines.enumerated().filter { $0.offset % 2 == 0 }.map { String($0.element.prefix { $0 != " " }) }
        #expect(names == names.sorted(by: >))
        #expect(try await testRun.nightpress("log", "-n", "1").output.hasPrefix(names[0]))
        #expect(try await testRun.nightpress("log", "more").output.split(separator: "\n").count == 2)
        #expect(try await testRun.nightpress("log", "--since", "1h").output.split(separator: "\n").count == 6)
        #expect(try await testRun.nightpress("log", "--since", "2100-01-01").output == "No run began since then.\n")
        let detail = try await testRun.nightpress("log", names[2])
        #expect(detail.output.hasPrefix("run \(names[2]): whole\n"))
        #expect(detail.output.contains("\n  report       library/reports/\(names[2])/index.html\n"))
        #expect(try await testRun.nightpress("clean", "--force", "--keep-reports", "1").code == 0)
        let cleaned = try await testRun.nightpress("log", names[2])
        #expect(
            cleaned.output.contains("\n  report       not there; “nightpress report --run \(names[2])” writes it\n"))
    }

    @Test func whatIsNotThereIsNamed() async throws {
        let testRun = try FinishedRun()
        _ = try await testRun.nightpress("run", "tales")
        let outcome = try await testRun.nightpress("log", "tides")
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: the library “library” has no run and no collection “tides”; see “nightpress log” for its runs, “nightpress status” for its collections\n"
        )
    }

    /// While the run is in progress, and after it was killed.
    @Test func aKilledRunIsReportedFromOneThatGoesOn() async throws {
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { _ in .hanging }
        try await PictureRun.serving(FakeSDServer(), in: situation) { server in
            let testRun = try FinishedRun(images: "[sd]\nbackends: { sd: { kind: openai, url: \"\(server.url)\" } }")
            let path = testRun.path
            let code = try await BuiltProgram.run(["run", "tales"], in: path, signalling: .kill) {
                #expect(try await server.waits { $0.requests.contains { $0.path == "/v1/images/generations" } })
                let log = try await BuiltProgram.run(["log"], in: path)
                #expect(log.output.contains("  in progress\n"), "\(log.output)")
            }
            #expect(code == 137)
            let log = try await testRun.nightpress("log")
            #expect(log.output.contains("  killed or crashed\n  0 drawn: tales\n"), "\(log.output)")
            let json = try await testRun.nightpress("log", "--json").output
            #expect(json.contains("\"end\" : \"died\"") && !json.contains("\"finished\""))
        }
    }

    /// More than a year of daily runs.
    @Test func fiveThousandRunsAreSoonShown() async throws {
        let testRun = try FinishedRun()
        _ = try await testRun.nightpress("run", "tales")
        try LibraryDatabase(of: testRun.path.appending("library")).addRuns(5000)
        let start = ContinuousClock.now
        let lines = try await testRun.nightpress("log").output.split(separator: "\n")
        let elapsed = ContinuousClock.now - start
        #expect(lines.count == 40)
        #expect(lines[0].hasPrefix("night-5000"))
        print("log among 5,000 runs took \(elapsed)")
        #expect(elapsed < .seconds(20))
    }
}
