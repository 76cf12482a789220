import Foundation
import SystemPackage

/// A folder for logs that nobody needs when the command is over.
enum TemporaryLogs {
    static func within(_ body: (FilePath) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nightpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(FilePath(folder.path()))
    }
}
