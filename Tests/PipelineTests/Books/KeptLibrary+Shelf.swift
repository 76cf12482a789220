import Domain
import Foundation
import LibraryStore
import Pipeline
import SystemPackage
import TestSupport
import Testing

extension KeptLibrary {
    /// Exports into a folder beside the library, or without one into the library's own. Books have the `date`.
    func export(
        _ formats: [ExportFormat], into folder: String?, date: Int = 1_000_000_000
    ) async throws -> ExportBooks.Result {
        let held = try await HeldLibrary.open(
            at: root, environment: night.environment, patience: .zero, listener: night.events.add)
        let shelf = folder.map { BookShelf.folder(FilePath($0), of: "library", from: night.folder.path) } ?? .library
        let export = ExportBooks(
            library: held.library, plan: BookPlan(programVersion: "test", sourceDateEpoch: date, shelf: shelf),
            run: nil,
            width: 2, listener: night.events.add)
        let (id, facts) = try #require(try await held.library.collections().first)
        let result = try await export(formats, of: id, facts)
        try held.close()
        return result
    }

    /// Of a folder beside the library, by path relative to it, with their bytes.
    func files(of folder: String) throws -> [String: Data] {
        let base = night.folder.path.appending(folder).string
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: base) {
            files[name] = FileManager.default.contents(atPath: "\(base)/\(name)")
        }
        return files
    }
}
