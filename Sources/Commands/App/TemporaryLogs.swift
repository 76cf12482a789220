import Foundation
import SystemPackage

/// A folder for logs that hardly anybody needs when the command is over.
enum TemporaryLogs {
    /// `body` says whether somebody was told to look at them; then they stay.
    static func within(_ body: (FilePath) async throws -> Bool) async throws {
        let folder = try ScratchFolder.make()
        var isWanted = false
        defer { if !isWanted { try? FileManager.default.removeItem(atPath: folder.string) } }
        isWanted = try await body(folder)
    }
}
