import Foundation
package import SystemPackage

/// A file system in memory with a given size, unmounted when released. Only an administrator of a Linux machine can
/// mount one.
package final class SmallDisk {
    package static let isAvailable =
        (try? TemporaryFolder()).flatMap { try? SmallDisk(in: $0, kilobytes: 64) } != nil

    package let path: FilePath
    /// Kept until the disk is unmounted.
    private let folder: TemporaryFolder

    /// Mounts it at `disk` in the folder; nil if that is not allowed.
    package init?(in folder: TemporaryFolder, kilobytes: Int) throws {
        self.folder = folder
        path = folder.path.appending("disk")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
        guard try Self.mount("-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", path.string) else { return nil }
    }

    deinit {
        _ = try? Program("umount")?.run(["--lazy", path.string])
    }

    package func grow(to kilobytes: Int) throws -> Bool {
        try Self.mount("-o", "remount,size=\(kilobytes)k", path.string)
    }

    package func makeReadOnly() throws -> Bool {
        try Self.mount("-o", "remount,ro", path.string)
    }

    private static func mount(_ arguments: String...) throws -> Bool {
        try Program("mount")?.run(arguments).status == 0
    }
}
