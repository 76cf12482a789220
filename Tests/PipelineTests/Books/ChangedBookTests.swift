import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Pipeline
@testable import Platform

/// Books outside the library that a person has changed, and files that appear in their places during an export.
struct ChangedBookTests {
    private static let mine = Array("mine".utf8)

    private func library(exchanges: Bool = true) async throws -> (kept: KeptLibrary, disk: SteeredFileSystem) {
        let kept = try await KeptLibrary()
        let disk = SteeredFileSystem(exchanges: exchanges)
        kept.testRun.fileSystem = disk
        return (kept, disk)
    }

    /// The path of a book in the output folder.
    private func path(_ kept: KeptLibrary, _ name: String) -> String {
        kept.testRun.folder.path.appending("shelf/\(name)").string
    }

    @Test(arguments: [(ExportFormat.epub, ""), (.html, "/index.html"), (.html, "/reader.css")], [true, false])
    func aBookThatSomeoneHasChangedIsLeft(_ book: (format: ExportFormat, file: String), keepsSize: Bool) async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([book.format], into: "shelf")
        let name = "test.\(book.format.fileExtension)"
        var bytes = try kept.testRun.folder.read("shelf/\(name)\(book.file)")
        if keepsSize { bytes[bytes.count - 1] ^= 1 } else { bytes += Self.mine }
        try kept.testRun.folder.write(bytes, to: "shelf/\(name)\(book.file)")
        let result = try await kept.export([book.format], into: "shelf", date: 1_200_000_000)
        #expect(
            result.refused.map(\.reason) == [
                "“\(path(kept, name))” has been changed since this library put it there; move it away or choose another "
                    + "folder"
            ])
        #expect(result.refused.map(\.path) == [FilePath(path(kept, name))] && result.written == 1)
        #expect(try kept.testRun.folder.read("shelf/\(name)\(book.file)") == bytes)
        try FileManager.default.removeItem(atPath: path(kept, name))
        #expect(try await kept.export([book.format], into: "shelf", date: 1_200_000_000).refused == [])
    }

    @Test func aBookThatGrewIsRefusedThoughNothingElseChanged() async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.epub], into: "shelf")
        try kept.testRun.folder.write(Self.mine, to: "shelf/test.epub")
        #expect(try await kept.export([.epub], into: "shelf").refused.count == 1)
        #expect(try kept.testRun.folder.read("shelf/test.epub") == Self.mine)
    }

    /// A deleted file loses no one's work.
    @Test func aReaderWithoutItsPicturesIsWrittenAgain() async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.html], into: "shelf")
        let before = try kept.files(of: "shelf")
        try FileManager.default.removeItem(atPath: path(kept, "test.reader/pictures"))
        let result = try await kept.export([.html], into: "shelf")
        #expect(result.refused == [] && result.written == 1)
        #expect(try kept.files(of: "shelf") == before)
    }

    @Test func whatIsPutThereAfterAnExportThatFailedIsLeft() async throws {
        let (kept, disk) = try await library()
        disk.fail(.rename(to: "test.cbz"))
        await #expect(throws: FileSystemError.self) { try await kept.export([.cbz], into: "shelf") }
        disk.fail(nil)
        try kept.testRun.folder.write(Self.mine, to: "shelf/test.cbz")
        #expect(try await kept.export([.cbz], into: "shelf").refused.count == 1)
        #expect(try kept.testRun.folder.read("shelf/test.cbz") == Self.mine)
    }

    /// Making a book takes minutes.
    @Test(arguments: [(ExportFormat.cbz, "test.cbz"), (.html, "test.reader/notes.txt")])
    func whatIsPutThereWhileABookIsMadeIsLeft(_ format: ExportFormat, _ file: String) async throws {
        let (kept, disk) = try await library()
        let folder = kept.testRun.folder.path
        disk.before(.sync("book")) {
            let path = folder.resolving("shelf/\(file)")
            try? FileManager.default.createDirectory(
                atPath: path.parent.string, withIntermediateDirectories: true)
            try? Data(Self.mine).write(to: URL(filePath: path.string))
        }
        let result = try await kept.export([format], into: "shelf")
        #expect(result.refused.count == 1 && result.written == 1)
        #expect(try kept.testRun.folder.read("shelf/\(file)") == Self.mine)
    }

    @Test(arguments: [nil, "shelf"])
    func whatIsPutIntoAReaderAtTheLastMomentComesBack(_ shelf: String?) async throws {
        let (kept, disk) = try await library()
        _ = try await kept.export([.html], into: shelf)
        let place = shelf ?? "library/bundles"
        let before = try kept.files(of: place)
        let notes = kept.testRun.folder.path.resolving("\(place)/test.reader/notes.txt")
        disk.before(.exchange) { try? Data(Self.mine).write(to: URL(filePath: notes.string)) }
        let result = try await kept.export([.html], into: shelf, date: 1_200_000_000)
        #expect(
            result.refused.map(\.reason) == ["“\(notes)” is no part of the book and would be lost; move it away"])
        let after = try kept.files(of: place).filter { $0.key.hasPrefix("test.reader/") }
        #expect(
            after
                == before.filter { $0.key.hasPrefix("test.reader/") }.merging(
                    ["test.reader/notes.txt": Data(Self.mine)]) { $1 })
        #expect(try await kept.export([.html], into: shelf).written == 1, "the book's row is correct again")
    }

    @Test(arguments: [true, false])
    func aFolderThatIsCalledAsAnUnfinishedReaderStays(exchanges: Bool) async throws {
        let (kept, _) = try await library(exchanges: exchanges)
        try kept.testRun.folder.write(Self.mine, to: "shelf/.test.reader.partial/notes.txt")
        #expect(try await kept.export([.html], into: "shelf").refused == [])
        #expect(try await kept.export([.html], into: "shelf").written == 0)
        let result = try await kept.export([.html], into: "shelf", date: 1_200_000_000)
        #expect(result.refused.map(\.title) == (exchanges ? [] : ["Test"]))
        #expect(try kept.testRun.folder.read("shelf/.test.reader.partial/notes.txt") == Self.mine)
    }
}
