import Foundation
import Platform
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Programs in the folder of a pipeline file, which names them by relative paths.
struct ProgramPathTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.folder.write("A fox sat in the forest.", to: "books/tales/fox.txt")
        try work.folder.write(
            """
            collection: Tales
            size: 64x64
            stories: [{ file: fox.txt }]
            images: [painter]
            backends:
              painter:
                kind: command
                command: [./painter, "{{width}}", "{{height}}", "{{seed}}", "{{prompt}}", "{{output}}"]
            notify: [../tell]

            """, to: "books/tales/pipeline.yaml")
        try work.folder.writeProgram(
            "#!/bin/sh\nexec '\(ModelRun.fixture)' draw \"$5\" \"$1\" \"$2\" \"$3\" \"$4\" none\n",
            to: "books/tales/painter")
        try work.folder.writeProgram("#!/bin/sh\npwd > told\n", to: "books/tell")
    }

    /// A program is found relative to the pipeline file. It runs in the working directory of `nightpress`.
    @Test(arguments: [
        ("", "books/tales"), ("books", "tales/pipeline.yaml"), ("books/tales", "pipeline.yaml"), ("other", nil),
    ])
    func areFoundFromWhereverItIsRun(folder: String, pipeline: String?) async throws {
        let there = work.path.resolving(folder)
        try FileManager.default.createDirectory(atPath: there.string, withIntermediateDirectories: true)
        let outcome = try await BuiltProgram.run(
            ["run", pipeline ?? "\(work.path)/books/tales"], in: there,
            environment: ["NIGHTPRESS_LIBRARY": "\(work.path)/library"])
        #expect(outcome.code == 0, "\(outcome.messages)")
        #expect(!outcome.messages.contains("note:"), "\(outcome.messages)")
        #expect(try String(contentsOfFile: there.appending("told").string, encoding: .utf8) == "\(there)\n")
    }

    /// Another working directory makes no picture stale.
    @Test func areTheSameFromElsewhere() async throws {
        let library = ["NIGHTPRESS_LIBRARY": "\(work.path)/library"]
        #expect(try await BuiltProgram.run(["run", "books/tales"], in: work.path, environment: library).code == 0)
        let again = try await BuiltProgram.run(
            ["run", "\(work.path)/books", "--refresh"], in: work.path.appending("books"), environment: library)
        #expect(again.output.hasPrefix("1 of 1 page ready (0 drawn now) "), "\(again.output)")
        #expect(again.messages == "")
    }

    @Test func areNamedWhereTheyAreMissing() async throws {
        for name in ["books/tales/painter", "books/tell"] {
            try FileManager.default.removeItem(atPath: work.path.resolving(name).string)
        }
        let outcome = try await BuiltProgram.run(["run", "books/tales"], in: work.path)
        #expect(outcome.code == 31)
        #expect(outcome.messages.contains("there is no program “books/tales/painter”"), "\(outcome.messages)")
        #expect(
            outcome.messages.contains("cannot start “books/tell”: No such file or directory"), "\(outcome.messages)")
    }
}
