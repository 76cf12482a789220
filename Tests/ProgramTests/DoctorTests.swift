import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Platform

struct DoctorTests {
    private struct Findings: Decodable {
        struct Generator: Decodable {
            var backend: String
            var makes: String
            var available: Bool
        }

        var components: [String: String]
        var generators: [Generator]
        var libraryMessage: String
    }

    @Test func namesLibrariesAndGenerators() async throws {
        let work = try WorkFolder()
        let outcome = try await BuiltProgram.run(["doctor", "--json"], in: work.path)
        #expect(outcome.code == 0)
        let findings = try JSONDecoder().decode(Findings.self, from: Data(outcome.output.utf8))
        #expect(findings.components.keys.sorted() == ["libjpeg", "libpng", "libzip", "sqlite"])
        #expect(findings.components.values.allSatisfy { $0.contains(/\d+\.\d+/) })
        #expect(findings.generators.map(\.makes) == ["text", "images"])
        #expect(findings.generators.allSatisfy { $0.backend == "stub" && $0.available })
        #expect(findings.libraryMessage == "none at “library” yet; “nightpress run” makes one")
    }

    @Test func asksTheGeneratorsThatAPipelineNames() async throws {
        let work = try WorkFolder()
        try work.folder.write("A fox sat.", to: "fox.txt")
        try work.folder.write(
            "collection: A\nstories: [{ file: fox.txt }]\nimages: [mine, stub]\nbackends: { mine: { kind: stub } }\n",
            to: "pipeline.yaml")
        let outcome = try await BuiltProgram.run(["doctor", "pipeline.yaml"], in: work.path)
        #expect(outcome.code == 0)
        #expect(
            outcome.output.hasSuffix(
                """
                text: stub is ready: built-in writer (English, German, Spanish) and planner (pages in any language, scenes in English)
                images: mine is ready: built-in illustrator, six palettes, any size from 64 to 4096 a side
                images: stub is ready: built-in illustrator, six palettes, any size from 64 to 4096 a side

                """))
    }

    /// A server that does not answer may do so at night. A program that does not exist is a mistake.
    @Test func validateAsksThemOnRequest() async throws {
        let work = try WorkFolder()
        try work.folder.write("A fox sat.", to: "fox.txt")
        let backends = """
            backends:
              sd: { kind: sdcpp, url: "http://127.0.0.1:9" }
              own: { kind: command, command: [./no-such-program] }
            """
        try work.folder.write(
            "collection: A\nstories: [{ file: fox.txt }]\nimages: [sd, own]\n\(backends)\n", to: "pipeline.yaml")
        let quiet = try await BuiltProgram.run(["validate", "pipeline.yaml"], in: work.path)
        #expect(quiet.code == 0 && quiet.messages.isEmpty)
        let asked = try await BuiltProgram.run(["validate", "pipeline.yaml", "--ask"], in: work.path)
        #expect(asked.code == 20)
        #expect(
            asked.messages.contains("note: pipeline.yaml: images: sd is passed over: cannot ask “http://127.0.0.1:9/"),
            "\(asked.messages)")
        #expect(asked.messages.contains("error: pipeline.yaml: images: own is passed over: "), "\(asked.messages)")
        #expect(asked.messages.contains("no-such-program"), "\(asked.messages)")
    }

    @Test func asksThoseOfPipelinesThatCanBeReadBesideOneThatCannot() async throws {
        let work = try WorkFolder()
        try work.folder.write("A fox sat.", to: "fox.txt")
        try work.folder.write(
            "collection: A\nstories: [{ file: fox.txt }]\nimages: [mine]\n"
                + "backends: { mine: { kind: stub } }\n", to: "good.yaml")
        try work.folder.write("collection: B\n", to: "bad.yaml")
        let outcome = try await BuiltProgram.run(["doctor", "good.yaml", "bad.yaml"], in: work.path)
        #expect(outcome.code == 20)
        #expect(outcome.output.contains("images: mine is ready"))
        #expect(outcome.messages == "error: bad.yaml:1:1: “stories:” is missing\n")
    }

    @Test func namesWhoHoldsTheLibrarysLock() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        #expect(try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path).code == 0)
        func library() async throws -> Substring? {
            try await BuiltProgram.run(["doctor"], in: work.path).output.split(separator: "\n")
                .first { $0.hasPrefix("library: ") }
        }
        #expect(try await library() == "library: “library” opens")
        let attempt = try FileLock.attempt(
            at: work.path.appending("library/lock"), holder: "process 7 on attic since 2026-11-21T02:00:00Z")
        guard case .taken(let lock, _) = consume attempt else {
            Issue.record("the run left its lock")
            return
        }
        #expect(
            try await library()
                == "library: “library” opens, in use by process 7 on attic since 2026-11-21T02:00:00Z")
        _ = consume lock
        try work.folder.write("process 9 on attic", to: "library/lock")
        #expect(
            try await library()
                == "library: “library” opens, left by process 9 on attic, which ended without releasing it; "
                + "the next run sees to that")
    }
}
