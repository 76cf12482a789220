import Foundation
import PipelineFixtures
import SystemPackage

@testable import Domain
@testable import LibraryStore
@testable import Media
@testable import Pipeline

extension KeptLibrary {
    /// Writes books as `export` does. Existing books are written again unless it `keepsBooks`.
    @discardableResult
    func export(
        _ formats: [ExportFormat] = [.bundle], only: String? = nil, _ options: ExportOptions = ExportOptions(),
        keepsBooks: Bool = false
    ) async throws -> [FilePath] {
        if !keepsBooks { try? FileManager.default.removeItem(atPath: path("bundles")) }
        let held = try await LockedLibrary.open(
            at: root, environment: testRun.environment, patience: .zero, listener: testRun.events.add)
        let plan = BookPlan(programVersion: "test", sourceDateEpoch: 1_000_000_000, options: options)
        let export = ExportBooks(
            LibraryContext(held.library, environment: testRun.environment, listener: testRun.events.add), plan: plan,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders })
        var books: [FilePath] = []
        for (id, facts) in try await held.library.collections.all() {
            books += try await export(formats, of: id, facts, only.flatMap(Slug.init).map { .story($0) } ?? .all).books
        }
        try held.close()
        return books
    }

    /// Reads all files of an archive.
    func contents(_ archive: FilePath) throws -> [String: [UInt8]] {
        let reader = try ZIPReader(path: archive)
        var contents: [String: [UInt8]] = [:]
        for entry in reader.entries { contents[entry.name] = try reader.read(entry.name, limit: 1 << 26) }
        return contents
    }

    /// Removes the small pictures for reports, as if no report had been written.
    func loseThumbnails() throws {
        try execute("DELETE FROM rendition WHERE use = 'thumbnail'")
        try? FileManager.default.removeItem(atPath: path("renditions"))
    }

    var renditionFiles: [String] {
        let names = FileManager.default.enumerator(atPath: path("renditions"))?.compactMap { $0 as? String } ?? []
        return names.filter { $0.contains("/") }.map { "renditions/\($0)" }.sorted()
    }
}
