import PipelineFixtures
import SystemPackage
import TestSupport
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Pipeline
@testable import Platform

/// A person's directions to the built-in illustrator, and the picture's description in books.
struct BuiltInDirectionTests {
    private func ask(_ testRun: TestRun, _ page: Int, _ pageRequest: PageRequest) async throws {
        let panel = try #require(try await testRun.panel(page)).id
        let library = try testRun.openBeside()
        try await library.panels.redraw([panel], as: pageRequest)
        try library.close()
    }

    @Test func thePictureIsDescribedByWhatItShowsOfADirection() async throws {
        let testRun = try TestRun()
        _ = try await testRun.run()
        let planned = try #require(try await testRun.panel(2))
        let words = "A purple submarine and a red fox in a snowy forest at night"
        try await ask(testRun, 2, PageRequest(direction: words))
        let summary = try await testRun.run(askedOnly: true)
        let panel = try #require(try await testRun.panel(2))
        #expect(summary.drawn == 1)
        #expect(summary.notices.isEmpty)
        #expect(panel.direction == words)
        #expect(panel.alt != planned.alt)
        #expect(panel.alt.contains("in the forest in falling snow at night"))
        #expect(!panel.alt.contains("submarine"))
        let library = try testRun.openBeside()
        _ = try await library.pictures.restore(panel.id, number: nil)
        try library.close()
        #expect(try await testRun.panel(2)?.alt == planned.alt)
        let again = try testRun.openBeside()
        _ = try await again.pictures.restore(panel.id, number: nil)
        try again.close()
        #expect(try await testRun.panel(2)?.alt == panel.alt)
    }

    @Test(arguments: ["A sousaphone.", "Un zorro rojo en un bosque nevado"])
    func aDirectionOfWhichNothingIsKnownIsReportedOnceAndDescribesNothing(words: String) async throws {
        let testRun = try TestRun(size: "[64x112, 128x224]")
        _ = try await testRun.run()
        let planned = try #require(try await testRun.panel(2))
        try await ask(testRun, 2, PageRequest(direction: words))
        let summary = try await testRun.run()
        #expect(
            summary.notices == [
                "the-lantern-fox/2: the built-in illustrator knows only the planner's English words, and "
                    + "there are none in “\(words)”; it drew the page as planned"
            ])
        #expect(try await testRun.panel(2)?.alt == planned.alt)
        #expect(try await testRun.panel(2)?.picture != planned.picture, "it is redrawn all the same")
    }

    @Test func aPlaceholderIsDescribedByWhatItShowsToo() async throws {
        let testRun = try TestRun()
        testRun.images = [
            ScriptedImageGenerator("model") { _, request in
                request.panel.direction.contains("submarine") ? .fail(GenerationError(.refused, "no")) : .draw
            }
        ]
        _ = try await testRun.run()
        let lost = try #require(try await testRun.panel(2)?.picture)
        try LocalFileSystem().remove(testRun.library.appending(lost.path))
        try await ask(testRun, 2, PageRequest(direction: "A submarine in the rain"))
        _ = try await testRun.run()
        let panel = try #require(try await testRun.panel(2))
        #expect(panel.status == .placeholder)
        #expect(panel.alt.contains("in the rain"))
    }

    @Test func aModelIsAskedForTheWordsAsTheyAre() async throws {
        let testRun = try TestRun()
        let model = ScriptedImageGenerator("model")
        testRun.images = [model]
        _ = try await testRun.run()
        let words = "A submarine in the rain"
        try await ask(testRun, 2, PageRequest(direction: words))
        let summary = try await testRun.run(askedOnly: true)
        #expect(model.requests.last?.concept.contains(words) == true)
        #expect(try await testRun.panel(2)?.alt == words)
        #expect(summary.notices.isEmpty)
    }
}
