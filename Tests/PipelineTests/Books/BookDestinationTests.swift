import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// Files of other programs at the destination of books.
struct BookDestinationTests {
    private static let story = "the-lantern-fox"

    private func shelf(_ kept: KeptLibrary, _ name: String) -> String {
        kept.testRun.folder.path.appending("shelf/\(name)").string
    }

    @Test func aFileThatIsOfAnotherProgramIsLeftAndTheOtherBooksAreWritten() async throws {
        let kept = try await KeptLibrary()
        try kept.testRun.folder.write("mine", to: "shelf/test.epub")
        let result = try await kept.export([.epub], into: "shelf")
        #expect(
            result.refused.map(\.description) == [
                "“Test” is not exported: “\(shelf(kept, "test.epub"))” is there already, and this library has no "
                    + "record of it; move it away or choose another folder"
            ])
        #expect(try kept.testRun.folder.read("shelf/test.epub") == Array("mine".utf8))
        #expect(result.books.map(\.string) == [shelf(kept, "test/\(Self.story).epub")] && result.written == 1)
    }

    @Test func aFolderThatIsOfAnotherProgramIsLeft() async throws {
        let kept = try await KeptLibrary()
        try kept.testRun.folder.write("mine", to: "shelf/test.reader/notes.txt")
        let result = try await kept.export([.html], into: "shelf")
        #expect(result.refused.count == 1 && result.written == 1)
        #expect(try kept.testRun.folder.read("shelf/test.reader/notes.txt") == Array("mine".utf8))
    }

    @Test func aBookThatTheLibraryWroteIsReplaced() async throws {
        let kept = try await KeptLibrary()
        #expect(try await kept.export([.epub, .html], into: "shelf").written == 4)
        let before = try kept.files(of: "shelf")
        let result = try await kept.export([.epub, .html], into: "shelf", date: 1_200_000_000)
        #expect(result.refused == [] && result.written == 4)
        #expect(try kept.files(of: "shelf") != before)
    }

    @Test func whatIsPutIntoAReaderKeepsItFromBeingReplaced() async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.html], into: "shelf")
        let notes = "shelf/test.reader/pictures/notes.txt"
        try kept.testRun.folder.write("mine", to: notes)
        #expect(try await kept.export([.html], into: "shelf").written == 0, "the book is still up to date")
        let result = try await kept.export([.html], into: "shelf", date: 1_200_000_000)
        #expect(
            result.refused.map(\.description) == [
                "“Test” is not exported: “\(kept.testRun.folder.path)/\(notes)” is no part of the book and would be lost; "
                    + "move it away"
            ])
        #expect(try kept.testRun.folder.read(notes) == Array("mine".utf8))
        try FileManager.default.removeItem(atPath: kept.testRun.folder.path.resolving(notes).string)
        #expect(try await kept.export([.html], into: "shelf", date: 1_200_000_000).refused == [])
    }

    @Test(arguments: [".DS_Store", "pictures/Thumbs.db", "._index.html", "desktop.ini"])
    func whatASystemDropsIntoAReaderIsNoPartOfIt(_ name: String) async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.html], into: nil)
        try kept.write([1, 2, 3], to: "bundles/test.reader/\(name)")
        #expect(try await kept.export([.html], into: nil).written == 0)
        let findings = try await kept.verify()
        #expect(findings.problems == [] && findings.unknown == [])
        #expect(try await kept.export([.html], into: nil, date: 1_200_000_000).refused == [])
    }

    @Test func aLinkOrAFolderIsNoBook() async throws {
        let kept = try await KeptLibrary()
        try kept.remove("bundles/test.epub")
        try kept.write("mine".utf8, to: "bundles/test.epub/notes.txt")
        try FileManager.default.createDirectory(atPath: shelf(kept, "test"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: shelf(kept, "test/\(Self.story).epub"), withDestinationPath: "/nowhere")
        let own = try await kept.export([.epub], into: nil, date: 1_200_000_000)
        #expect(
            own.refused.map(\.reason) == [
                "“\(kept.path("bundles/test.epub"))” is a folder, no book of this library; move it away"
            ])
        #expect(own.written == 1)
        #expect(try kept.read("bundles/test.epub/notes.txt") == Array("mine".utf8))
        let other = try await kept.export([.epub], into: "shelf")
        #expect(other.refused.map(\.reason).first?.contains("is a symbolic link") == true && other.written == 1)
    }

    @Test func theRunSaysWhatIsInTheWayAndContinues() async throws {
        let testRun = try TestRun(export: true)
        try testRun.folder.write("mine", to: "library/bundles/test.epub/notes.txt")
        let summary = try await testRun.run()
        #expect(summary.outcome == .whole && summary.hasInputProblems)
        #expect(summary.books.map { $0.name } == ["\(Self.story).epub"])
        #expect(summary.report != nil)
        let place = testRun.folder.path.appending("library/bundles/test.epub")
        #expect(summary.notices.count == 1)
        #expect(summary.notices.first?.hasPrefix("“Test” is not exported: “\(place)” is a folder") == true)
        #expect(try testRun.folder.read("library/bundles/test.epub/notes.txt") == Array("mine".utf8))
    }
}
