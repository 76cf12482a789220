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
    private func ask(_ night: TestRun, _ page: Int, _ pageRequest: PageRequest) async throws {
        let panel = try #require(try await night.panel(page)).id
        let library = try night.openBeside()
        try await library.panels.redraw([panel], as: pageRequest)
        try library.close()
    }

    @Test func thePictureIsDescribedByWhatItShowsOfADirection() async throws {
        let night = try TestRun()
        _ = try await night.run()
        let planned = try #require(try await night.panel(2))
        let words = "A purple submarine and a red fox in a snowy forest at night"
        try await ask(night, 2, PageRequest(direction: words))
        let summary = try await night.run(askedOnly: true)
        let panel = try #require(try await night.panel(2))
        #expect(summary.drawn == 1)
        #expect(summary.notices.isEmpty)
        #expect(panel.direction == words)
        #expect(panel.alt != planned.alt)
        #expect(panel.alt.contains("in the forest in falling snow at night"))
        #expect(!panel.alt.contains("submarine"))
        let library = try night.openBeside()
        _ = try await library.pictures.restore(panel.id, number: nil)
        try library.close()
        #expect(try await night.panel(2)?.alt == planned.alt)
        let again = try night.openBeside()
        _ = try await again.pictures.restore(panel.id, number: nil)
        try again.close()
        #expect(try await night.panel(2)?.alt == panel.alt)
    }

    @Test(arguments: ["A submarine.", "Un zorro rojo en un bosque nevado"])
    func aDirectionOfWhichNothingIsKnownIsToldOnceAndDescribesNothing(words: String) async throws {
        let night = try TestRun(size: "[64x112, 128x224]")
        _ = try await night.run()
        let planned = try #require(try await night.panel(2))
        try await ask(night, 2, PageRequest(direction: words))
        let summary = try await night.run()
        #expect(
            summary.notices == [
                "the-lantern-fox/2: the built-in illustrator knows only the planner's English words, and "
                    + "there are none in “\(words)”; it drew the page as planned"
            ])
        #expect(try await night.panel(2)?.alt == planned.alt)
        #expect(try await night.panel(2)?.picture != planned.picture, "it is redrawn all the same")
    }

    @Test func aPlaceholderIsDescribedByWhatItShowsToo() async throws {
        let night = try TestRun()
        night.images = [
            ScriptedImageGenerator("model") { _, request in
                request.panel.direction.contains("submarine") ? .fail(GenerationError(.refused, "no")) : .draw
            }
        ]
        _ = try await night.run()
        let lost = try #require(try await night.panel(2)?.picture)
        try LocalFileSystem().remove(night.library.appending(lost.path))
        try await ask(night, 2, PageRequest(direction: "A submarine in the rain"))
        _ = try await night.run()
        let panel = try #require(try await night.panel(2))
        #expect(panel.status == .placeholder)
        #expect(panel.alt.contains("in the rain"))
    }

    @Test func aModelIsAskedForTheWordsAsTheyAre() async throws {
        let night = try TestRun()
        let model = ScriptedImageGenerator("model")
        night.images = [model]
        _ = try await night.run()
        let words = "A submarine in the rain"
        try await ask(night, 2, PageRequest(direction: words))
        let summary = try await night.run(askedOnly: true)
        #expect(model.requests.last?.concept.contains(words) == true)
        #expect(try await night.panel(2)?.alt == words)
        #expect(summary.notices.isEmpty)
    }
}
