import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import PipelineFiles
@testable import Platform
@testable import Reports

/// Exports that are interrupted between steps.
struct PlacingTests {
    private func library(_ disk: SteeredFileSystem) async throws -> KeptLibrary {
        let kept = try await KeptLibrary()
        kept.testRun.fileSystem = disk
        return kept
    }

    @Test(arguments: [ExportFormat.cbz, .html])
    func aFailedExportLeavesNothingUnfinished(_ format: ExportFormat) async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        disk.fail(.rename(to: "test.\(format.fileExtension)"))
        await #expect(throws: FileSystemError.self) { try await kept.export([format], into: "shelf") }
        let left = try kept.files(of: "shelf").keys.filter { $0.hasPrefix(".") }
        #expect(left.isEmpty)
        disk.fail(nil)
        #expect(try await kept.export([format], into: "shelf").written == 2)
    }

    @Test(arguments: [nil, "shelf"])
    func aBookOfAnExportThatDiedIsNeverTakenForAnother(folder: String?) async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        _ = try await kept.export([.cbz], into: folder)
        let place = folder ?? "library/bundles"
        let first = try kept.files(of: place)
        disk.fail(.rename(to: "test.cbz"), afterwards: true)
        await #expect(throws: FileSystemError.self) {
            try await kept.export([.cbz], into: folder, date: 1_200_000_000)
        }
        #expect(try kept.files(of: place) != first)
        disk.fail(nil)
        #expect(try await kept.verify().problems == [], "it is nobody's fault")
        #expect(try await kept.export([.cbz], into: folder).refused == [])
        #expect(try kept.files(of: place) == first)
    }

    @Test func aReaderIsReplacedWhereNamesAreNotExchanged() async throws {
        let disk = SteeredFileSystem(exchanges: false)
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: "shelf")
        let first = try kept.files(of: "shelf")
        #expect(try await kept.export([.html], into: "shelf", date: 1_200_000_000).written == 2)
        let second = try kept.files(of: "shelf")
        #expect(Set(second.keys) == Set(first.keys) && second != first)
    }

    @Test func theOldReaderComesBackWhereNoneCouldGetTheName() async throws {
        let disk = SteeredFileSystem(exchanges: false)
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: "shelf")
        let first = try kept.files(of: "shelf")
        disk.fail(.rename(to: "test.reader"))
        await #expect(throws: FileSystemError.self) {
            try await kept.export([.html], into: "shelf", date: 1_200_000_000)
        }
        #expect(try kept.files(of: "shelf").keys.contains(".test.reader.partial/index.html"), "beside its place")
        disk.fail(nil)
        #expect(try await kept.export([.html], into: "shelf").refused == [])
        #expect(try kept.files(of: "shelf") == first)
    }

    @Test func aRunSeesThatNothingChangedWithoutALookAtEveryPicture() async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        kept.testRun.amend = { $0.exports = [.html] }
        _ = try await kept.testRun.run()
        let before = disk.looks.count
        #expect(try await kept.testRun.run().run == nil)
        let looks = disk.looks.dropFirst(before).filter { $0.contains(".reader/") }
        #expect(!looks.isEmpty && looks.allSatisfy { $0.hasSuffix("/index.html") })
    }

    /// It stays in the list of books that are shown and verified.
    @Test(arguments: [(ExportFormat.cbz, SteeredFileSystem.Step.rename(to: "test.cbz")), (.html, .exchange)])
    func aBookThatCouldNotBeReplacedIsStillTheLibrarys(_ format: ExportFormat, _ step: SteeredFileSystem.Step)
        async throws
    {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        _ = try await kept.export([format], into: nil)
        let sql = "SELECT path || ' ' || content || ' ' || bytes FROM bundle ORDER BY path"
        let rows = try kept.strings(sql)
        disk.fail(step)
        await #expect(throws: FileSystemError.self) { try await kept.export([format], into: nil, date: 1_200_000_000) }
        #expect(try kept.strings(sql) == rows)
        disk.fail(nil)
        #expect(try await kept.export([format], into: nil).written == 0)
    }

    @Test(arguments: [nil, "shelf"])
    func aFolderThatCannotBeRemovedIsInNoOnesWay(_ shelf: String?) async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        _ = try await kept.export([.html], into: shelf)
        disk.fail(.removal(of: "book"))
        for date in [1_200_000_000, 1_300_000_000] {
            #expect(try await kept.export([.html], into: shelf, date: date).written == 2)
        }
        let notices = kept.testRun.events.notices.filter { $0.contains("could not be removed") }
        let place = shelf.map { _ in "/shelf/.nightpress-" } ?? "/library/temporary/books/book"
        #expect(!notices.isEmpty && notices.allSatisfy { $0.contains(place) && $0.contains("permission denied") })
        #expect(try await kept.testRun.run(refresh: true).outcome == .whole)
        disk.fail(nil)
        _ = try await kept.export([.html], into: shelf)
        #expect(try !kept.files(of: shelf ?? "library/bundles").keys.contains { $0.hasPrefix(".") })
        #expect(try kept.files(of: "library/temporary").isEmpty)
    }

    @Test func theBooksBeforeOneThatFailsAreReported() async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        try kept.testRun.folder.write("mine", to: "shelf/test.epub")
        disk.fail(.rename(to: "the-lantern-fox.cbz"))
        var result = ExportBooks.Result()
        await #expect(throws: FileSystemError.self) { try await kept.export([.epub, .cbz], into: "shelf", &result) }
        #expect(result.books.compactMap(\.name) == ["the-lantern-fox.epub", "test.cbz"])
        #expect(result.written == 2 && result.refused.count == 1)
    }

    @Test func aPictureThatCannotBeReadIsNotCalledLost() async throws {
        let disk = SteeredFileSystem()
        let kept = try await library(disk)
        let picture = try #require(try kept.pictures().first.flatMap { FilePath($0).name })
        disk.fail(.read(picture))
        let result = try await kept.export([.cbz], into: "shelf")
        #expect(
            result.refused.map(\.reason)
                == Array(
                    repeating: "the picture of the-lantern-fox/1 cannot be read (permission denied; give this user "
                        + "access to it or choose another directory); export it again when all its pictures can be read",
                    count: 2))
        #expect(result.refused.allSatisfy { !$0.isBlocked })
        disk.fail(nil)
        #expect(try await kept.export([.cbz], into: "shelf").written == 2)
    }
}
