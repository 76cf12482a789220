import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Shards as a scheduler and a workflow driver start them.
struct ShardedProgramTests {
    private func run(
        _ words: [String], in work: WorkFolder, environment: [String: String] = [:]
    ) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(["run", "nightly"] + words, in: work.path, environment: environment)
    }

    @Test func theNumberComesFromTheScheduler() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let words = ["--shard", "auto/2", "--library", "shards/{shard}", "--summary", "done/{shard}.json"]
        for variable in [["SLURM_ARRAY_TASK_ID": "2"], ["JOB_COMPLETION_INDEX": "0"]] {
            #expect(try await run(words, in: work, environment: variable).code == 0)
        }
        #expect(work.exists("shards/1/library.sqlite") && work.exists("shards/2/library.sqlite"))
        #expect(work.exists("done/1.json") && work.exists("done/2.json"))
        #expect(
            try await BuiltProgram.run(["merge", "--into", "library", "shards/1", "shards/2"], in: work.path).code == 0)
    }

    @Test func theSummaryIsValidAndLeftAloneIfNothingChanged() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let words = ["--shard", "1/1", "--summary", "done.json"]
        #expect(try await run(words, in: work).code == 0)
        let bytes = try work.folder.read("done.json")
        let schema = try PublishedSchema("Reports/Schemas/summary.schema.json")
        #expect(try schema.problems(with: bytes) == [])
        let path = work.path.appending("done.json").string
        let before = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        #expect(try await run(words, in: work).code == 0)
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int == before)
    }

    /// What is there and is no summary stays as it is.
    @Test func theSummaryReplacesNothingElse() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        try work.folder.write("# Ada\n", to: "ada.md")
        try work.folder.write("{\"name\": 1}", to: "other.json")
        mkfifo(work.path.appending("pipe").string, 0o600)
        symlink("ada.md", work.path.appending("link").string)
        for (name, reason) in [
            ("ada.md", "exists and is not a summary of Nightpress; name another file"),
            ("other.json", "exists and is not a summary of Nightpress; name another file"),
            ("pipe", "is a pipe; name a file"),
            ("link", "is a symbolic link; name a file"),
        ] {
            let outcome = try await run(["--summary", name], in: work)
            #expect(outcome.code == 2)
            #expect(outcome.messages == "error: --summary “\(name)” \(reason)\n")
        }
        #expect(try String(decoding: work.folder.read("ada.md"), as: UTF8.self) == "# Ada\n")
    }

    /// A page without its picture keeps neither the driver nor the merge from going on, if the driver says so.
    @Test func endsThatAreNamedExitWithZero() async throws {
        let work = try WorkFolder()
        try work.writePipeline(
            pages: 2, size: "64x64",
            more: "images: [gone]\nbackends: { gone: { kind: sdcpp, url: \"http://127.0.0.1:9\" } }")
        let words = ["--no-wait", "--summary", "done.json"]
        let plain = try await run(words, in: work)
        #expect(plain.code == 31 && !work.exists("done.json"))
        let tolerant = try await run(words + ["--exit-zero", "failed,placeholders"], in: work)
        #expect(tolerant.code == 0 && work.exists("done.json"))
    }
}
