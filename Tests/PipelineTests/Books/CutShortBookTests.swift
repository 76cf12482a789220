import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// Books of a run that ended before all its pages were drawn.
struct CutShortBookTests {
    private static let allowed = {
        var options = ExportOptions()
        options.allowsPlaceholders = true
        return options
    }()

    /// One page has a model's picture, all others are pending.
    private static func cutShort() async throws -> KeptLibrary {
        let testRun = try TestRun()
        testRun.images = [ScriptedImageGenerator("model")]
        return try await KeptLibrary(testRun, limits: RunLimits(images: 1))
    }

    @Test func areWrittenWithPlaceholdersAndWrittenAgainWhenTheirPagesAreDrawn() async throws {
        let kept = try await Self.cutShort()
        #expect(try await kept.export([.bundle, .epub]) == [], "refused without the option")
        #expect(try await kept.export([.bundle, .epub], Self.allowed).count == 4)
        let book = kept.root.appending("bundles/test.epub")
        let document = String(decoding: try #require(try kept.contents(book)["EPUB/package.opf"]), as: UTF8.self)
        #expect(document.contains("trainedAlgorithmicMedia") && document.contains("algorithmicMedia"))
        let manifest = try #require(try kept.contents(kept.root.appending("bundles/test.zip"))["manifest.json"])
        let pages = try JSONDecoder().decode(Manifest.self, from: Data(manifest)).stories.flatMap(\.pages)
        #expect(pages.map(\.status) == ["ready"] + Array(repeating: "placeholder", count: pages.count - 1))
        #expect(pages.count > 1)

        let statuses = try await kept.testRun.outcome().counts
        #expect(statuses[.pending] == pages.count - 1, "no page changes")
        #expect(try await kept.verify().problems == [])
        let before = try kept.read("bundles/test.epub")
        try await kept.export([.bundle, .epub], Self.allowed)
        #expect(try kept.read("bundles/test.epub") == before)

        #expect(try await kept.testRun.run().drawn == pages.count - 1)
        try await kept.export([.epub], keepsBooks: true)
        #expect(try kept.read("bundles/test.epub") != before)
    }

    @Test func areRepairedToTheSameBytes() async throws {
        let kept = try await Self.cutShort()
        try await kept.export([.bundle, .epub], Self.allowed)
        for book in ["bundles/test.epub", "bundles/test.zip"] {
            let whole = try kept.read(book)
            var damaged = whole
            damaged[whole.count / 2] ^= 1
            try kept.write(damaged, to: book)
            #expect(try await kept.verify(repairing: true).isWhole)
            #expect(try kept.read(book) == whole, "\(book)")
        }
    }

    /// They have the size of the pictures that the collection shows.
    @Test func havePlaceholdersOfTheSizeOfTheOtherPictures() async throws {
        let kept = try await Self.cutShort()
        try await kept.export([.cbz], Self.allowed)
        let pictures = try kept.contents(kept.root.appending("bundles/test.cbz")).filter { $0.key.hasSuffix(".png") }
        // The width and height in the header of a PNG.
        let sizes = pictures.values.map { Array($0[16..<24]) }
        #expect(sizes.count > 1 && Set(sizes).count == 1)
    }

    /// Another process holds the lock and draws. The preview has what is there, and changes nothing.
    @Test func arePreviewedBesideARun() async throws {
        let kept = try await Self.cutShort()
        let held = try await LockedLibrary.open(
            at: kept.root, environment: kept.testRun.environment, patience: .zero, listener: { _ in })
        let before = try kept.files().filter { !$0.key.hasPrefix("library.sqlite") }
        let folder = try BookFolder.folder(
            "previews", of: kept.root, from: kept.testRun.folder.path, isPreview: true, LocalFileSystem())
        var written: [[String: Data]] = []
        for _ in 1...2 {
            let preview = try await LibraryPreview.open(
                of: kept.root, for: folder, environment: kept.testRun.environment)
            let export = ExportBooks(
                LibraryContext(preview.library, environment: kept.testRun.environment),
                plan: BookPlan(programVersion: "test", sourceDateEpoch: nil, options: Self.allowed, shelf: folder),
                placeholders: { [placeholders = try kept.testRun.placeholders()] in placeholders }, pictures: kept.root)
            var result = ExportBooks.Result()
            let (id, facts) = try #require(try await preview.library.collections.all().first)
            try await export(ExportFormat.allCases, of: id, facts, into: &result)
            #expect(result.refused == [] && result.books.count == 2 * ExportFormat.allCases.count)
            preview.close()
            written.append(try kept.files(of: "previews"))
        }
        let after = try kept.files().filter { !$0.key.hasPrefix("library.sqlite") }
        #expect(after == before)
        try held.close()
        #expect(written[0] == written[1], "the same bytes, and nothing else is left")
        #expect(written[0].keys.allSatisfy { $0.contains(".preview.") || $0 == "test" }, "\(written[0].keys)")
    }

    @Test func twoPreviewsIntoOneFolderDoNotMeet() async throws {
        let kept = try await Self.cutShort()
        let folder = try BookFolder.folder(
            "previews", of: kept.root, from: kept.testRun.folder.path, isPreview: true, LocalFileSystem())
        let environment = kept.testRun.environment
        let first = try await LibraryPreview.open(of: kept.root, for: folder, environment: environment)
        await #expect {
            try await LibraryPreview.open(of: kept.root, for: folder, environment: environment).close()
        } throws: {
            "\($0)".hasSuffix(
                "writes previews of it into “\(folder.folder)”; try again when that has ended, or name another folder with "
                    + "--output")
        }
        first.close()
        #expect(try kept.files(of: "previews") == [:])
    }

    private struct Manifest: Decodable {
        struct Story: Decodable { var pages: [Page] }
        struct Page: Decodable { var status: String }
        var stories: [Story]
    }
}
