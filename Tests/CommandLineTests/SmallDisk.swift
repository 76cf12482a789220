import Foundation
import Subprocess
import SystemPackage

/// A file system in memory with a size of the test's choosing.
struct SmallDisk {
    private let path: FilePath

    /// Nil, with a word about it, where mounting is not allowed.
    init?(at path: FilePath, kilobytes: Int) async {
        self.path = path
        try? FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
        guard await Self.succeeds("mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path.string]) else {
            print("skipped: no small disk could be mounted, which takes root's rights")
            return nil
        }
    }

    func grow(to kilobytes: Int) async -> Bool {
        await Self.succeeds("mount", ["-o", "remount,size=\(kilobytes)k", path.string])
    }

    func makeReadOnly() async -> Bool {
        await Self.succeeds("mount", ["-o", "remount,ro", path.string])
    }

    func remove() async {
        _ = await Self.succeeds("umount", ["--lazy", path.string])
    }

    private static func succeeds(_ program: String, _ arguments: [String]) async -> Bool {
        let result = try? await Subprocess.run(
            .name(program), arguments: Arguments(arguments), output: .discarded, error: .discarded)
        return result?.terminationStatus.isSuccess ?? false
    }
}
