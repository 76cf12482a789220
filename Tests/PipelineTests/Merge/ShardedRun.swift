import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport

@testable import Books
@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform

/// A pipeline that is run in shards, each with a library of its own.
final class ShardedRun {
    static let formats: [ExportFormat] = [.epub, .cbz, .html]

    let testRun: TestRun
    let count: Int

    /// Stories of several pages with texts of their own.
    static func stories(_ count: Int) -> [String: String] {
        let places = ["river", "oak", "cave", "hill", "pond", "mill", "gate", "barn"]
        return Dictionary(
            uniqueKeysWithValues: (1...count).map { number in
                let place = places[number % places.count]
                return (
                    "tale-\(number).txt",
                    """
                    Fox number \(number) sat by the \(place). It was late. The fox looked at the \(place) for a long time.

                    Then an owl came to the \(place). "Good evening, fox number \(number)," said the owl. They laughed.

                    In the night it rained on the \(place). The fox and the owl ran home, and slept until morning.
                    """
                )
            })
    }

    init(stories: Int = 7, count: Int = 3) throws {
        testRun = try TestRun(stories: Self.stories(stories), export: true)
        self.count = count
    }

    func folder(_ number: Int) -> FilePath { testRun.folder.path.appending("shards/\(number)") }

    var folders: [FilePath] { (1...count).map(folder) }

    func shard(_ number: Int, of count: Int? = nil) throws -> Shard {
        guard let shard = Shard(number: number, count: count ?? self.count) else { throw CocoaError(.formatting) }
        return shard
    }

    /// Runs one shard, in the folder of its number or another.
    @discardableResult
    func run(
        _ number: Int, in library: FilePath? = nil, refresh: Bool = false, limits: RunLimits = RunLimits()
    ) async throws -> RunResult {
        let shard = try shard(number)
        testRun.amendRequest = { [folder = library ?? folder(number)] request in
            request = request.limited(to: shard)
            request.library = folder
        }
        defer { testRun.amendRequest = { _ in } }
        testRun.clock.advance(60)
        return try await testRun.run(refresh: refresh, limits: limits)
    }

    func runAll(refresh: Bool = false) async throws {
        for number in 1...count { try await run(number, refresh: refresh) }
    }

    @discardableResult
    func merge(
        _ folders: [FilePath]? = nil, into root: FilePath, requiresAll: Bool = false
    ) async throws -> MergeResult {
        try await MergeLibraries(environment: testRun.environment, patience: .zero, listener: testRun.events.add)(
            folders ?? self.folders, into: root, requiresAll: requiresAll)
    }

    func merged(_ name: String) -> FilePath { testRun.folder.path.appending(name) }

    /// The books of a library, by name, after it has written them.
    func books(of root: FilePath) async throws -> [String: Data] {
        let held = try await LockedLibrary.open(
            at: root, environment: testRun.environment, patience: .zero, listener: testRun.events.add)
        let export = ExportBooks(
            LibraryContext(held.library, environment: testRun.environment, listener: testRun.events.add),
            plan: BookPlan(programVersion: "test", sourceDateEpoch: 1_000_000_000),
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders })
        for (id, facts) in try await held.library.collections.all() {
            try await held.library.collections.dateChanges(in: id, now: testRun.clock.now)
            _ = try await export(Self.formats, of: id, facts)
        }
        try held.close()
        let folder = root.appending("bundles").string
        var books: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            books[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
        }
        return books
    }

    func summary(of root: FilePath) async throws -> LibrarySummary {
        let library = try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        defer { try? library.close() }
        return try await LibrarySummary(of: library.collections.all().map(\.facts.slug), in: library)
    }

    func stories(of root: FilePath) async throws -> [String] {
        let library = try Library.open(at: root, fileSystem: LocalFileSystem(), for: .reading)
        defer { try? library.close() }
        guard let (id, _) = try await library.collections.all().first else { return [] }
        return try await library.collections.stories(of: id).filter { $0.position != nil }.map(\.slug.text)
    }

    func database(of root: FilePath) -> LibraryDatabase { LibraryDatabase(of: root) }
}
