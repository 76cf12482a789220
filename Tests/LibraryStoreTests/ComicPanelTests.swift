import Testing

@testable import Domain
@testable import LibraryStore

/// Panels of comics in a library.
struct ComicPanelTests {
    private static let size = PixelSize(width: 512, height: 768) ?? .page
    private static let place = PanelPlace(x: 0, y: 0, width: 500, height: 1000, pictureHeight: 800)

    private func plan(_ place: PanelPlace?, words: [String]) -> StoryPlan {
        var plan = TestLibrary.plan(pages: 1)
        var panel = plan.pages[0].panels[0]
        panel.place = place
        plan.pages[0].panels = words.map { words in
            panel.words = place == nil ? nil : words
            return panel
        }
        return plan
    }

    private func story(
        _ test: TestLibrary, _ plan: StoryPlan
    ) async throws -> (collection: CollectionID, story: StoryID, run: RunID) {
        let id = try await test.collection("One", stories: [("a", 1)])
        let story = try #require(try await test.library.collections.stories(of: id).first).id
        try await test.library.collections.storePlan(plan, pageTexts: ["Hello."], for: story, plannedBy: "stub")
        return (id, story, try await test.begin([id]))
    }

    private func draw(_ test: TestLibrary, _ collection: CollectionID, _ run: RunID) async throws {
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 9), run: run, now: 0)
        let outcomes = try zip(claimed, "abc").map { panel, digest in
            var outcome = PanelOutcome(panel, .drawn(try TestLibrary.picture(digest)))
            outcome.askedSize = Self.size
            return outcome
        }
        _ = try await test.library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 0)
    }

    @Test(arguments: [nil, Self.place])
    func countWithTheSizeOfTheirPage(place: PanelPlace?) async throws {
        let test = try TestLibrary()
        let (collection, _, run) = try await story(test, plan(place, words: ["Hello."]))
        try await draw(test, collection, run)
        // The test's pictures have the usual size of pages.
        #expect(try await test.library.pictures.usualSize(in: collection) == (place == nil ? .page : Self.size))
    }

    @Test func keepTheirPicturesWhenOnlyTheirWordsChange() async throws {
        let test = try TestLibrary()
        let (collection, story, run) = try await story(test, plan(Self.place, words: ["One.", "Two."]))
        try await draw(test, collection, run)
        let before = try await test.library.collections.pages(of: story)[0].panels
        let added = try await test.library.collections.storePlan(
            plan(Self.place, words: ["One,", "two."]), pageTexts: ["One, two."], for: story, plannedBy: "stub")
        let after = try await test.library.collections.pages(of: story)[0].panels
        #expect(added.isEmpty && after.map(\.id) == before.map(\.id))
        #expect(after.map(\.spec.words) == ["One,", "two."])
    }

    @Test func areDrawnAgainInAnotherShape() async throws {
        let test = try TestLibrary()
        let (collection, story, run) = try await story(test, plan(Self.place, words: ["One.", "Two."]))
        try await draw(test, collection, run)
        let wide = PanelPlace(x: 0, y: 0, width: 1000, height: 400, pictureHeight: 300)
        let added = try await test.library.collections.storePlan(
            plan(wide, words: ["One.", "Two."]), pageTexts: ["One. Two."], for: story, plannedBy: "stub")
        #expect(added.count == 2)
    }

    @Test func aPageWithoutAPictureKeepsItsText() async throws {
        let test = try TestLibrary()
        var plan = TestLibrary.plan(pages: 2)
        plan.pages[1].panels = []
        let id = try await test.collection("One", stories: [("a", 1)])
        let story = try #require(try await test.library.collections.stories(of: id).first).id
        try await test.library.collections.storePlan(
            plan, pageTexts: ["One.", "Two."], for: story, plannedBy: "stub")
        let pages = try await test.library.collections.pages(of: story)
        #expect(pages.map(\.text) == ["One.", "Two."] && pages.map(\.panels.count) == [1, 0])
        #expect(try await test.library.panels.panelCounts(in: [id])[.pending] == 1)
    }
}
