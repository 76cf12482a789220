import Archives
import Foundation
import SystemPackage
import Testing

/// Needs a small file system of its own, which only an administrator of a Linux machine can mount.
@Suite struct FullDiskTests {
    @Test(.enabled(if: SmallDisk.isAvailable, "a small file system cannot be mounted here"))
    func leavesNothingOnAFullDisk() throws {
        let disk = try #require(try SmallDisk(size: "256k"))
        let path = disk.path.appending("book.zip")
        var writer = try ZIPWriter(path: path, secondsSince1970: 1_795_226_400)
        try writer.add(noise(200_000), as: "first", .stored)
        try writer.add(noise(200_000), as: "second", .stored)
        let error = writer.failureToFinish()
        #expect(
            error?.description == "cannot write the archive “\(path)”: Write error: No space left on device")
        #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path.string) == [])
    }
}

/// A file system in memory, unmounted when let go.
final class SmallDisk {
    let path: FilePath
    private let folder: TemporaryFolder

    static var isAvailable: Bool { (try? SmallDisk(size: "64k")) ?? nil != nil }

    /// Nil where mounting is not allowed.
    init?(size: String) throws {
        folder = try TemporaryFolder()
        path = folder.path
        guard try Self.run("mount", ["-t", "tmpfs", "-o", "size=\(size)", "none", path.string]) == 0 else { return nil }
    }

    deinit {
        _ = try? Self.run("umount", [path.string])
    }

    private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [program] + arguments
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
