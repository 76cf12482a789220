import Foundation
import SystemPackage

extension FilePath {
    /// A new folder for measurements. The caller removes it.
    static func makeScratchFolder() throws -> FilePath {
        let path = FilePath(FileManager.default.temporaryDirectory.path)
            .appending("nightpress-benchmark-\(UUID().uuidString)")
        try FileManager.default.createDirectory(atPath: path.string, withIntermediateDirectories: true)
        return path
    }
}
