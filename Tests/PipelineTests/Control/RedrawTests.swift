import Foundation
import PipelineFixtures
import Platform
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Reports

/// Pages that a person asks to redraw.
struct RedrawTests {
    private func wholeRun(
        _ script: @escaping @Sendable (Int, ImageRequest) -> ScriptedImageGenerator.Act = { _, _ in .draw }
    ) async throws -> (TestRun, ScriptedImageGenerator) {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model", script: script)
        testRun.images = [model]
        #expect(try await testRun.run().outcome == .whole)
        return (testRun, model)
    }

    private func ask(_ testRun: TestRun, _ page: Int, _ pageRequest: PageRequest) async throws {
        let panel = try #require(try await testRun.panel(page)).id
        let library = try testRun.openBeside()
        try await library.panels.redraw([panel], as: pageRequest)
        try library.close()
    }

    private func history(_ testRun: TestRun, _ page: Int) async throws -> [EarlierPicture] {
        let panel = try #require(try await testRun.panel(page)).id
        let library = try testRun.open()
        defer { try? library.close() }
        return try await library.pictures.history(of: panel)
    }

    @Test func onlyWhatWasAskedForIsDrawnAndTheOldPictureStaysInTheHistory() async throws {
        let (testRun, model) = try await wholeRun()
        let before = try #require(try await testRun.panel(3)?.picture)
        let asked = model.requests.count
        try await ask(testRun, 3, PageRequest())
        #expect(try #require(try await testRun.panel(3)).status == .ready, "until the new one is there")
        let summary = try await testRun.run(askedOnly: true)
        #expect(summary.drawn == 1)
        #expect(model.requests.count == asked + 1)
        #expect(model.requests.last?.seed != model.requests.first { $0.pageNumber == 3 }?.seed)
        let after = try #require(try await testRun.panel(3)?.picture)
        #expect(after.digest != before.digest)
        let history = try await history(testRun, 3)
        #expect(history.map(\.picture) == [before])
        #expect(history.map(\.reason) == [.replaced])
    }

    @Test func aRestoredPictureTakesThePlaceOfTheOther() async throws {
        let (testRun, _) = try await wholeRun()
        let before = try #require(try await testRun.panel(3)?.picture)
        try await ask(testRun, 3, PageRequest())
        _ = try await testRun.run(askedOnly: true)
        let after = try #require(try await testRun.panel(3)?.picture)
        let panel = try #require(try await testRun.panel(3)).id
        let library = try testRun.openBeside()
        #expect(try await library.pictures.restore(panel, number: 2) == nil)
        #expect(try await library.pictures.restore(panel, number: nil) == before)
        try library.close()
        #expect(try await testRun.panel(3)?.picture == before)
        #expect(try await history(testRun, 3).map(\.picture) == [after])
        #expect(try await testRun.run().drawn == 0)
    }

    @Test func aPictureThatIsOnlyTriedStandsBesideTheOld() async throws {
        let (testRun, _) = try await wholeRun()
        let before = try #require(try await testRun.panel(3)?.picture)
        try await ask(testRun, 3, PageRequest(keepsShown: true))
        #expect(try await testRun.run(askedOnly: true).outcome == .whole)
        #expect(try await testRun.panel(3)?.picture == before)
        #expect(try await history(testRun, 3).map(\.reason) == [.tried])
    }

    @Test func wordsStayWithThePageAndSeedAndBackendAreForOnePicture() async throws {
        let testRun = try TestRun()
        let (first, second) = (ScriptedImageGenerator("first"), ScriptedImageGenerator("second"))
        testRun.images = [first, second]
        _ = try await testRun.run()
        try await ask(testRun, 2, PageRequest(direction: "Pim paints a red door.", seed: 11, backend: "second"))
        _ = try await testRun.run(askedOnly: true)
        #expect(second.requests.map(\.seed) == [11])
        #expect(second.requests.allSatisfy { $0.concept.contains("red door") })
        try await ask(testRun, 2, PageRequest(direction: "Pim paints a red door."))
        _ = try await testRun.run(askedOnly: true)
        #expect(first.requests.last?.concept.contains("red door") == true)
        #expect(first.requests.last?.seed != 11)
        #expect(second.requests.count == 1)
    }

    @Test func wordsStayThoughAnEarlierPictureIsShownAgain() async throws {
        let (testRun, model) = try await wholeRun()
        try await ask(testRun, 2, PageRequest(direction: "Pim paints a red door."))
        _ = try await testRun.run(askedOnly: true)
        let panel = try #require(try await testRun.panel(2)).id
        let library = try testRun.openBeside()
        _ = try await library.pictures.restore(panel, number: nil)
        #expect(
            try await library.collections.panels([panel]).first?.pageRequest
                == PageRequest(direction: "Pim paints a red door."))
        try library.close()
        #expect(try await testRun.panel(2)?.direction.contains("red door") == false, "of the picture that is shown")
        #expect(model.requests.count { $0.concept.contains("red door") } == 1)
    }

    /// Books use the description for readers who do not see the picture.
    @Test func thePictureIsDescribedByTheWordsItWasDrawnFor() async throws {
        let (testRun, _) = try await wholeRun()
        let planned = try #require(try await testRun.panel(2))
        let words = "Pim paints a red door."
        try await ask(testRun, 2, PageRequest(direction: words, keepsShown: true))
        _ = try await testRun.run(askedOnly: true)
        #expect(try await testRun.panel(2)?.alt == planned.alt, "it is only tried")
        try await ask(testRun, 2, PageRequest(direction: words))
        let summary = try await testRun.run(askedOnly: true)
        #expect(try await testRun.panel(2)?.alt == words)
        #expect(try await testRun.panel(2)?.direction == words)
        let report = try #require(summary.report).parent.appending("run.json")
        #expect(try String(contentsOfFile: report.string, encoding: .utf8).contains(words))
        let panel = planned.id
        let library = try testRun.openBeside()
        _ = try await library.pictures.restore(panel, number: 1)
        try library.close()
        #expect(try await testRun.panel(2)?.alt == words, "the tried one was drawn for them, too")
        let beside = try testRun.openBeside()
        _ = try await beside.pictures.restore(panel, number: 1)
        try beside.close()
        #expect(try await testRun.panel(2)?.alt == planned.alt)
    }

    @Test func whereNothingBetterComesThePictureStays() async throws {
        let (testRun, model) = try await wholeRun { _, request in
            request.panel.direction.contains("red door") ? .fail(GenerationError(.refused, "no doors")) : .draw
        }
        let before = try #require(try await testRun.panel(2)?.picture)
        try await ask(testRun, 2, PageRequest(direction: "Pim paints a red door.", backend: "model"))
        let summary = try await testRun.run(askedOnly: true)
        #expect(try await testRun.panel(2)?.picture == before)
        #expect(try #require(try await testRun.panel(2)).status == .ready)
        #expect(summary.notices == ["the-lantern-fox/2 keeps its picture: model failed: refused: no doors"])
        let asked = model.requests.count
        _ = try await testRun.run()
        #expect(model.requests.count == asked, "it is not tried again by itself")
    }
}
