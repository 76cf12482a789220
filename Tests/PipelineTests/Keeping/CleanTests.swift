import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

struct CleanTests {
    private static let stray = "images/ab/ab\(String(repeating: "0", count: 62)).png"

    /// Cleans first as a dry run and then for real. Both list the same files; only the second changes anything.
    private func clean(_ kept: KeptLibrary, keeping reports: Int? = nil) async throws -> CleanResult {
        let before = try (kept.files(), kept.read("library.sqlite"))
        let dry = try await kept.clean(keeping: reports)
        #expect(try kept.files() == before.0)
        #expect(try kept.read("library.sqlite") == before.1)
        let result = try await kept.clean(forced: true, keeping: reports)
        #expect(result.removable == dry.removable)
        #expect(result.unknown == dry.unknown)
        #expect(try await kept.clean(forced: true, keeping: reports).removable.isEmpty)
        #expect(try await kept.verify().problems.isEmpty)
        #expect(try await kept.testRun.run().run == nil, "a run needs none of the removed files")
        return result
    }

    @Test func findsNothingInALibraryAfterItsRun() async throws {
        let kept = try await KeptLibrary()
        let before = try kept.files()
        let result = try await clean(kept)
        #expect(result.removable.isEmpty && result.unknown.isEmpty && result.failures.isEmpty)
        #expect(try kept.files() == before)
    }

    @Test func removesPicturesThatNoPageShowsWithTheirRows() async throws {
        let kept = try await KeptLibrary()
        let old = try kept.pictures()
        let sizes = Dictionary(uniqueKeysWithValues: try old.map { ($0, try kept.read($0).count) })
        let pipeline = String(decoding: try kept.testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try kept.testRun.folder.write(pipeline.replacing("64x112", with: "128x128"), to: "pipeline.yaml")
        _ = try await kept.testRun.run(refresh: true)
        let result = try await clean(kept)
        #expect(result.removable.map(\.path) == old.sorted())
        #expect(result.removable.allSatisfy { $0.reason == .unshown && $0.bytes == sizes[$0.path] })
        #expect(old.allSatisfy { !kept.exists($0) })
        #expect(try kept.integers("SELECT count(*) FROM picture") == [old.count])
    }

    @Test func removesStrayFilesAndLeavesWhatIsNotItsOwn() async throws {
        let kept = try await KeptLibrary()
        try kept.write([1, 2, 3], to: Self.stray)
        try kept.write([1], to: "images/notes.txt")
        try kept.write([1], to: "images/mine/picture.png")
        try kept.write([1], to: "bundles/letter to the printer.odt")
        try kept.write([1], to: "bundles/test/cover.png")
        try kept.link("images/ab/ab\(String(repeating: "3", count: 62)).png", to: "/etc/passwd")
        try kept.link("images/cd", to: "ab")
        let result = try await clean(kept)
        #expect(result.removable == [RemovableFile(reason: .stray, path: Self.stray, bytes: 3)])
        #expect(
            result.unknown == [
                "images/ab/ab\(String(repeating: "3", count: 62)).png", "images/cd", "images/mine/", "images/notes.txt",
                "bundles/letter to the printer.odt", "bundles/test/cover.png",
            ])
        for name in ["images/notes.txt", "images/mine/picture.png", "bundles/test/cover.png", "images/cd"] {
            #expect(kept.exists(name), "\(name)")
        }
    }

    @Test func removesWhatADeadRunLeftUnfinished() async throws {
        let kept = try await KeptLibrary()
        let run = try #require(try kept.strings("SELECT name FROM run").first)
        let names = [
            "temporary/book.epub", ".library.sqlite.before-6-prices.partial", "reports/\(run)/.run.json.partial",
        ]
        for name in names { try kept.write([1, 2], to: name) }
        try kept.write([1], to: "temporary/folder/mine")
        try kept.write([1], to: "reports/\(run)/.mine.partial")
        let result = try await kept.clean(forced: true)
        #expect(result.removable == names.map { RemovableFile(reason: .temporary, path: $0, bytes: 2) })
        #expect(result.unknown == ["temporary/folder/"])
        #expect(names.allSatisfy { !kept.exists($0) })
        #expect(kept.exists("reports/\(run)/.mine.partial"))
    }

    @Test func removesBooksOfStoriesThatAreNoLongerListed() async throws {
        let kept = try await KeptLibrary(
            TestRun(stories: ["a.md": TestRun.story, "b.md": TestRun.story], export: true))
        let pipeline = String(decoding: try kept.testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try kept.testRun.folder.write(pipeline.replacing("  - file: stories/a.md\n", with: ""), to: "pipeline.yaml")
        _ = try await kept.testRun.run()
        try kept.write([1], to: "bundles/another.epub")
        try kept.write([1], to: "bundles/another/story.epub")
        let result = try await clean(kept)
        #expect(
            result.removable.map { "\($0.path) \($0.reason.rawValue)" } == [
                "bundles/another.epub stray-book", "bundles/another/story.epub stray-book",
                "bundles/test/a.epub unlisted-book",
            ])
        #expect(kept.exists("bundles/test/b.epub") && kept.exists("bundles/test.epub"))
        #expect(try kept.strings("SELECT path FROM bundle ORDER BY path").count == 2)
        try kept.testRun.folder.write(pipeline, to: "pipeline.yaml")
        #expect(try await kept.testRun.run().drawn == 0, "the story's pages are still there")
        #expect(kept.exists("bundles/test/a.epub"))
    }

    @Test func removesWhatADeadExportLeft() async throws {
        let kept = try await KeptLibrary()
        try kept.write([1, 2], to: "temporary/books/book/pictures/a.png")
        try kept.write([1], to: "temporary/books/book/index.html")
        try kept.write([1, 2], to: "temporary/renditions/a.jpeg")
        let result = try await clean(kept)
        #expect(
            result.removable == [
                RemovableFile(reason: .temporary, path: "temporary/books/", bytes: 3),
                RemovableFile(reason: .temporary, path: "temporary/renditions/", bytes: 2),
            ])
        #expect(result.unknown.isEmpty && result.failures.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path("temporary")).isEmpty)
    }

    @Test func removesAReaderThatNoStoryHas() async throws {
        let kept = try await KeptLibrary()
        _ = try await kept.export([.html], into: nil)
        for file in [".DS_Store", "index.html"] { try kept.write([1, 2, 3], to: "bundles/test/gone.reader/\(file)") }
        let picture = "pictures/\(String(repeating: "0", count: 64)).png"
        try kept.write([1], to: "bundles/test/gone.reader/\(picture)")
        let result = try await clean(kept)
        #expect(result.removable == [RemovableFile(reason: .strayBook, path: "bundles/test/gone.reader/", bytes: 4)])
        #expect(!kept.exists("bundles/test/gone.reader") && kept.exists("bundles/test.reader/index.html"))
    }

    @Test func leavesWhatSomeonePutIntoAReader() async throws {
        let kept = try await KeptLibrary()
        try kept.write([1], to: "bundles/gone.reader/index.html")
        try kept.write([1], to: "bundles/gone.reader/pictures/mine.png")
        try kept.link("bundles/gone.reader/link", to: "/etc/passwd")
        let result = try await kept.clean(forced: true)
        #expect(result.removable.map(\.path) == ["bundles/gone.reader/"] && result.failures.isEmpty)
        #expect(result.unknown == ["bundles/gone.reader/link", "bundles/gone.reader/pictures/mine.png"])
        #expect(kept.exists("bundles/gone.reader/pictures/mine.png"))
        #expect(!kept.exists("bundles/gone.reader/index.html"))
        let next = try await kept.clean(forced: true)
        #expect(next.removable.isEmpty && next.unknown == ["bundles/gone.reader/"])
    }

    /// Three runs with a report each.
    private func withThreeReports() async throws -> (kept: KeptLibrary, runs: [String]) {
        let kept = try await KeptLibrary()
        for _ in 1...2 {
            try await kept.testRun.clock.sleep(.seconds(60))
            try kept.remove("bundles/test.epub")
            _ = try await kept.testRun.run()
        }
        let runs = try kept.strings("SELECT name FROM run ORDER BY id")
        #expect(runs.count == 3)
        return (kept, runs)
    }

    @Test(arguments: [0, 1, 2, 3, 9])
    func removesReportsBeforeTheNewest(_ count: Int) async throws {
        let (kept, runs) = try await withThreeReports()
        try kept.write([1, 2, 3], to: "reports/\(runs[0])/logs/llama.log")
        #expect(try await kept.clean().removable.isEmpty, "all are kept by default")
        let result = try await clean(kept, keeping: count)
        let gone = runs.dropLast(min(count, 3))
        #expect(result.removable.map(\.path) == gone.map { "reports/\($0)/" })
        #expect(result.removable.allSatisfy { $0.reason == .olderReport && $0.bytes > 100 })
        for run in runs { #expect(kept.exists("reports/\(run)") == !gone.contains(run)) }
    }

    @Test func leavesAReportFolderInWhichSomeoneElseHasPutSomething() async throws {
        let (kept, runs) = try await withThreeReports()
        try kept.write([1], to: "reports/\(runs[0])/remarks.txt")
        try kept.write([1], to: "reports/\(runs[1])/logs/remarks.txt")
        try kept.write([1], to: "reports/mine/index.html")
        let result = try await kept.clean(forced: true, keeping: 1)
        #expect(result.failures.isEmpty)
        #expect(
            result.unknown == [
                "reports/mine/", "reports/\(runs[0])/remarks.txt", "reports/\(runs[1])/logs/remarks.txt",
            ])
        #expect(result.unknown.allSatisfy(kept.exists))
        #expect(!kept.exists("reports/\(runs[0])/index.html"))
        #expect(kept.exists("reports/mine/index.html"))
    }

    @Test func removesNothingThroughALink() async throws {
        let kept = try await KeptLibrary()
        try kept.write([1, 2, 3], to: Self.stray)
        try FileManager.default.moveItem(atPath: kept.path("images"), toPath: kept.path("../elsewhere"))
        try kept.link("images", to: "../elsewhere")
        let error = await #expect(throws: LibraryError.self) { try await kept.clean(forced: true) }
        #expect(error?.isLink(at: kept.root.appending("images")) == true)
        #expect(kept.exists(Self.stray))
    }

    @Test func aRowThatNamesAPathGoesWithoutAFile() async throws {
        let kept = try await KeptLibrary()
        try kept.testRun.folder.write("mine", to: "outside.png")
        try kept.execute(
            "INSERT INTO picture VALUES ('../../outside', 'png', 64, 112, 4, 'recipe', 'stub', 'stub', NULL, NULL)")
        let result = try await kept.clean(forced: true)
        #expect(result.removable == [RemovableFile(reason: .unshown, path: "../../outside", bytes: 0)])
        #expect(try kept.testRun.folder.read("outside.png") == Array("mine".utf8))
        #expect(try await kept.verify().problems.isEmpty)
    }
}
