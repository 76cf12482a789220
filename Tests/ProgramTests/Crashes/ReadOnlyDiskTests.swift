import Foundation
import ProgramFixtures
import TestSupport
import Testing

/// A library on a disk that has become read-only.
@Suite(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
struct ReadOnlyDiskTests {
    @Test func itIsShownAndCheckedAndARunIsRefused() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 8192))
        func nightpress(_ words: String...) async throws -> BuiltProgram.Outcome {
            try await BuiltProgram.run(words + ["--library", "disk/lib"], in: work.path)
        }
        #expect(try await nightpress("run", "nightly", "--quiet").code == 0)
        try #require(try disk.makeReadOnly())
        for command in ["status", "report", "verify", "clean"] {
            let outcome = try await nightpress(command)
            #expect(outcome.code == 0, "\(command): \(outcome.messages)")
        }
        let idle = try await nightpress("run", "nightly")
        #expect(idle.code == 0)
        #expect(idle.output == "Nothing to do: 2 of 2 pages ready in 1 story.\n")
        try work.writePipeline(pages: 3, size: "64x64")
        for words in [["run", "nightly", "--refresh"], ["remove", "nightly", "-f"]] {
            let refused = try await BuiltProgram.run(words + ["--library", "disk/lib"], in: work.path)
            #expect(refused.code == 20)
            #expect(
                refused.messages == "error: cannot use the library “disk/lib”: cannot lock “disk/lib/lock”: "
                    + "the file system is read-only; choose another directory\n")
        }
        let export = try await nightpress("export", "--output", "shelf")
        #expect(export.code == 20)
        #expect(
            export.messages
                == "error: cannot export from the library “disk/lib”: its file system is read-only, and what "
                + "is exported is recorded in it; copy it to another disk and name the copy with --library\n")
        for words in [["regenerate", "story/1"], ["retry"], ["cancel", "story/1"], ["cancel"], ["pause"], ["resume"]] {
            let refused = try await BuiltProgram.run(words + ["--library", "disk/lib"], in: work.path)
            #expect(refused.code == 20)
            #expect(
                refused.messages == "error: cannot use the library “disk/lib”: cannot write “disk/lib/library.sqlite”: "
                    + "the file system is read-only; choose another directory\n", "\(words)")
        }
        withExtendedLifetime(disk) {}
    }
}
