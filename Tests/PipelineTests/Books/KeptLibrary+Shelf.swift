import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

extension KeptLibrary {
    /// Exports into a folder beside the library, or without a folder into the library's own. Books have the `date`.
    func export(
        _ formats: [ExportFormat], into folder: String?, date: Int = 1_000_000_000
    ) async throws -> ExportBooks.Result {
        var result = ExportBooks.Result()
        try await export(formats, into: folder, date: date, &result)
        return result
    }

    /// The same. An error is returned together with the books written before it.
    func export(
        _ formats: [ExportFormat], into folder: String?, date: Int = 1_000_000_000, _ result: inout ExportBooks.Result
    ) async throws {
        let held = try await LockedLibrary.open(
            at: root, environment: testRun.environment, patience: .zero, listener: testRun.events.add)
        let disk = LocalFileSystem()
        let shelf = try folder.map {
            try BookFolder.folder(FilePath($0), of: "library", from: testRun.folder.path, disk)
        }
        let export = ExportBooks(
            LibraryContext(held.library, environment: testRun.environment, listener: testRun.events.add),
            plan: BookPlan(programVersion: "test", sourceDateEpoch: date, shelf: shelf ?? .library),
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders })
        let (id, facts) = try #require(try await held.library.collections.all().first)
        try await export(formats, of: id, facts, into: &result)
        try held.close()
    }

    /// The files of a folder beside the library: bytes by relative path.
    func files(of folder: String) throws -> [String: Data] {
        let base = testRun.folder.path.appending(folder).string
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: base) {
            files[name] = FileManager.default.contents(atPath: "\(base)/\(name)")
        }
        return files
    }
}
