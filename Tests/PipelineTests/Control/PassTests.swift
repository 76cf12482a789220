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
        let night = try TestRun(stories: ["a.md": TestRun.story, "b.md": TestRun.story], size: Self.passes)
        let model = ScriptedImageGenerator("model")
        night.images = [model]
        let summary = try await night.run()
        let sizes = model.requests.map(\.size)
        let pages = summary.panels[.ready, default: 0]
        #expect(summary.outcome == .whole)
        #expect(pages > 3)
        #expect(sizes == Array(repeating: Self.small, count: pages) + Array(repeating: Self.large, count: pages))
        #expect(try await night.run().run == nil, "nothing is left to do")
    }

    /// A collection with one size is drawn in the first pass, and nothing of it in the second.
    @Test func tellsTheSizeOfAPassWhereAllCollectionsHaveTheSame() async throws {
        let night = try TestRun(size: Self.passes)
        try night.writeSecondCollection()
        let second = String(decoding: try night.folder.read("second.yaml"), as: UTF8.self)
        try night.folder.write(second.replacing(Self.passes, with: "96x96"), to: "second.yaml")
        night.images = [ScriptedImageGenerator("model")]
        _ = try await night.run(["pipeline.yaml", "second.yaml"])
        let passes = night.events.all.compactMap { event -> RunEvent.PicturePass? in
            if case .illustrating(_, _, let pass) = event { pass } else { nil }
        }
        #expect(
            passes == [
                RunEvent.PicturePass(number: 1, count: 2, size: nil),
                RunEvent.PicturePass(number: 2, count: 2, size: Self.large),
            ])
    }

    @Test func theFirstPictureOfAPageStandsUntilTheLargerOneIsThere() async throws {
        let night = try TestRun(size: Self.passes)
        night.images = [ScriptedImageGenerator("model")]
        let pages = try await night.pageCount()
        let limits = RunLimits(images: pages + 2)
        let first = try await night.run(limits: limits)
        #expect(first.outcome == .whole, "every page has a picture")
        #expect(first.panels == [.ready: pages])
        #expect(
            first.notices == [
                "the limit of \(pages + 2) images is reached, \(pages - 2) pages could still be drawn in a larger size; "
                    + "run it again to go on, or raise --max-images"
            ])
        #expect(try await night.shownSizes() == [Self.small: pages - 2, Self.large: 2])
        let second = try await night.run()
        #expect(second.drawn == pages - 2)
        #expect(try await night.shownSizes() == [Self.large: pages])
    }

    @Test func aPageThatCannotBeDrawnLargeKeepsItsPictureAndIsNotTriedEveryNight() async throws {
        let night = try TestRun(size: Self.passes)
        let model = ScriptedImageGenerator("model") { _, request in
            request.size == Self.small || request.pageNumber != 2 ? .draw : .fail(GenerationError(.refused, "no"))
        }
        night.images = [model]
        let first = try await night.run()
        let pages = try await night.pageCount()
        #expect(first.outcome == .whole)
        #expect(first.notices == ["the-lantern-fox/2 keeps its picture: model failed: refused: no"])
        #expect(try await night.shownSizes() == [Self.small: 1, Self.large: pages - 1])
        let asked = model.requests.count
        #expect(try await night.run().run == nil)
        #expect(model.requests.count == asked)
    }

    @Test func aSecondSizeInThePipelineIsDrawnByTheNextRun() async throws {
        let night = try TestRun(size: "64x112")
        night.images = [ScriptedImageGenerator("model")]
        _ = try await night.run()
        let pipeline = String(decoding: try night.folder.read("pipeline.yaml"), as: UTF8.self)
        try night.folder.write(pipeline.replacing("64x112", with: Self.passes), to: "pipeline.yaml")
        let second = try await night.run()
        #expect(second.drawn == second.panels[.ready])
        #expect(try await night.shownSizes() == [Self.large: second.drawn])
        #expect(second.notices.isEmpty)
    }

    /// All pages are small. For the second, a picture for other words is requested in addition to the shown one.
    private func triedNight(_ pageRequest: PageRequest) async throws -> (TestRun, ScriptedImageGenerator, PanelID) {
        let night = try TestRun(size: Self.passes)
        let model = ScriptedImageGenerator("model")
        night.images = [model]
        let pages = try await night.pageCount()
        _ = try await night.run(limits: RunLimits(images: pages))
        let panel = try #require(try await night.panel(2)).id
        let library = try night.openBeside()
        try await library.panels.redraw([panel], as: pageRequest)
        try library.close()
        _ = try await night.run(askedOnly: true)
        return (night, model, panel)
    }

    @Test(arguments: [true, false])
    func theLaterPassDrawsWhatIsShownAndNotWhatWasTriedBesideIt(isChosen: Bool) async throws {
        let (night, model, panel) = try await triedNight(
            PageRequest(direction: "Pim paints a red door.", keepsShown: true))
        let second = model.requests.filter { $0.pageNumber == 2 }
        #expect(second.count == 2)
        if isChosen {
            let library = try night.openBeside()
            _ = try await library.pictures.restore(panel, number: nil)
            try library.close()
        }
        _ = try await night.run()
        let last = try #require(model.requests.last { $0.pageNumber == 2 })
        #expect(last.size == Self.large)
        #expect(last.seed == second[isChosen ? 1 : 0].seed)
        #expect(last.concept.contains("red door") == isChosen)
    }

    @Test func theLaterPassDrawsAnEarlierPictureThatIsShownAgain() async throws {
        let (night, model, panel) = try await triedNight(PageRequest())
        let second = model.requests.filter { $0.pageNumber == 2 }
        #expect(Set(second.map(\.seed)).count == 2)
        let library = try night.openBeside()
        _ = try await library.pictures.restore(panel, number: nil)
        try library.close()
        _ = try await night.run()
        let last = try #require(model.requests.last { $0.pageNumber == 2 })
        #expect(last.size == Self.large)
        #expect(last.seed == second[0].seed)
    }

    @Test func aCrashInALaterPassLeavesPagesReady() async throws {
        let night = try TestRun(size: Self.passes)
        night.images = [
            ScriptedImageGenerator("model") { [stop = night.stop] _, request in
                guard request.size == Self.large else { return .draw }
                stop.raise(.interrupted)
                return .hang
            }
        ]
        let first = try await night.run()
        #expect(first.outcome == .interrupted)
        #expect(Array(first.panels.keys) == [.ready])
        night.stop = StopSignal()
        night.images = [ScriptedImageGenerator("model")]
        #expect(try await night.run().outcome == .whole)
        #expect(Array(try await night.shownSizes().keys) == [Self.large])
    }
}
