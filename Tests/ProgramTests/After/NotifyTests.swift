import Foundation
import LibraryFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain

/// Commands under `notify:`, as run by the built program.
struct NotifyTests {
    @Test func aCommandIsToldWhatCameOfTheRun() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        let outcome = try await night.nightpress(
            "run", "tales", "--json", environment: ["GEMINI_API_KEY": "secret", "LC_ALL": "C"])
        #expect(outcome.code == 0, "\(outcome.messages)")
        var printed = try JSONDecoder().decode(ResultJSON.self, from: Data(outcome.output.utf8))
        let told = try night.toldDocument()
        #expect(told.library == "\(night.path)/library")
        printed.library = "\(night.path)/\(printed.library)"
        printed.report = printed.report.map { "\(night.path)/\($0)" }
        printed.books = printed.books.map { "\(night.path)/\($0)" }
        #expect(told == printed, "except for its paths it is the document that --json prints")
        #expect(told.counts.pages == 2)
        let facts = [
            "RUN": told.run, "OUTCOME": "whole", "EXIT_CODE": "0", "HEADLINE": "All 2 pictures are ready.",
            "REPORT": told.report, "LIBRARY": told.library, "COLLECTIONS": "tales", "STORIES": "2", "PAGES": "2",
            "READY": "2", "PLACEHOLDERS": "0", "FAILED": "0", "UNDRAWN": "0", "DRAWN": "2", "COST": "", "LIMIT": "",
        ]
        for (name, value) in facts { #expect(try night.told("NIGHTPRESS_\(name)") == value, "\(name)") }
        #expect(try night.told("LC_ALL") == "C")
        #expect(try !night.text("told.env").contains("secret"))
        #expect(try night.text("told.pwd") == "\(night.path)\n")
    }

    @Test func theDocumentIsAsItsSchemaSays() async throws {
        let night = try FinishedRun("notify: [listener]", images: FinishedRun.gone)
        try night.writeListener()
        #expect(try await night.nightpress("run", "tales").code == 31)
        var documents = [try night.folder.read("told.json")]
        try night.folder.write("no: pipeline", to: "broken/pipeline.yaml")
        #expect(try await night.nightpress("run", "broken", "--notify", "listener").code == 20)
        documents.append(try night.folder.read("told.json"))
        let schema = try PublishedSchema("Reports/Schemas/result.schema.json")
        for document in documents {
            #expect(try schema.problems(with: document) == [])
        }
    }

    @Test func nothingIsToldWhereNothingWasDone() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        _ = try await night.nightpress("run", "tales", "--no-notify")
        #expect(!night.exists("told.json"))
        #expect(try await night.nightpress("run", "tales").output.hasPrefix("Nothing to do"))
        #expect(!night.exists("told.json"))
        _ = try await night.nightpress("run", "tales", "--dry-run", "--force", "fox")
        #expect(!night.exists("told.json"))
    }

    /// `regenerate` is a run too.
    @Test func theyAreToldOfPagesDrawnAnew() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        #expect(try await night.nightpress("run", "tales", "--no-notify").code == 0)
        #expect(try await night.nightpress("regenerate", "fox/1", "--no-notify").code == 0)
        #expect(!night.exists("told.json"))
        #expect(try await night.nightpress("regenerate", "fox/1").code == 0)
        let told = try night.toldDocument()
        #expect(told.run != nil)
        #expect(told.counts.drawn == 1 && told.counts.new == 1 && told.counts.pages == 2)
    }

    /// Other pending pages do not make these commands fail.
    @Test func theyAreToldHowTheCommandEnded() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        #expect(try await night.nightpress("run", "tales").code == 0)
        try LibraryDatabase(of: night.path.appending("library"))
            .setStatus(.pending, where: "story_id = (SELECT id FROM story WHERE slug = 'sea')")
        for command in [["regenerate", "fox/1"], ["regenerate", "fox/1", "--restore"]] {
            let outcome = try await BuiltProgram.run(
                command + ["--json"], in: night.path, environment: ["PATH": "\(night.path)/bin:/usr/bin:/bin"])
            #expect(outcome.code == 0, "\(outcome.messages)")
            let told = try night.toldDocument()
            #expect(told.exitCode == 0)
            #expect(told.end == "whole")
            #expect(told.counts.undrawn == 1)
            #expect(
                try night.text("library/reports/\(try #require(told.run))/run.json").contains("\"end\" : \"whole\"")
            )
        }
    }

    @Test func onlyThoseAreToldWhomItConcerns() async throws {
        let night = try FinishedRun(
            "notify: [{ command: [one], when: trouble }, { command: [two], when: failure }, { command: [three] }]",
            images: FinishedRun.gone)
        for name in ["one", "two", "three"] { try night.script(name, "cat > /dev/null; echo \(name) >> told") }
        #expect(try await night.nightpress("run", "tales", "--stub").code == 0)
        #expect(try night.text("told") == "three\n")
        #expect(try await night.nightpress("run", "tales", "--force", "fox/1", "--strict").code == 0, "it is kept")
        #expect(try night.text("told") == "three\nthree\n")
        try night.write(
            "more", "notify: [{ command: [one], when: trouble }, { command: [two], when: failure }]",
            images: FinishedRun.gone)
        #expect(try await night.nightpress("run", "more").code == 31)
        #expect(try night.text("told") == "three\nthree\none\n")
        #expect(try await night.nightpress("run", "more", "--retry", "--strict").code == 30)
        #expect(try night.text("told") == "three\nthree\none\none\ntwo\n")
    }

    @Test func theCommandLineWinsOverTheEnvironmentAndThatOverThePipeline() async throws {
        let night = try FinishedRun("notify: [of-the-pipeline]")
        for name in ["of-the-pipeline", "of-the-environment", "of-the-line"] {
            try night.script(name, "cat > /dev/null; touch told-\(name)")
        }
        let environment = ["NIGHTPRESS_NOTIFY": "of-the-environment"]
        _ = try await night.nightpress("run", "tales", "--notify", "of-the-line", environment: environment)
        #expect(night.exists("told-of-the-line") && !night.exists("told-of-the-environment"))
        _ = try await night.nightpress("run", "tales", "--force", "fox/1", environment: environment)
        #expect(night.exists("told-of-the-environment") && !night.exists("told-of-the-pipeline"))
        _ = try await night.nightpress("run", "tales", "--force", "fox/1", "--no-notify", environment: environment)
        #expect(!night.exists("told-of-the-pipeline"))
    }

    /// A command that ignores its input is not an error.
    @Test func nobodyHasToRead() async throws {
        let night = try FinishedRun("notify: [\"true\"]")
        let outcome = try await night.nightpress("run", "tales")
        #expect(outcome.code == 0)
        #expect(!outcome.messages.contains("note:"), "\(outcome.messages)")
    }

    @Test func anErrorIsToldTheSameWay() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        try night.folder.write("no database", to: "library/library.sqlite")
        let outcome = try await night.nightpress("run", "tales")
        #expect(outcome.code == 20)
        let told = try JSONDecoder().decode(ErrorJSON.self, from: Data(night.folder.read("told.json")))
        #expect(told.end == "error")
        #expect(told.exitCode == 20)
        #expect(told.run == nil)
        #expect(outcome.messages.contains("error: \(told.error)"))
        #expect(told.counts == nil)
        #expect(try night.told("NIGHTPRESS_PAGES") == "")
        #expect(try night.told("NIGHTPRESS_HEADLINE")?.hasPrefix("The run ended with an error: ") == true)
    }

    private struct ErrorJSON: Decodable {
        var run: String?
        var end: String
        var exitCode: Int
        var error: String
        var counts: CountsJSON?
    }

    @Test func pathsAreToldAsTheyAre() async throws {
        let night = try FinishedRun("notify: [listener]")
        try night.writeListener()
        #expect(try await night.nightpress("run", "tales", "--library", "l  x").code == 0)
        #expect(try night.told("NIGHTPRESS_LIBRARY") == "\(night.path)/l  x")
        let report = try #require(try night.told("NIGHTPRESS_REPORT"))
        #expect(FileManager.default.fileExists(atPath: report), "\(report)")
    }
}
