import FakeImageServers
import Foundation
import ProgramFixtures
import Subprocess
import Synchronization
import SystemPackage
import TestServer
import TestSupport
import Testing

/// A dry run changes nothing on disk, checked from outside.
struct DryRunTests {
    private static let strace = "/usr/bin/strace"

    /// Whether the tracing program is installed and may trace here. Containers often forbid it.
    private static func canTrace() async throws -> Bool {
        guard FileManager.default.isExecutableFile(atPath: strace) else { return false }
        let result = try await Subprocess.run(
            .path(FilePath(strace)), arguments: ["-f", "-e", "trace=connect", "/bin/true"], output: .discarded,
            error: .discarded)
        return result.terminationStatus.isSuccess
    }

    /// Bytes and times of everything below a folder, and of the folder.
    private static func everything(in folder: FilePath) throws -> [String: String] {
        let files = FileManager.default
        return try ([""] + files.subpathsOfDirectory(atPath: folder.string)).reduce(into: [:]) { facts, name in
            let path = folder.string + "/" + name
            let attributes = try files.attributesOfItem(atPath: path)
            let time = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
            facts[name] = "\(time) \(files.contents(atPath: path)?.hashValue ?? 0)"
        }
    }

    private static func dryRun(_ work: WorkFolder, _ more: [String] = []) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(["run", "nightly", "-n"] + more, in: work.path)
    }

    @Test(arguments: [[], ["--refresh", "--retry"], ["--json", "-v"], ["--stub", "--max-images", "1"]])
    func touchesNothing(options: [String]) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        let new = try Self.everything(in: work.path)
        #expect(try await Self.dryRun(work, options).code == 0)
        #expect(try Self.everything(in: work.path) == new)
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).code == 0)
        try work.folder.write(WorkFolder.story(sentences: 4), to: "nightly/story.txt")
        let made = try Self.everything(in: work.path)
        #expect(try await Self.dryRun(work, options).code == 0)
        #expect(try Self.everything(in: work.path) == made)
    }

    /// The last writes of a killed run are in the write-ahead log. Opening the library would remove that log.
    @Test func touchesNothingOfALibraryWhoseRunWasKilled() async throws {
        let work = try WorkFolder()
        let product = FakeAutomatic1111(.a1111)
        let questions = Mutex(0)
        let situation: @Sendable (RecordedRequest) -> ImageSituation = { request in
            guard product.isQuestion(request) else { return .drawing }
            return questions.withLock { questions in
                questions += 1
                return questions > 3 ? .hanging : .drawing
            }
        }
        try await PictureRun.serving(product, in: situation) { server in
            try work.writePipeline(pages: 10, size: "128x192", drawnBy: server)
            let code = try await BuiltProgram.run(["run", "nightly"], in: work.path, signalling: .kill) {
                let isAsked = try await server.waits { $0.requests.count(where: product.isQuestion) == 4 }
                #expect(isAsked)
            }
            #expect(code == 137)
        }
        #expect(try work.folder.read("library/library.sqlite-wal").isEmpty == false)
        let before = try Self.everything(in: work.path)
        let outcome = try await Self.dryRun(work)
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("To do: "))
        #expect(try Self.everything(in: work.path) == before)
    }

    @Test func touchesNothingWherePagesAreForced() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        let new = try Self.everything(in: work.path)
        let none = try await Self.dryRun(work, ["--force", "story/2"])
        #expect(none.code == 20)
        #expect(none.messages.hasPrefix("error: there is no library at “library” yet, "))
        #expect(try Self.everything(in: work.path) == new)
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).code == 0)
        let made = try Self.everything(in: work.path)
        let outcome = try await Self.dryRun(work, ["--force", "story/2"])
        #expect(outcome.code == 0)
        #expect(outcome.output.hasPrefix("To do: draw 1 picture"), "\(outcome.output)")
        #expect(try await Self.dryRun(work, ["--force", "story/9"]).code == 20)
        #expect(try Self.everything(in: work.path) == made)
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func worksOnALibraryThatNoOneCanWriteTo() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        #expect(try await BuiltProgram.run(["run", "nightly"], in: work.path).code == 0)
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 8000))
        try FileManager.default.copyItem(
            atPath: work.path.appending("library").string, toPath: disk.path.appending("library").string)
        #expect(try disk.makeReadOnly())
        let outcome = try await Self.dryRun(work, ["--library", disk.path.appending("library").string])
        #expect(outcome.code == 0, "\(outcome.messages)")
        #expect(outcome.output.hasPrefix("Nothing to do: 3 of 3 pages ready."))
        let missing = try await Self.dryRun(work, ["--library", disk.path.appending("other").string])
        #expect(missing.output.hasPrefix("To do: plan 1 story, draw 3 pictures and write 2 books."))
    }

    @Test(
        .enabled("strace is missing or cannot trace here: whether the machine is left is not tested") {
            try await canTrace()
        })
    func connectsToNoOneAndStartsNothing() async throws {
        let testRun = try ModelRun([
            (name: "near", settings: "kind: openai, url: \"http://127.0.0.1:9\""),
            (name: "far", settings: "kind: openai, url: \"http://example.org\""),
            (name: "own", settings: "kind: openai, url: \"http://127.0.0.1:9\", start: [touch, started]"),
        ])
        let outcome = try await BuiltProgram.run(
            ["run", "pipeline.yaml", "-n", "--allow-network"], in: testRun.work.path,
            through: [
                Self.strace, "-f", "-e", "trace=connect,sendto,sendmsg,sendmmsg,execve", "-o", "trace",
            ])
        #expect(outcome.code == 0, "\(outcome.messages)")
        let trace = String(decoding: try testRun.work.folder.read("trace"), as: UTF8.self)
        #expect(!trace.contains("sa_family=AF_INET"))
        #expect(!trace.contains("connect("))
        #expect(trace.split(separator: "\n").count { $0.contains("execve(") } == 1, "the program itself")
        #expect(!testRun.work.exists("started"))
        #expect(outcome.output.contains("\nnear "))
    }

    @Test func saysThatInputIsToBeRepaired() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        try work.folder.write(" ", to: "nightly/empty.txt")
        let pipeline = String(decoding: try work.folder.read("nightly/pipeline.yaml"), as: UTF8.self)
        try work.folder.write(
            pipeline.replacing("stories:\n", with: "stories:\n  - file: empty.txt\n"), to: "nightly/pipeline.yaml")
        let outcome = try await Self.dryRun(work)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages.hasPrefix("error: nightly/pipeline.yaml:4:11: the story “nightly/empty.txt” has no text"))
        #expect(outcome.output.hasPrefix("To do: plan 1 story, draw 2 pictures and write 2 books."))
    }
}
