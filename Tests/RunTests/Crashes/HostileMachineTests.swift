import Foundation
import ProgramFixtures
import SystemPackage
import TestSupport
import Testing

/// Full or read-only disks, unreadable folders, and stories that are too large.
@Suite(.serialized)
struct HostileMachineTests {
    @Test func refusesAStoryOfFiftyMegabytes() async throws {
        let work = try WorkFolder()
        try work.folder.write([UInt8](repeating: UInt8(ascii: "a"), count: 50_000_000), to: "tales/long.txt")
        try work.folder.write("collection: Long\nstories:\n  - file: long.txt\n", to: "tales/pipeline.yaml")
        let outcome = try await BuiltProgram.run(["run", "tales"], in: work.path)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: tales/pipeline.yaml:3:11: cannot read the story “tales/long.txt”: it has more than 5 MB, the most that is read\n"
        )
        #expect(!work.exists("library"))
    }

    @Test(.timeLimit(.minutes(1))) func readsALongStoryOnOneLineInTime() async throws {
        let work = try WorkFolder()
        try work.folder.write(WorkFolder.story(sentences: 400).replacing(".", with: ","), to: "tales/line.txt")
        try work.folder.write(
            "collection: Line\nstories:\n  - file: line.txt\nsize: 64x64\n", to: "tales/pipeline.yaml")
        let outcome = try await BuiltProgram.run(["run", "tales", "--quiet"], in: work.path)
        #expect(outcome.code == 0, "\(outcome.messages)")
    }

    @Test(
        .enabled(if: BuiltProgram.unprivileged != nil, "permissions are not tested as root where setpriv is missing"),
        arguments: [(0o000, "look at “closed/library.sqlite”"), (0o555, "lock “closed/lock”")])
    func namesALibraryThatIsClosedToTheUser(mode: Int, failure: String) async throws {
        let unprivileged = try #require(BuiltProgram.unprivileged)
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let library = work.path.appending("closed").string
        try FileManager.default.createDirectory(atPath: library, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: library)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: library) }
        let outcome = try await BuiltProgram.run(
            ["run", "nightly", "--library", "closed"], in: work.path, through: unprivileged)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: cannot use the library “closed”: cannot \(failure): permission denied; "
                + "give this user access to it or choose another directory\n")
        #expect(try work.files(below: "closed").isEmpty)
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func aFullDiskIsCleared() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 8192))
        let made = try await BuiltProgram.run(["run", "nightly", "--library", "disk/lib", "--quiet"], in: work.path)
        try #require(made.code == 0, "\(made.messages)")
        try work.folder.write([UInt8](repeating: 1, count: 500_000), to: "disk/lib/temporary/half-a-picture")
        try work.folder.write([UInt8](repeating: 1, count: 300_000), to: "disk/lib/images/ff/stray.png")
        _ = try await BuiltProgram.shell("cat /dev/zero > disk/ballast 2> none", in: work.path)
        let outcome = try await BuiltProgram.run(["clean", "-f", "--library", "disk/lib"], in: work.path)
        #expect(outcome.code == 0)
        #expect(
            outcome.messages
                == "note: the disk is full: removed what was left unfinished in “disk/lib/temporary” to make room\n")
        #expect(!work.exists("disk/lib/temporary/half-a-picture"))
        withExtendedLifetime(disk) {}
    }

    /// Several limits are tried: the number of files open before the library is opened differs between machines.
    @Test func aLibraryThatCannotBeOpenedForWantOfFilesIsNotCalledForbidden() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        try #require(try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path).code == 0)
        var messages: Set<String> = []
        for limit in 4..<24 {
            let shell = ["/bin/sh", "-c", "ulimit -n \(limit); exec \"$@\"", "sh"]
            messages.insert(try await BuiltProgram.run(["status"], in: work.path, through: shell).messages)
        }
        let expected =
            "error: cannot use the library “library”: cannot look at “library/library.sqlite”: too many files are open; "
            + "allow the program to open more files where “ulimit -n” is below 256\n"
        // With so few files the runtime may write before it, or end the program.
        #expect(messages.contains { $0.hasSuffix(expected) }, "\(messages)")
        #expect(!messages.contains { $0.contains("permission denied") }, "\(messages)")
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func aReadOnlyFileSystemIsNamedAndLeftAsItIs() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 1024))
        try #require(try disk.makeReadOnly())
        let outcome = try await BuiltProgram.run(["run", "nightly", "--library", "disk/lib"], in: work.path)
        #expect(outcome.code == 20)
        #expect(
            outcome.messages
                == "error: cannot use the library “disk/lib”: cannot create the directory “disk/lib”: "
                + "the file system is read-only; choose another directory\n")
        withExtendedLifetime(disk) {}
    }

    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func aLibraryOnAReadOnlyFileSystemIsVerifiedAndNotRepaired() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: 8192))
        #expect(
            try await BuiltProgram.run(["run", "nightly", "--library", "disk/lib", "-q"], in: work.path).code == 0)
        try #require(try disk.makeReadOnly())
        for command in ["verify", "status", "clean"] {
            let outcome = try await BuiltProgram.run([command, "--library", "disk/lib"], in: work.path)
            #expect(outcome.code == 0, "\(command): \(outcome.messages)")
        }
        let repair = try await BuiltProgram.run(["verify", "--repair", "--library", "disk/lib"], in: work.path)
        #expect(repair.code == 20)
        #expect(
            repair.messages
                == "error: cannot use the library “disk/lib”: cannot lock “disk/lib/lock”: "
                + "the file system is read-only; choose another directory\n")
        withExtendedLifetime(disk) {}
    }

    /// At each size the disk is full at another write. Each run reports it, and no page reported as ready is lost.
    @Test(
        .enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"),
        arguments: [40, 120, 200, 400, 800, 1600])
    func aFullDiskIsNamedAndTheNextRunGoesOn(_ kilobytes: Int) async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 40, size: "512x896")
        let disk = try #require(try SmallDisk(in: work.folder, kilobytes: kilobytes))
        let full = try await BuiltProgram.run(["run", "nightly", "--library", "disk/lib", "--quiet"], in: work.path)
        #expect(full.code == 40, "\(full.messages)")
        #expect(
            full.messages.hasSuffix("no space is left on the disk; free some and run again, what was made is kept\n"),
            "\(full.messages)")
        #expect(try work.files(below: "disk/lib/bundles").isEmpty)
        #expect(try disk.grow(to: 65_536))
        let next = try await BuiltProgram.run(["run", "nightly", "--library", "disk/lib"], in: work.path)
        #expect(next.code == 0, "\(next.messages)")
        #expect(next.output.hasPrefix("40 of 40 pages ready"))
        #expect(try work.files(below: "disk/lib/temporary").isEmpty)
        withExtendedLifetime(disk) {}
    }

    /// As in a library of another user: SQLite cannot make the file that its readers share.
    @Test func aLibraryThatThisUserMayOnlyReadIsShown() async throws {
        let work = try WorkFolder()
        try work.writePipeline(pages: 2, size: "64x64")
        let unprivileged = try #require(Self.unprivileged)
        try #require(try await BuiltProgram.run(["run", "nightly", "--quiet"], in: work.path).code == 0)
        let shown = try await BuiltProgram.run(["status"], in: work.path)
        #expect(
            try await BuiltProgram.shell("rm -f library/library.sqlite-*; chmod -R a-w library", in: work.path) == "")
        for command in ["status", "verify", "log", "clean"] {
            let outcome = try await BuiltProgram.run([command], in: work.path, through: unprivileged)
            #expect(outcome.code == 0, "\(command): \(outcome.messages)")
            if command == "status" { #expect(outcome.output == shown.output) }
        }
        let remove = try await BuiltProgram.run(["remove", "nightly", "-f"], in: work.path, through: unprivileged)
        #expect(remove.code == 20, "\(remove)")
        // Changes that are only in the log cannot be read.
        let log = "chmod u+w library; echo change > library/library.sqlite-wal; chmod -R a-w library"
        #expect(try await BuiltProgram.shell(log, in: work.path) == "")
        let changed = try await BuiltProgram.run(["status"], in: work.path, through: unprivileged)
        #expect(changed.code == 20)
        #expect(
            changed.messages
                == "error: cannot use the library “library”: this user may not write to it and a run did not end on it; "
                + "copy it to another disk and name the copy with --library\n")
        #expect(try await BuiltProgram.shell("chmod -R u+w library", in: work.path) == "")
    }

    /// A command prefix that removes root's right to read everything. Empty for other users, nil if there is no such
    /// command.
    static var unprivileged: [String]? {
        guard getuid() == 0 else { return [] }
        let setpriv = "/usr/bin/setpriv"
        guard FileManager.default.isExecutableFile(atPath: setpriv) else { return nil }
        return [setpriv, "--bounding-set=-all", "--inh-caps=-all"]
    }
}
