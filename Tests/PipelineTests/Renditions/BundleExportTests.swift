import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Books
@testable import Domain
@testable import LibraryStore
@testable import Media
@testable import Pipeline
@testable import Platform

struct BundleExportTests {
    private static let size = "640x1120"

    private func library(_ size: String = size, watched: WatchedFileSystem? = nil) async throws -> KeptLibrary {
        let testRun = try TestRun(
            stories: ["fox.txt": "Pim the fox lit a lantern. The owl came to look."], size: size, export: true)
        let kept = try await KeptLibrary(testRun)
        try kept.loseThumbnails()
        if let watched { testRun.fileSystem = watched }
        return kept
    }

    private func check(_ book: FilePath) async throws -> BundleFindings {
        try await BundleCheck(fileSystem: LocalFileSystem(), width: 2)(book)
    }

    private func manifest(_ book: FilePath) throws -> AppManifest {
        try AppManifest(parsing: ZIPReader(path: book).read("manifest.json", limit: 1 << 24))
    }

    @Test func everyPictureIsThereInEverySizeItCanHave() async throws {
        let kept = try await library()
        let books = try await kept.export()
        #expect(books.map { $0.name } == ["test.zip", "fox.zip"])
        for book in books {
            let findings = try await check(book)
            #expect(findings.problems == [])
            let pictures = try manifest(book).stories[0].pages.flatMap(\.pictures)
            #expect(findings.kind == .bundle && findings.pictures == 3 * pictures.count)
            for picture in pictures {
                let sizes = RenditionSize.allCases.map { "\(picture.sizes[$0].width)x\(picture.sizes[$0].height)" }
                #expect(sizes == ["256x448", "512x896", "640x1120", "640x1120"])
                #expect(picture.sizes.high == picture.sizes.medium)
            }
        }
    }

    @Test(arguments: [
        ("1024x1792", ["256x448", "512x896", "768x1344", "1024x1792"]),
        ("1344x768", ["256x146", "512x293", "768x439", "1024x585"]),
        ("1200x1200", ["256x256", "512x512", "768x768", "1024x1024"]),
        ("64x112", ["64x112", "64x112", "64x112", "64x112"]),
    ])
    func aPictureKeepsItsRatioAndIsNeverEnlarged(_ size: String, _ sizes: [String]) async throws {
        let kept = try await library(size)
        let book = try #require(try await kept.export(only: "fox").first)
        let picture = try manifest(book).stories[0].pages[0].pictures[0]
        #expect(RenditionSize.allCases.map { "\(picture.sizes[$0].width)x\(picture.sizes[$0].height)" } == sizes)
        #expect(try await check(book).problems == [])
    }

    @Test(arguments: [PictureFormat.jpeg, .png])
    func everyFileCarriesItsLabelAndNothingElse(_ format: PictureFormat) async throws {
        let kept = try await library()
        var options = ExportOptions()
        options.bundlePictures = format
        let book = try #require(try await kept.export([.bundle], options).first)
        #expect(try await check(book).problems == [])
        for (name, bytes) in try kept.contents(book) where name.hasPrefix("pictures/") {
            #expect(name.hasSuffix(".\(format.fileExtension)"))
            #expect(try PictureHeader.read(bytes).format == format)
            let text = String(decoding: bytes, as: Unicode.ASCII.self)
            #expect(text.contains("DigitalSourceType=\"\(Provenance.stub.digitalSourceType)\""))
            #expect(!text.contains("parameters") && !text.contains("Software") && !text.contains("Pim"))
        }
    }

    @Test func aPictureThatAModelMadeIsLabelledSo() async throws {
        let testRun = try TestRun(stories: ["fox.txt": "Pim the fox lit a lantern."], export: true)
        testRun.images = [ScriptedImageGenerator("painter")]
        let kept = try await KeptLibrary(testRun)
        let book = try #require(try await kept.export().first)
        let picture = try manifest(book).stories[0].pages[0].pictures[0]
        #expect(picture.provenance == "model" && picture.backend == "painter")
        let text = String(decoding: try kept.contents(book)[picture.sizes.low.path] ?? [], as: Unicode.ASCII.self)
        #expect(text.contains("DigitalSourceType=\"\(Provenance.model.digitalSourceType)\""))
    }

    /// Even if there is nothing else to do.
    @Test func aTierThatThePipelineChangedIsReportedByTheNextBundle() async throws {
        let kept = try await library()
        let first = try #require(try await kept.export().first)
        #expect(try manifest(first).stories.map(\.tier) == ["free"])
        let pipeline = String(decoding: try kept.testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try kept.testRun.folder.write("tier: premium\n" + pipeline, to: "pipeline.yaml")
        #expect(try await kept.testRun.run().run != nil, "there is something to do")
        #expect(try await kept.testRun.run().run == nil)
        let second = try #require(try await kept.export(keepsBooks: true).first)
        #expect(try manifest(second).stories.map(\.tier) == ["premium"])
    }

    @Test func aSecondExportEncodesNothing() async throws {
        let disk = WatchedFileSystem()
        let kept = try await library(watched: disk)
        let first = try await kept.export().map { try kept.contents($0) }
        #expect(try disk.reads == kept.pictures().count, "each story's pictures are made once for both books")
        #expect(disk.treeSyncs == 1)
        let again = try await kept.export().map { try kept.contents($0) }
        #expect(try disk.reads == kept.pictures().count)
        #expect(disk.treeSyncs == 1)
        #expect(again == first)
    }

    @Test(arguments: ["gone", "shorter"])
    func whatIsLostIsMadeAgainAndNothingElse(_ loss: String) async throws {
        let disk = WatchedFileSystem()
        let kept = try await library(watched: disk)
        let first = try await kept.export().map { try kept.contents($0) }
        let (reads, files) = (disk.reads, kept.renditionFiles)
        let file = try #require(files.first)
        let bytes = try kept.read(file)
        try kept.remove(file)
        if loss == "shorter" { try kept.write(bytes.dropLast(), to: file) }
        #expect(try await kept.export().map { try kept.contents($0) } == first)
        #expect(disk.reads == reads + 1)
        #expect(kept.renditionFiles == files)
        #expect(try kept.read(file) == bytes)
    }

    @Test func whatAnotherEncoderMadeIsReplaced() async throws {
        let disk = WatchedFileSystem()
        let kept = try await library(watched: disk)
        try await kept.export([.epub, .bundle])
        let (reads, rows) = (disk.reads, try kept.integers("SELECT count(*) FROM rendition"))
        try kept.execute(
            "UPDATE rendition SET recipe = '1 jpeg 85 turbo 1.0', digest = '\(String(repeating: "0", count: 64))'")
        try await kept.export([.epub, .bundle])
        #expect(disk.reads == 2 * reads)
        #expect(try kept.integers("SELECT count(*) FROM rendition") == rows)
        #expect(try await kept.verify().problems == [])
    }

    @Test func noRowIsWrittenBeforeTheDiskHasTheFile() async throws {
        let disk = WatchedFileSystem()
        let kept = try await library(watched: disk)
        disk.cutPower()
        await #expect(throws: FileSystemError.self) { try await kept.export() }
        #expect(try kept.integers("SELECT count(*) FROM rendition") == [0])
        #expect(!kept.renditionFiles.isEmpty)
        #expect(!kept.exists("bundles/test.zip"))
        kept.testRun.fileSystem = LocalFileSystem()
        let books = try await kept.export()
        #expect(try await check(books[0]).problems == [])
        #expect(try await kept.clean(forced: true).removable == [])
    }

    @Test func whatADeadExportLeftIsRemovedByTheNext() async throws {
        let kept = try await library()
        try kept.write([1], to: "temporary/renditions/\(String(repeating: "0", count: 64))-high.jpeg")
        try kept.write([1], to: "temporary/mine")
        try await kept.export()
        #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path("temporary")) == ["mine"])
    }

    @Test func aCopyThatWasDamagedWithoutAChangeOfSizeIsMadeAgain() async throws {
        let kept = try await library()
        try await kept.export()
        let copy = kept.renditionFiles[0]
        var bytes = try kept.read(copy)
        bytes[bytes.count / 2] ^= 1
        try kept.write(bytes, to: copy)
        for book in try await kept.export([.bundle, .epub]) { #expect(try await check(book).problems == []) }
        let problems = try await kept.verify().problems.map(\.description)
        #expect(problems == [])
    }

    @Test func aPictureThatChangedOnTheDiskIsRefused() async throws {
        let kept = try await library()
        let picture = try #require(try kept.pictures().first)
        var bytes = try kept.read(picture)
        bytes[bytes.count / 2] ^= 1
        try kept.write(bytes, to: picture)
        #expect(try await kept.export() == [])
        #expect(!kept.exists("bundles/test.zip"))
    }
}
