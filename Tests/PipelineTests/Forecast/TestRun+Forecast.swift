import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles

/// What a run did, to be compared with its forecast.
struct Deeds: Equatable {
    var planned: Int
    var drawn: Int
    var books: Int
}

/// The facts of a file or folder that show whether it was changed.
struct FileFacts: Equatable {
    var bytes: Data?
    var modified: Date?
}

extension TestRun {
    func forecast(
        _ files: [String] = ["pipeline.yaml"], refresh: Bool = false, retry: Bool = false,
        limits: RunLimits = RunLimits(), listing: Bool = false
    ) async throws -> DryRunResult {
        let setup = try setup(files, refresh: refresh, retry: retry, limits: limits)
        return try await DryRun(of: setup, listsPictures: listing)()
    }

    /// Runs, and returns what was done.
    func deeds(
        _ files: [String] = ["pipeline.yaml"], refresh: Bool = false, retry: Bool = false
    ) async throws -> Deeds {
        let before = events.all.count
        let summary = try await run(files, refresh: refresh, retry: retry)
        var deeds = Deeds(planned: 0, drawn: summary.drawn, books: 0)
        for event in events.all.dropFirst(before) {
            switch event {
            case .planned: deeds.planned += 1
            case .exported: deeds.books += 1
            default: break
            }
        }
        return deeds
    }

    /// Everything below the test's folder, with its bytes and times.
    func everything() throws -> [String: FileFacts] {
        let root = folder.path.string
        let files = FileManager.default
        return try files.subpathsOfDirectory(atPath: root).reduce(into: ["": try Self.facts(of: root)]) {
            $0[$1] = try Self.facts(of: root + "/" + $1)
        }
    }

    private static func facts(of path: String) throws -> FileFacts {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        return FileFacts(
            bytes: FileManager.default.contents(atPath: path), modified: attributes[.modificationDate] as? Date)
    }

    func execute(_ sql: String) throws { try database.execute(sql) }
}

extension DryRunResult {
    var deeds: Deeds { Deeds(planned: plannedStories, drawn: pictureCount, books: books.count) }

    /// The total over all stories.
    var causes: [PictureCause: Int] {
        collections.flatMap(\.stories).reduce(into: [:]) { $0.merge($1.pictures) { $0 + $1 } }
    }
}
