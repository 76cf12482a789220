import Foundation
import SystemPackage

/// A directory that is gone when the test is.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        path = FilePath(FileManager.default.temporaryDirectory.path).appending("pipelines-\(UUID())")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.string)
    }

    /// Writes a file, and the directories above it.
    @discardableResult
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> FilePath {
        let file = path.pushing(FilePath(name))
        try FileManager.default.createDirectory(
            atPath: file.removingLastComponent().string, withIntermediateDirectories: true)
        try Data(bytes).write(to: URL(filePath: file.string))
        return file
    }
}
