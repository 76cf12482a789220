import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// A library on a file system without locks, as on many network shares. `flock` is replaced by a function that fails.
@Suite(.enabled(if: Program.isInstalled("cc"), "there is no C compiler here"))
struct NoLocksTests {
    private let work: WorkFolder

    init() throws {
        work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
    }

    private func run(_ command: String..., failingWith error: String) async throws -> BuiltProgram.Outcome {
        try work.folder.write(
            """
            #include <errno.h>
            int flock(int file, int operation) { errno = \(error); return -1; }

            """, to: "flock.c")
        let (source, library) = (work.path.appending("flock.c").string, work.path.appending("flock.so").string)
        let built = try #require(Program("cc")).run(["-shared", "-fPIC", "-o", library, source])
        try #require(built.status == 0, "\(built.output)")
        return try await BuiltProgram.run(command, in: work.path, environment: ["LD_PRELOAD": library])
    }

    @Test(arguments: [("ENOLCK", "No locks available"), ("EOPNOTSUPP", "Operation not supported")])
    func aRunIsRefusedAndReportsWhatToDo(_ error: String, _ words: String) async throws {
        let outcome = try await run("run", "nightly", failingWith: error)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: cannot use the library “library”: cannot lock “library/lock”: its file system knows no locks "
                + "(\(words)), as happens on network shares; keep the library on a disk of this machine, or have the "
                + "server of the share allow locks\n")
        #expect(try work.files(below: "library") == ["lock"])
    }

    @Test func whatIsThereCanBeLookedAt() async throws {
        #expect(try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path).code == 0)
        for command in ["status", "verify", "report"] {
            let outcome = try await run(command, failingWith: "ENOLCK")
            #expect(outcome.code == 0, "\(command): \(outcome.messages)")
        }
    }
}
