import Foundation
import SystemPackage

/// A new folder for temporary files that other users cannot read.
enum ScratchFolder {
    static func make() throws -> FilePath {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nightpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        return FilePath(folder.path(percentEncoded: false))
    }
}
