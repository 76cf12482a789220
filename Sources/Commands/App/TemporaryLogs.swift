import Foundation
import SystemPackage

/// A temporary folder for logs. It is normally deleted when the command ends.
enum TemporaryLogs {
    /// `body` returns whether a message refers to the logs. If it does, they are kept.
    static func within(_ body: (FilePath) async throws -> Bool) async throws {
        let folder = try ScratchFolder.make()
        var isWanted = false
        defer { if !isWanted { try? FileManager.default.removeItem(atPath: folder.string) } }
        isWanted = try await body(folder)
    }
}
