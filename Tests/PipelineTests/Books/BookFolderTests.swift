import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// The position of an output folder outside the library, for all spellings of its path.
struct BookFolderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func shelf(_ path: String, of library: String = "library") throws -> BookFolder {
        try .folder(FilePath(path), of: FilePath(library), from: folder.path, LocalFileSystem())
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: folder.path.appending(name).string, withDestinationPath: target)
    }

    @Test func aFolderIsOneUnderAllItsNames() throws {
        try folder.write("", to: "deep/shelf/x")
        try link("link", to: "deep/shelf")
        let names = ["deep/shelf", "link", "deep/../link/.", "link/../shelf", "\(folder.path)/link/"]
        #expect(try Set(names.map { try shelf($0).folder }) == [folder.path.pushing("deep/shelf")])
        #expect(try shelf("link/new/er").folder == folder.path.pushing("deep/shelf/new/er"))
    }

    /// As in a shell.
    @Test func whatLiesBesideALinkIsBesideWhatItLeadsTo() throws {
        try folder.write("", to: "deep/shelf/x")
        try link("link", to: "deep/shelf")
        #expect(try shelf("link/../books").folder == folder.path.pushing("deep/books"))
    }

    @Test func theLibrarysOwnFolderIsFoundBehindALink() async throws {
        let kept = try await KeptLibrary()
        try FileManager.default.createSymbolicLink(
            atPath: kept.testRun.folder.path.appending("out").string, withDestinationPath: "library/bundles")
        let shelf = try BookFolder.folder("out", of: "library", from: kept.testRun.folder.path, LocalFileSystem())
        #expect(shelf.enclosingLibrary(LocalFileSystem()) == kept.root)
    }

    /// Two exports into one folder at the same time use different temporary names.
    @Test func librariesAreDistinguishedByPathAndMark() throws {
        let places = try [
            shelf("shelf", of: "a").temporary(for: "1"), shelf("shelf", of: "b").temporary(for: "1"),
            shelf("shelf", of: "a").temporary(for: "2"),
        ]
        #expect(Set(places).count == 3)
        #expect(try places[1] == shelf("shelf", of: "a/../b").temporary(for: "1"))
        #expect(places.allSatisfy { $0.parent == folder.path.appending("shelf") })
    }

    @Test func copiesOfWhatIsDoneInOneFolderAreNotEachOthers() async throws {
        let (one, other) = (try await KeptLibrary(), try await KeptLibrary())
        let shelf = folder.path.appending("shelf").string
        #expect(try await one.export([.cbz], into: shelf).written == 2)
        let result = try await other.export([.cbz], into: shelf)
        #expect(result.written == 0 && result.refused.count == 2 && result.refused.allSatisfy(\.isBlocked))
    }
}
