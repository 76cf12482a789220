import Foundation
import LibraryFixtures
import ProgramFixtures
import Subprocess
import SystemPackage
import TestSupport
import Testing

@testable import Platform

/// `verify`, `clean` and `remove` when something prevents them.
struct KeepingTests {
    private let work: WorkFolder

    init() async throws {
        work = try WorkFolder()
        try work.writePipeline(pages: 3, size: "64x64")
        let run = try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path)
        try #require(run.code == 0)
    }

    private func nightpress(_ words: String...) async throws -> BuiltProgram.Outcome {
        try await BuiltProgram.run(words, in: work.path)
    }

    private var picture: String {
        get throws { "library/images/" + (try #require(try work.files(below: "library/images").first)) }
    }

    @Test func whatChangesALibraryWaitsForItsLock() async throws {
        let attempt = try FileLock.attempt(at: work.path.appending("library/lock"), holder: "process 7 on attic")
        guard case .taken(let lock, _) = consume attempt else {
            Issue.record("the run left its lock")
            return
        }
        for words in [
            ["verify", "--repair"], ["clean", "-f"], ["remove", "nightly", "-f"], ["export"],
            ["run", "nightly", "--refresh"],
        ] {
            let outcome = try await BuiltProgram.run(words, in: work.path)
            #expect(outcome.code == 10)
            #expect(
                outcome.messages == "error: the library “library” is in use by process 7 on attic; "
                    + "wait for it with --wait-lock SECONDS\n")
        }
        let note = "note: the library is in use by process 7 on attic; what that is making may be listed, too\n"
        let cleaned = try await nightpress("clean")
        #expect(cleaned.code == 0)
        #expect(cleaned.messages == note)
        #expect(try await nightpress("remove", "nightly").code == 0)
        let verified = try await nightpress("verify")
        #expect(verified.code == 0)
        #expect(verified.messages.hasPrefix(note))
        let folder = work.path
        async let waiting = BuiltProgram.run(["verify", "--repair", "--wait-lock", "120"], in: folder)
        try await Task.sleep(for: .milliseconds(300))
        _ = consume lock
        #expect(try await waiting.code == 0)
    }

    @Test func anOlderLibraryIsReadAfterItsDatabaseWasCopied() async throws {
        try LibraryDatabase(of: work.path.appending("library")).removePrices()
        #expect(
            try await nightpress("doctor").output.contains(
                "library: the library “library” was made by an older Nightpress; "
                    + "the next command that uses it brings it up to date\n"))
        let attempt = try FileLock.attempt(at: work.path.appending("library/lock"), holder: "process 7 on attic")
        guard case .taken(let lock, _) = consume attempt else {
            Issue.record("the run left its lock")
            return
        }
        let locked = try await nightpress("status")
        #expect(locked.code == 10)
        #expect(
            locked.messages
                == "error: the library “library” was made by an older Nightpress and must be brought up to date first, "
                + "but it is in use by process 7 on attic; try again when that has ended\n")
        _ = consume lock
        let status = try await nightpress("status")
        #expect(status.code == 0)
        #expect(
            status.messages == "note: the library was made by an older Nightpress; its database is kept as it was in "
                + "“library/library.sqlite.before-6-prices”\n")
        #expect(try await nightpress("status").messages.isEmpty)
        #expect(try await nightpress("clean", "-f").output == "Removed nothing.\n", "the copy is kept")
        #expect(work.exists("library/library.sqlite.before-6-prices"))
    }

    @Test(.enabled(if: BuiltProgram.unprivileged != nil, "root reads everything, and setpriv is missing"))
    func aFileThatCannotBeReadIsNoDamage() async throws {
        let unprivileged = try #require(BuiltProgram.unprivileged)
        let file = try work.path.resolving(picture).string
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file) }
        for words in [["verify", "--quiet"], ["verify", "--quiet", "--repair"]] {
            let outcome = try await BuiltProgram.run(words, in: work.path, through: unprivileged)
            #expect(outcome.code == 20)
            let lines = outcome.output.split(separator: "\n")
            #expect(lines.count == 2)
            #expect(lines[0].hasPrefix("nightly/story/"))
            #expect(
                lines[0].hasSuffix(
                    " cannot be checked: permission denied; give this user access to it or choose another directory"))
            #expect(lines[1] == "Make readable, or remove by hand, what cannot be checked, and verify again.")
        }
        #expect(FileManager.default.fileExists(atPath: file))
    }

    @Test func namesOfFilesCannotSteerATerminal() async throws {
        try work.folder.write("", to: "library/images/\u{1B}[2Jodd\nname")
        for command in ["verify", "clean"] {
            let output = try await nightpress(command).output
            #expect(output.contains("“images/\\u{1B}[2Jodd\\nname”"))
            #expect(!output.contains("\u{1B}"))
        }
    }

    @Test(arguments: [["verify", "--repair"], ["clean", "-f"], ["remove", "a", "-f"], ["verify"], ["clean"]])
    func nothingIsMadeWhereThereIsNoLibrary(_ words: [String]) async throws {
        let outcome = try await BuiltProgram.run(words + ["--library", "nowhere"], in: work.path)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: no library at “nowhere”; make one with “nightpress run --library nowhere”, or name another "
                + "with --library\n")
        #expect(!work.exists("nowhere"))
    }

    @Test func killedWhileRepairingItCanBeRepairedAgain() async throws {
        for name in try work.files(below: "library/images") { try work.folder.write("x", to: "library/images/\(name)") }
        _ = try await BuiltProgram.run(["verify", "--repair"], in: work.path, signalling: .kill) {
            try await Task.sleep(for: .milliseconds(20))
        }
        #expect(try await nightpress("verify", "--repair").code == 0)
        let run = try await nightpress("run", "nightly", "--quiet")
        #expect(run.output.hasPrefix("3 of 3 pages ready"))
        #expect(try await nightpress("verify").code == 0)
    }
}
