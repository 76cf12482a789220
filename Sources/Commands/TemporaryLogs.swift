import Foundation
import SystemPackage

/// A folder for logs that hardly anybody needs when the command is over.
enum TemporaryLogs {
    /// `body` says whether somebody was told to look at them; then they stay.
    static func within(_ body: (FilePath) async throws -> Bool) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "nightpress-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        var isWanted = false
        defer { if !isWanted { try? FileManager.default.removeItem(at: folder) } }
        isWanted = try await body(FilePath(folder.path(percentEncoded: false)))
    }
}
