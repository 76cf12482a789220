import Foundation
import LibraryFixtures
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain

/// Commands under `notify:`, as run by the built program.
struct NotifyTests {
    @Test func aCommandIsReportedWhatCameOfTheRun() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        let outcome = try await testRun.nightpress(
            "run", "tales", "--json", environment: ["GEMINI_API_KEY": "secret", "LC_ALL": "C"])
        #expect(outcome.code == 0, "\(outcome.messages)")
        var printed = try JSONDecoder().decode(ResultJSON.self, from: Data(outcome.output.utf8))
        let notified = try testRun.notifiedDocument()
        #expect(notified.library == "\(testRun.path)/library")
        printed.library = "\(testRun.path)/\(printed.library)"
        printed.report = printed.report.map { "\(testRun.path)/\($0)" }
        printed.books = printed.books.map { "\(testRun.path)/\($0)" }
        #expect(notified == printed, "except for its paths it is the document that --json prints")
        #expect(notified.counts.pages == 2)
        let facts = [
            "RUN": notified.run, "OUTCOME": "whole", "EXIT_CODE": "0", "HEADLINE": "All 2 pictures are ready.",
            "REPORT": notified.report, "LIBRARY": notified.library, "COLLECTIONS": "tales", "STORIES": "2",
            "PAGES": "2",
            "READY": "2", "PLACEHOLDERS": "0", "FAILED": "0", "UNDRAWN": "0", "DRAWN": "2", "COST": "", "LIMIT": "",
        ]
        for (name, value) in facts { #expect(try testRun.notified("NIGHTPRESS_\(name)") == value, "\(name)") }
        #expect(try testRun.notified("LC_ALL") == "C")
        #expect(try !testRun.text("notified.env").contains("secret"))
        #expect(try testRun.text("notified.pwd") == "\(testRun.path)\n")
    }

    @Test func theDocumentIsAsItsSchemaSays() async throws {
        let testRun = try FinishedRun("notify: [listener]", images: FinishedRun.gone)
        try testRun.writeListener()
        #expect(try await testRun.nightpress("run", "tales").code == 31)
        var documents = [try testRun.folder.read("notified.json")]
        try testRun.folder.write("no: pipeline", to: "broken/pipeline.yaml")
        #expect(try await testRun.nightpress("run", "broken", "--notify", "listener").code == 20)
        documents.append(try testRun.folder.read("notified.json"))
        let schema = try PublishedSchema("Reports/Schemas/result.schema.json")
        for document in documents {
            #expect(try schema.problems(with: document) == [])
        }
    }

    @Test func nothingIsReportedWhereNothingWasDone() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        _ = try await testRun.nightpress("run", "tales", "--no-notify")
        #expect(!testRun.exists("notified.json"))
        #expect(try await testRun.nightpress("run", "tales").output.hasPrefix("Nothing to do"))
        #expect(!testRun.exists("notified.json"))
        _ = try await testRun.nightpress("run", "tales", "--dry-run", "--force", "fox")
        #expect(!testRun.exists("notified.json"))
    }

    /// `regenerate` is a run too.
    @Test func theyAreReportedOfPagesRedrawn() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        #expect(try await testRun.nightpress("run", "tales", "--no-notify").code == 0)
        #expect(try await testRun.nightpress("regenerate", "fox/1", "--no-notify").code == 0)
        #expect(!testRun.exists("notified.json"))
        #expect(try await testRun.nightpress("regenerate", "fox/1").code == 0)
        let notified = try testRun.notifiedDocument()
        #expect(notified.run != nil)
        #expect(notified.counts.drawn == 1 && notified.counts.new == 1 && notified.counts.pages == 2)
    }

    /// Other pending pages do not make these commands fail.
    @Test func theyAreReportedHowTheCommandEnded() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        #expect(try await testRun.nightpress("run", "tales").code == 0)
        try LibraryDatabase(of: testRun.path.appending("library"))
            .setStatus(.pending, where: "story_id = (SELECT id FROM story WHERE slug = 'sea')")
        for command in [["regenerate", "fox/1"], ["regenerate", "fox/1", "--restore"]] {
            let outcome = try await BuiltProgram.run(
                command + ["--json"], in: testRun.path, environment: ["PATH": "\(testRun.path)/bin:/usr/bin:/bin"])
            #expect(outcome.code == 0, "\(outcome.messages)")
            let notified = try testRun.notifiedDocument()
            #expect(notified.exitCode == 0)
            #expect(notified.end == "whole")
            #expect(notified.counts.undrawn == 1)
            #expect(
                try testRun.text("library/reports/\(try #require(notified.run))/run.json").contains(
                    "\"end\" : \"whole\"")
            )
        }
    }

    @Test func onlyThoseAreReportedWhomItConcerns() async throws {
        let testRun = try FinishedRun(
            "notify: [{ command: [one], when: trouble }, { command: [two], when: failure }, { command: [three] }]",
            images: FinishedRun.gone)
        for name in ["one", "two", "three"] { try testRun.script(name, "cat > /dev/null; echo \(name) >> told") }
        #expect(try await testRun.nightpress("run", "tales", "--stub").code == 0)
        #expect(try testRun.text("told") == "three\n")
        #expect(try await testRun.nightpress("run", "tales", "--force", "fox/1", "--strict").code == 0, "it is kept")
        #expect(try testRun.text("told") == "three\nthree\n")
        try testRun.write(
            "more", "notify: [{ command: [one], when: trouble }, { command: [two], when: failure }]",
            images: FinishedRun.gone)
        #expect(try await testRun.nightpress("run", "more").code == 31)
        #expect(try testRun.text("told") == "three\nthree\none\n")
        #expect(try await testRun.nightpress("run", "more", "--retry", "--strict").code == 30)
        #expect(try testRun.text("told") == "three\nthree\none\none\ntwo\n")
    }

    @Test func theCommandLineWinsOverTheEnvironmentAndThatOverThePipeline() async throws {
        let testRun = try FinishedRun("notify: [of-the-pipeline]")
        for name in ["of-the-pipeline", "of-the-environment", "of-the-line"] {
            try testRun.script(name, "cat > /dev/null; touch told-\(name)")
        }
        let environment = ["NIGHTPRESS_NOTIFY": "of-the-environment"]
        _ = try await testRun.nightpress("run", "tales", "--notify", "of-the-line", environment: environment)
        #expect(testRun.exists("told-of-the-line") && !testRun.exists("told-of-the-environment"))
        _ = try await testRun.nightpress("run", "tales", "--force", "fox/1", environment: environment)
        #expect(testRun.exists("told-of-the-environment") && !testRun.exists("told-of-the-pipeline"))
        _ = try await testRun.nightpress("run", "tales", "--force", "fox/1", "--no-notify", environment: environment)
        #expect(!testRun.exists("told-of-the-pipeline"))
    }

    /// A command that ignores its input is not an error.
    @Test func noOneHasToRead() async throws {
        let testRun = try FinishedRun("notify: [\"true\"]")
        let outcome = try await testRun.nightpress("run", "tales")
        #expect(outcome.code == 0)
        #expect(!outcome.messages.contains("note:"), "\(outcome.messages)")
    }

    @Test func anErrorIsReportedTheSameWay() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        try testRun.folder.write("no database", to: "library/library.sqlite")
        let outcome = try await testRun.nightpress("run", "tales")
        #expect(outcome.code == 20)
        let notified = try JSONDecoder().decode(ErrorJSON.self, from: Data(testRun.folder.read("notified.json")))
        #expect(notified.end == "error")
        #expect(notified.exitCode == 20)
        #expect(notified.run == nil)
        #expect(outcome.messages.contains("error: \(notified.error)"))
        #expect(notified.counts == nil)
        #expect(try testRun.notified("NIGHTPRESS_PAGES") == "")
        #expect(try testRun.notified("NIGHTPRESS_HEADLINE")?.hasPrefix("The run ended with an error: ") == true)
    }

    private struct ErrorJSON: Decodable {
        var run: String?
        var end: String
        var exitCode: Int
        var error: String
        var counts: CountsJSON?
    }

    @Test func pathsAreReportedAsTheyAre() async throws {
        let testRun = try FinishedRun("notify: [listener]")
        try testRun.writeListener()
        #expect(try await testRun.nightpress("run", "tales", "--library", "l  x").code == 0)
        #expect(try testRun.notified("NIGHTPRESS_LIBRARY") == "\(testRun.path)/l  x")
        let report = try #require(try testRun.notified("NIGHTPRESS_REPORT"))
        #expect(FileManager.default.fileExists(atPath: report), "\(report)")
    }
}
