import PipelineFixtures
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Pages that are drawn small first, and then larger.
struct PassTests {
    private static let passes = "[64x112, 128x224]"
    private static let small = PixelSize(width: 64, height: 112)
    private static let large = PixelSize(width: 128, height: 224)

    @Test func drawsAllPagesSmallBeforeAnyIsDrawnLarge() async throws {
        let testRun = try TestRun(stories: ["a.md": TestRun.story, "b.md": TestRun.story], size: Self.passes)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let summary = try await testRun.run()
        let sizes = model.requests.map(\.size)
        let pages = summary.panels[.ready, default: 0]
        #expect(summary.outcome == .whole)
        #expect(pages > 3)
        #expect(sizes == Array(repeating: Self.small, count: pages) + Array(repeating: Self.large, count: pages))
        #expect(try await testRun.run().run == nil, "nothing is left to do")
    }

    /// A collection with one size is drawn in the first pass, and nothing of it in the second.
    @Test func saysTheSizeOfAPassWhereAllCollectionsHaveTheSame() async throws {
        let testRun = try TestRun(size: Self.passes)
        try testRun.writeSecondCollection()
        let second = String(decoding: try testRun.folder.read("second.yaml"), as: UTF8.self)
        try testRun.folder.write(second.replacing(Self.passes, with: "96x96"), to: "second.yaml")
        testRun.images = [ScriptedImageGenerator("model")]
        _ = try await testRun.run(["pipeline.yaml", "second.yaml"])
        let passes = testRun.events.all.compactMap { event -> RunEvent.PicturePass? in
            if case .illustrating(_, _, let pass) = event { pass } else { nil }
        }
        #expect(
            passes == [
                RunEvent.PicturePass(number: 1, count: 2, size: nil),
                RunEvent.PicturePass(number: 2, count: 2, size: Self.large),
            ])
    }

    @Test func theFirstPictureOfAPageStandsUntilTheLargerOneIsThere() async throws {
        let testRun = try TestRun(size: Self.passes)
        testRun.images = [ScriptedImageGenerator("model")]
        let pages = try await testRun.pageCount()
        let limits = RunLimits(images: pages + 2)
        let first = try await testRun.run(limits: limits)
        #expect(first.outcome == .whole, "every page has a picture")
        #expect(first.panels == [.ready: pages])
        #expect(
            first.notices == [
                "the limit of \(pages + 2) images is reached, \(pages - 2) pages could still be drawn in a larger size; "
                    + "run it again to go on, or raise --max-images"
            ])
        #expect(try await testRun.shownSizes() == [Self.small: pages - 2, Self.large: 2])
        let second = try await testRun.run()
        #expect(second.drawn == pages - 2)
        #expect(try await testRun.shownSizes() == [Self.large: pages])
    }

    @Test func aPageThatCannotBeDrawnLargeKeepsItsPictureAndIsNotTriedEveryRun() async throws {
        let testRun = try TestRun(size: Self.passes)
        let model = ScriptedImageGenerator("model") { _, request in
            request.size == Self.small || request.pageNumber != 2 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        testRun.images = [model]
        let first = try await testRun.run()
        let pages = try await testRun.pageCount()
        #expect(first.outcome == .whole)
        #expect(first.notices == ["the-lantern-fox/2 keeps its picture: model failed: refused: no"])
        #expect(try await testRun.shownSizes() == [Self.small: 1, Self.large: pages - 1])
        let asked = model.requests.count
        #expect(try await testRun.run().run == nil)
        #expect(model.requests.count == asked)
    }

    @Test func aSecondSizeInThePipelineIsDrawnByTheNextRun() async throws {
        let testRun = try TestRun(size: "64x112")
        testRun.images = [ScriptedImageGenerator("model")]
        _ = try await testRun.run()
        let pipeline = String(decoding: try testRun.folder.read("pipeline.yaml"), as: UTF8.self)
        try testRun.folder.write(pipeline.replacing("64x112", with: Self.passes), to: "pipeline.yaml")
        let second = try await testRun.run()
        #expect(second.drawn == second.panels[.ready])
        #expect(try await testRun.shownSizes() == [Self.large: second.drawn])
        #expect(second.notices.isEmpty)
    }

    /// All pages are small. For the second, a picture for other words is requested in addition to the shown one.
    private func triedRun(_ pageRequest: PageRequest) async throws -> (TestRun, ScriptedImageGenerator, PanelID) {
        let testRun = try TestRun(size: Self.passes)
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        let pages = try await testRun.pageCount()
        _ = try await testRun.run(limits: RunLimits(images: pages))
        let panel = try #require(try await testRun.panel(2)).id
        let library = try testRun.openBeside()
        try await library.panels.redraw([panel], as: pageRequest)
        try library.close()
        _ = try await testRun.run(askedOnly: true)
        return (testRun, model, panel)
    }

    @Test(arguments: [true, false])
    func theLaterPassDrawsWhatIsShownAndNotWhatWasTriedBesideIt(isChosen: Bool) async throws {
        let (testRun, model, panel) = try await triedRun(
            PageRequest(direction: "Pim paints a red door.", keepsShown: true))
        let second = model.requests.filter { $0.pageNumber == 2 }
        #expect(second.count == 2)
        if isChosen {
            let library = try testRun.openBeside()
            _ = try await library.pictures.restore(panel, number: nil)
            try library.close()
        }
        _ = try await testRun.run()
        let last = try #require(model.requests.last { $0.pageNumber == 2 })
        #expect(last.size == Self.large)
        #expect(last.seed == second[isChosen ? 1 : 0].seed)
        #expect(last.concept.contains("red door") == isChosen)
    }

    @Test func theLaterPassDrawsAnEarlierPictureThatIsShownAgain() async throws {
        let (testRun, model, panel) = try await triedRun(PageRequest())
        let second = model.requests.filter { $0.pageNumber == 2 }
        #expect(Set(second.map(\.seed)).count == 2)
        let library = try testRun.openBeside()
        _ = try await library.pictures.restore(panel, number: nil)
        try library.close()
        _ = try await testRun.run()
        let last = try #require(model.requests.last { $0.pageNumber == 2 })
        #expect(last.size == Self.large)
        #expect(last.seed == second[0].seed)
    }

    @Test func aCrashInALaterPassLeavesPagesReady() async throws {
        let testRun = try TestRun(size: Self.passes)
        testRun.images = [
            ScriptedImageGenerator("model") { [stop = testRun.stop] _, request in
                guard request.size == Self.large else { return .draw }
                stop.raise(.interrupted)
                return .hang
            }
        ]
        let first = try await testRun.run()
        #expect(first.outcome == .interrupted)
        #expect(Array(first.panels.keys) == [.ready])
        testRun.stop = StopSignal()
        testRun.images = [ScriptedImageGenerator("model")]
        #expect(try await testRun.run().outcome == .whole)
        #expect(Array(try await testRun.shownSizes().keys) == [Self.large])
    }
}
