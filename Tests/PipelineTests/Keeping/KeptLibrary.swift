import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// The library of a run, to be damaged, verified and cleaned.
final class KeptLibrary {
    let testRun: TestRun

    init(_ testRun: TestRun, limits: RunLimits = RunLimits()) async throws {
        self.testRun = testRun
        _ = try await testRun.run(limits: limits)
    }

    /// One story of several pages.
    convenience init() async throws {
        try await self.init(TestRun(export: true))
    }

    var root: FilePath { testRun.library }

    func path(_ name: String) -> String { root.appending(name).string }

    func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        try testRun.folder.write(bytes, to: "library/\(name)")
    }

    func read(_ name: String) throws -> [UInt8] { try testRun.folder.read("library/\(name)") }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }

    /// Changes rows, also to false values.
    func execute(_ sql: String) throws { try testRun.database.execute(sql) }

    func strings(_ sql: String) throws -> [String] { try testRun.database.strings(sql) }

    func integers(_ sql: String) throws -> [Int] { try testRun.database.integers(sql) }

    /// Paths of the pictures, in page order.
    func pictures() throws -> [String] {
        try strings(
            """
            SELECT 'images/' || substr(digest, 1, 2) || '/' || digest || '.png'
            FROM panel JOIN picture ON digest = picture ORDER BY panel.id
            """)
    }

    /// Every file of the library with its bytes, except for the database, which changes when it is opened and closed.
    func files() throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: root.string) where name != "library.sqlite" {
            files[name] = FileManager.default.contents(atPath: path(name))
        }
        return files
    }

    func verify(repairing: Bool = false, quick: Bool = false) async throws -> VerifyResult {
        try await VerifyLibrary(
            root: root, isRepairing: repairing, isQuick: quick, width: 2, patience: .zero,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders },
            environment: testRun.environment, listener: testRun.events.add)()
    }

    func clean(forced: Bool = false, keeping reports: Int? = nil) async throws -> CleanResult {
        try await within(writing: forced) { library in
            try await CleanLibrary(library: library, isForced: forced, keptReports: reports)()
        }
    }

    private func within<Value>(writing: Bool, _ body: (Library) async throws -> Value) async throws -> Value {
        guard writing else {
            let library = try testRun.open()
            defer { try? library.close() }
            return try await body(library)
        }
        let held = try await LockedLibrary.open(
            at: root, environment: testRun.environment, patience: .zero, listener: testRun.events.add)
        let value = try await body(held.library)
        try held.close()
        return value
    }
}
