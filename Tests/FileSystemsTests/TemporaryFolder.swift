import Foundation
import SystemPackage

/// A directory that is gone when the test is.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        path = FilePath(FileManager.default.temporaryDirectory.path).appending("filesystems-\(UUID())")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.string)
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path.string).sorted() }
    }
}
