import Foundation
import LibraryFixtures
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform
@testable import Reports

/// Later runs when files of pictures are missing or damaged.
struct LostPictureRunTests {
    private static let passes = "[64x112, 128x224]"

    private func path(of page: Int, _ testRun: TestRun) async throws -> String {
        let picture = try #require(try await testRun.panel(page)?.picture)
        return testRun.library.resolving(picture.path).string
    }

    /// Damages a file without changing its length, as some file systems do.
    private func damage(_ path: String) throws {
        let length = try Data(contentsOf: URL(filePath: path)).count
        try Data(count: length).write(to: URL(filePath: path))
    }

    private func resize(_ testRun: TestRun, _ size: String) throws {
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing(Self.passes, with: size), to: "pipeline.yaml")
    }

    /// A run with two passes that ended when all pages were small.
    private func smallRun() async throws -> (TestRun, ScriptedImageGenerator, pages: Int) {
        let testRun = try TestRun(size: Self.passes, export: true)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let pages = try await testRun.pageCount()
        #expect(try await testRun.run(limits: RunLimits(images: pages)).panels == [.ready: pages])
        return (testRun, model, pages)
    }

    @Test func whatAPowerCutTookIsFoundByTheNextRunOnWhicheverCollection() async throws {
        let testRun = try TestRun(export: true)
        try testRun.folder.write("A boat lay on the sea.", to: "other/boat.txt")
        try testRun.folder.write(
            "collection: Other\nstories: [{ file: other/boat.txt }]\nsize: 64x112\n", to: "second.yaml")
        let first = try await testRun.run()
        // As if the power had failed before the end of the run.
        try testRun.database.unfinishRuns()
        try damage(try await path(of: 2, testRun))
        let second = try await testRun.run(["second.yaml"])
        #expect(
            second.notices == [
                "1 page whose picture file is lost or damaged is drawn again by the next run of “test”"
            ])
        #expect(second.panels == [.ready: 1])
        let third = try await testRun.run()
        #expect(third.drawn == 1)
        #expect(third.panels == first.panels)
        let findings = try await VerifyLibrary(
            root: testRun.library, isRepairing: false, width: 2, patience: .zero,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders },
            environment: testRun.environment, listener: testRun.events.add
        )()
        #expect(findings.problems.isEmpty, "\(findings.problems)")
    }

    @Test func aPageThatWaitsForALaterPassIsDrawnInTheFirstOnceItsPictureIsLost() async throws {
        let (testRun, model, pages) = try await smallRun()
        try FileManager.default.removeItem(atPath: try await path(of: 2, testRun))
        let second = try await testRun.run()
        #expect(second.panels == [.ready: pages])
        let requests = model.requests.dropFirst(pages)
        #expect(requests.first?.pageNumber == 2)
        #expect(requests.map(\.size.width) == [64] + Array(repeating: 128, count: pages))
    }

    /// A run for page requests leaves other pages to the next run.
    @Test func aLostPageThatNoOneAskedForIsPromisedOfTheNextRun() async throws {
        let testRun = try TestRun()
        let pages = try #require(try await testRun.run().panels[.ready])
        for page in [1, 2] { try FileManager.default.removeItem(atPath: try await path(of: page, testRun)) }
        let library = try Library.open(at: testRun.library, fileSystem: LocalFileSystem(), for: .asking)
        try await library.panels.redraw([try #require(try await library.panel(1)).id], as: PageRequest())
        try library.close()
        let asked = try await testRun.run(askedOnly: true)
        #expect(
            asked.notices == [
                "1 page whose picture file is lost or damaged is drawn again",
                "1 page whose picture file is lost or damaged is drawn again by the next “nightpress run”",
            ])
        #expect(asked.drawn == 1)
        #expect(asked.panels == [.ready: pages - 1, .pending: 1])
        #expect(try await testRun.run().panels == [.ready: pages])
    }

    @Test func aLostPageIsDrawnThoughThePipelineHasNoLaterPassAnyMore() async throws {
        let (testRun, model, pages) = try await smallRun()
        try resize(testRun, "64x112")
        try FileManager.default.removeItem(atPath: try await path(of: 2, testRun))
        let second = try await testRun.run()
        #expect(second.panels == [.ready: pages])
        #expect(second.outcome == .whole)
        #expect(model.requests.dropFirst(pages).map(\.pageNumber) == [2])
    }

    /// Files of ready pages are read only when they go into a book.
    @Test func aPictureThatIsFoundDamagedForABookIsDrawnByTheNextRun() async throws {
        let testRun = try TestRun(export: true)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let pages = try #require(try await testRun.run().panels[.ready])
        try damage(try await path(of: 2, testRun))
        try FileManager.default.removeItem(at: URL(filePath: testRun.library.appending("bundles").string))
        let second = try await testRun.run()
        #expect(second.outcome == .failures)
        #expect(second.books.isEmpty && second.lacksBooks)
        #expect(second.panels == [.ready: pages - 1, .pending: 1])
        #expect(
            second.notices == [
                "2 books are not written: the picture of the-lantern-fox/2 is lost or damaged; run the pipeline again to "
                    + "draw what is lost"
            ])
        let third = try await testRun.run()
        #expect(third.outcome == .whole && third.books.count == 2 && third.drawn == 1)
        let findings = try await VerifyLibrary(
            root: testRun.library, isRepairing: false, width: 2, patience: .zero,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders },
            environment: testRun.environment, listener: testRun.events.add
        )()
        #expect(findings.isWhole, "\(findings.problems)")
    }

    /// A lost picture that no page shows is reported and has no other effect.
    @Test func aLibraryIsWholeWithoutAPictureThatNoPageShows() async throws {
        let testRun = try TestRun(export: true)
        let model = ScriptedImageGenerator("model") { number, request in
            .send((try? ScriptedImageGenerator.picture(of: request).bytes).map { $0 + [UInt8(number)] } ?? [])
        }
        testRun.images = [model]
        _ = try await testRun.run()
        try FileManager.default.removeItem(atPath: try await path(of: 2, testRun))
        #expect(try await testRun.run().outcome == .whole)
        let findings = try await VerifyLibrary(
            root: testRun.library, isRepairing: false, width: 2, patience: .zero,
            placeholders: { [placeholders = try testRun.placeholders()] in placeholders },
            environment: testRun.environment, listener: testRun.events.add
        )()
        #expect(findings.problems.map(\.kind) == [.lostPicture])
        #expect(findings.isWhole)
    }

    @Test func nothingIsLeftToDoWhereThePipelineHasNoLaterPassAnyMore() async throws {
        let (testRun, model, pages) = try await smallRun()
        try resize(testRun, "64x112")
        #expect(try await testRun.run().panels == [.ready: pages])
        #expect(model.requests.count == pages)
        #expect(try await testRun.run().run == nil)
    }

    @Test func aPassThatComesBackIsDrawn() async throws {
        let (testRun, model, pages) = try await smallRun()
        let twice = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try resize(testRun, "64x112")
        _ = try await testRun.run()
        try testRun.folder.write(twice, to: "pipeline.yaml")
        _ = try await testRun.run()
        #expect(model.requests.count == 2 * pages)
        #expect(try await testRun.shownSizes() == [PixelSize(width: 128, height: 224): pages])
    }
}
