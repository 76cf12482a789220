import Foundation
import SystemPackage

/// A directory that is gone when the test is.
final class TemporaryFolder {
    let path: FilePath

    init() throws {
        path = FilePath(FileManager.default.temporaryDirectory.path).appending("bundles-\(UUID())")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path.string)
    }

    func bytes(of name: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: path.appending(name).string)))
    }

    @discardableResult
    func write(_ bytes: [UInt8], to name: String) throws -> FilePath {
        let file = path.appending(name)
        try Data(bytes).write(to: URL(filePath: file.string))
        return file
    }

    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path.string).sorted() }
    }
}
