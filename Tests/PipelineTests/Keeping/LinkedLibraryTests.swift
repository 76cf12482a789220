import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

extension LibraryError {
    /// Whether it says that there is a symbolic link at this path of the library.
    func isLink(at path: FilePath) -> Bool {
        if case .fileSystem(_, let error) = self {
            error.path == path && error.cause == .isLinkInLibrary
        } else {
            false
        }
    }
}

/// Libraries in which a path is replaced by a symbolic link. Nothing behind the link changes.
struct LinkedLibraryTests {
    /// `SHARD`, `FILE` and `RUN` stand for the first picture's folder, for its file, and for the first report.
    private static let places = [
        "temporary", "lock", "images", "images/SHARD", "images/SHARD/FILE", "renditions", "reports", "reports/RUN",
        "reports/RUN/index.html", "bundles", "bundles/test", "bundles/test.epub", "snapshots", "library.sqlite",
        "pictures.jsonl", "nightpress-library", "library.sqlite-wal", "library.sqlite-shm", "library.sqlite-journal",
    ]

    private enum Use: CaseIterable {
        case run, redrawingRun, verify, repair, clean, export, status

        func callAsFunction(_ kept: KeptLibrary) async throws {
            switch self {
            case .run: _ = try await kept.testRun.run()
            case .redrawingRun: _ = try await kept.testRun.run(refresh: true)
            case .verify: _ = try await kept.verify()
            case .repair: _ = try await kept.verify(repairing: true)
            case .clean: _ = try await kept.clean(forced: true, keeping: 0)
            case .status:
                _ = try Library.open(at: kept.root, fileSystem: kept.testRun.environment.fileSystem, for: .reading)
            case .export: try await kept.export([.epub, .html, .bundle], keepsBooks: true)
            }
        }
    }

    @Test(arguments: places) func nothingBehindALinkChanges(place: String) async throws {
        let kept = try await KeptLibrary()
        let outside = try TemporaryFolder()
        let decoy = DecoyFolder(path: outside.path)
        let picture = try #require(try kept.pictures().first)
        let run = try #require(FileManager.default.contentsOfDirectory(atPath: kept.path("reports")).first)
        let parts = picture.split(separator: "/").map(String.init)
        let name = place.replacing("SHARD", with: parts[1]).replacing("FILE", with: parts[2])
            .replacing("RUN", with: run)
        try decoy.replace(name, in: kept.root)
        let before = try decoy.facts()
        #expect(!before.isEmpty)
        // Work for every use: another size of pictures, and files that a clean removes.
        try kept.testRun.folder.write(
            "collection: Test\nstories:\n  - file: stories/the-lantern-fox.md\nsize: 128x224\naudience: { ages: 1-2 }\n"
                + "export: [epub]\n", to: "pipeline.yaml")
        for use in Use.allCases {
            do {
                try await use(kept)
                #expect(place.contains("/"), "no error for a link at “\(place)”, \(use)")
            } catch {
                #expect("\(error)".contains("symbolic link"), "\(place), \(use): \(error)")
            }
            #expect(try decoy.facts() == before, "\(place), \(use)")
        }
        withExtendedLifetime(outside) {}
    }

    /// A picture is not requested for a journal that cannot take it.
    @Test(arguments: [true, false]) func noRunBeginsWhereTheJournalIsNoFile(isFolder: Bool) async throws {
        let kept = try await KeptLibrary()
        let journal = kept.root.appending("pictures.jsonl")
        try? FileManager.default.removeItem(atPath: journal.string)
        if isFolder {
            try FileManager.default.createDirectory(atPath: journal.string, withIntermediateDirectories: false)
        } else {
            #expect(mkfifo(journal.string, 0o600) == 0)
        }
        for use in [Use.redrawingRun, .verify, .repair] {
            let error = await #expect(throws: LibraryError.self, "\(use)") { try await use(kept) }
            #expect(error.map { "\($0)".contains("pictures.jsonl") } ?? false, "\(use)")
        }
    }

    /// A user may keep a library on another disk and reach it through a link.
    @Test func aLibraryItselfMayBeReachedThroughALink() async throws {
        let kept = try await KeptLibrary()
        let elsewhere = try TemporaryFolder()
        let target = elsewhere.path.appending("library").string
        try FileManager.default.moveItem(atPath: kept.root.string, toPath: target)
        try FileManager.default.createSymbolicLink(atPath: kept.root.string, withDestinationPath: target)
        #expect(try await kept.verify().isWhole)
        #expect(try await kept.testRun.run(refresh: true).outcome == .whole)
        withExtendedLifetime(elsewhere) {}
    }

    @Test func aRunDrawsThePictureAgainWhereAFolderHasItsName() async throws {
        let kept = try await KeptLibrary()
        let picture = try #require(try kept.pictures().first)
        let whole = try kept.read(picture)
        try kept.remove(picture)
        try kept.write("mine".utf8, to: "\(picture)/note")
        let run = try await kept.testRun.run()
        #expect(run.outcome == .whole && run.drawn == 1)
        #expect(try kept.read(picture) == whole)
        #expect(try kept.read("\(picture).aside-1/note") == Array("mine".utf8))
    }
}
