import Foundation
import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import LibraryStore
@testable import Media
@testable import Pipeline
@testable import Platform
@testable import Reports

struct ThumbnailRunTests {
    private static let paths = """
        SELECT 'renditions/' || substr(digest, 1, 2) || '/' || digest || '.jpg' FROM rendition
        WHERE use = 'thumbnail' ORDER BY source
        """

    private func library(_ size: String = "320x560") async throws -> KeptLibrary {
        try await KeptLibrary(try TestRun(size: size))
    }

    private func report(of kept: KeptLibrary) async throws -> String {
        let run = try #require(try kept.strings("SELECT name FROM run ORDER BY id DESC LIMIT 1").first)
        return String(decoding: try kept.read("reports/\(run)/index.html"), as: UTF8.self)
    }

    /// A run that only writes its report.
    private func runAgain(_ kept: KeptLibrary) async throws {
        try kept.testRun.folder.write(
            TestRun.story + "\n\nAnd that was that.", to: "stories/the-lantern-fox.md")
        _ = try await kept.testRun.run(refresh: true)
    }

    @Test func areMadeOnceAndShown() async throws {
        let kept = try await library()
        let made = try kept.strings(Self.paths)
        let pictures = Set(try kept.pictures())
        #expect(made.count == pictures.count && made.count > 2)
        let page = try await report(of: kept)
        for path in made {
            let header = try PictureHeader.read(try kept.read(path))
            #expect(header.format == .jpeg && header.width == 146 && header.height == 256)
            #expect(page.contains("<img src=\"../../\(path)\" alt=\"\" width=\"146\" height=\"256\""))
        }
        #expect(!page.contains("../../images/"))
        #expect(try await kept.verify().problems.isEmpty)
        let files = try inodes(of: made, in: kept)
        try await runAgain(kept)
        #expect(try inodes(of: made, in: kept) == files, "those that are there are left alone")
    }

    private func inodes(of paths: [String], in kept: KeptLibrary) throws -> [Int?] {
        try paths.map { path in
            try FileManager.default.attributesOfItem(atPath: kept.path(path))[.systemFileNumber] as? Int
        }
    }

    @Test func areNotMadeOfPicturesThatAreSmallThemselves() async throws {
        let kept = try await library("144x256")
        #expect(try kept.strings(Self.paths) == [])
        #expect(try await report(of: kept).contains("<img src=\"../../images/"))
    }

    @Test func thatAreGoneAreMadeAgainAndMeanwhileThePictureIsShown() async throws {
        let kept = try await library()
        let made = try kept.strings(Self.paths)
        try kept.remove(made[0])
        try kept.write([1, 2, 3], to: made[1])
        let held = try kept.testRun.open()
        let maker = ReportMaker(library: held, workingFolder: kept.testRun.folder.path)
        let run = try #require(try await held.runs.run())
        _ = try await maker.write(run, finished: run.started, end: .whole)
        try held.close()
        let page = try await report(of: kept)
        #expect(page.ranges(of: "../../images/").count == 2)
        try await runAgain(kept)
        let shown = kept.testRun.events.all.compactMap {
            if case .expecting(.thumbnailsMade, let count) = $0 { count } else { nil }
        }
        #expect(shown == [2])
        #expect(
            kept.testRun.events.all.count { if case .advanced(.thumbnailsMade) = $0 { true } else { false } } == 2)
        #expect(try await report(of: kept).ranges(of: "../../images/").count == 0)
        #expect(try kept.strings(Self.paths).allSatisfy(kept.exists))
    }

    @Test func aPictureThatIsDamagedIsShownAsItIs() async throws {
        let kept = try await library()
        let pictures = try kept.pictures()
        // A page that is not changed by another sentence at the end.
        let shown = "SELECT picture FROM panel ORDER BY page_number LIMIT 1"
        let digest = try #require(try kept.strings(shown).first)
        let damaged = try #require(pictures.first { $0.contains(digest) })
        try kept.execute("DELETE FROM rendition")
        try kept.write([UInt8](repeating: 7, count: try kept.read(damaged).count), to: damaged)
        try await runAgain(kept)
        #expect(try kept.strings(shown) == [digest])
        let sources = try kept.strings("SELECT source FROM rendition WHERE use = 'thumbnail'")
        #expect(!sources.isEmpty && !sources.contains(digest))
        #expect(try await report(of: kept).contains("<img src=\"../../\(damaged)\""))
    }

    @Test func aRunThatIsToStopMakesNone() async throws {
        let testRun = try TestRun(size: "320x560")
        let kept = try await KeptLibrary(testRun)
        try kept.execute("DELETE FROM rendition")
        testRun.stop = StopSignal()
        testRun.stop.raise(.interrupted)
        try testRun.folder.write(TestRun.story + "\n\nAnd that was that.", to: "stories/the-lantern-fox.md")
        _ = try await testRun.run(refresh: true)
        #expect(try kept.strings(Self.paths) == [])
        #expect(try await report(of: kept).contains("../../images/"))
    }

    @Test func goWithTheirPictures() async throws {
        let kept = try await library()
        let made = try kept.strings(Self.paths)
        let pipeline = String(decoding: try kept.testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try kept.testRun.folder.write(pipeline.replacing("320x560", with: "560x560"), to: "pipeline.yaml")
        _ = try await kept.testRun.run(refresh: true)
        let cleared = try await kept.clean(forced: true).removable.map(\.path)
        #expect(Set(made).isSubset(of: cleared))
        #expect(made.allSatisfy { !kept.exists($0) })
        #expect(try await kept.verify().problems.isEmpty)
    }
}
