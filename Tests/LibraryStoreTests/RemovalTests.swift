import GRDB
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore

struct RemovalTests {
    private func draw(_ test: TestLibrary, _ id: CollectionID, run: RunID, _ digest: Character) async throws {
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 99), run: run, now: 0)
        let outcomes = try panels.map {
            PanelOutcome(
                panel: $0.id, result: .drawn(try TestLibrary.picture(digest)),
                attempts: [.sample(of: $0.id, in: run, backend: "stub")])
        }
        _ = try await test.library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 0)
    }

    private func story(_ slug: String, of id: CollectionID, in test: TestLibrary) async throws -> StoredStory {
        try #require(try await test.library.collections.stories(of: id).first { $0.slug.text == slug })
    }

    @Test func takesAStoryOutAndLeavesTheOthers() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3), ("b", 2)])
        let run = try await test.begin([id])
        try await draw(test, id, run: run, "a")
        let gone = try await story("a", of: id, in: test)
        let removal = Removal(collection: id, story: gone.id)
        let extent = try await test.library.integrity.extent(of: removal)
        #expect(extent == (1, 3))
        try await test.library.integrity.remove([removal])
        #expect(try await test.library.collections.stories(of: id).map(\.slug.text) == ["b"])
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.ready: 2])
        #expect(try await test.library.collections.attempts(of: gone.id).isEmpty)
        #expect(try await test.library.integrity.danglingReferences(limit: 9).isEmpty)
        #expect(try await test.library.integrity.pictureCount() == 1, "pictures that other stories show are kept")
    }

    @Test func takesACollectionOutAndLeavesTheOthers() async throws {
        let test = try TestLibrary()
        let one = try await test.collection("One", stories: [("a", 2), ("b", 3)])
        let two = try await test.collection("Two", stories: [("a", 4)])
        let run = try await test.begin([one, two])
        try await draw(test, one, run: run, "a")
        try await test.library.books.record(
            StoredBundle(
                path: "bundles/one.epub", collection: one, story: nil, format: "epub", title: "One", content: "",
                fileSize: 1), run: run)
        let removal = Removal(collection: one, story: nil)
        #expect(try await test.library.integrity.extent(of: removal) == (2, 5))
        try await test.library.integrity.remove([removal])
        #expect(try await test.library.collections.all().map(\.facts.title) == ["Two"])
        #expect(try await test.library.panels.panelCounts(in: [two]) == [.pending: 4])
        #expect(try await test.library.integrity.allBundles().isEmpty)
        #expect(try await test.library.integrity.danglingReferences(limit: 9).isEmpty)
    }

    /// Pictures that it shows or has shown, and that no other story shows.
    @Test func weighsThePicturesThatNothingElseShows() async throws {
        let test = try TestLibrary()
        let one = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        let two = try await test.collection("Two", stories: [("a", 1)])
        let run = try await test.begin([one, two])
        try await draw(test, one, run: run, "a")
        try await draw(test, two, run: run, "b")
        let a = Removal(collection: one, story: try await story("a", of: one, in: test).id)
        #expect(try await test.library.integrity.weight(of: a) == (0, 0), "the other story shows it, too")
        let bytes = try TestLibrary.picture("a").fileSize
        #expect(try await test.library.integrity.weight(of: Removal(collection: one, story: nil)) == (1, bytes))
        let panels = try await test.library.collections.panels(in: [PanelSelection(collection: two)])
        try await test.library.panels.redraw(panels.map(\.id), as: PageRequest())
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([two], limit: 1), run: run, now: 0)
        let outcomes = try claimed.map {
            PanelOutcome(
                panel: $0.id, request: $0.request, result: .drawn(try TestLibrary.picture("c")), attempts: [])
        }
        _ = try await test.library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 0)
        #expect(try await test.library.integrity.weight(of: Removal(collection: two, story: nil)) == (2, 2 * bytes))
    }

    /// Row numbers are reused and must not refer to the new row.
    @Test func whatComesLaterIsNotTakenForWhatWasRemoved() async throws {
        let test = try TestLibrary()
        let one = try await test.collection("One", stories: [("b", 1)])
        let before = try await test.library.collections.revisions(of: one).mark(of: nil)
        let gone = try await story("b", of: one, in: test)
        try await test.library.integrity.remove([Removal(collection: one, story: gone.id)])
        _ = try await test.collection("One", stories: [("c", 1)])
        #expect(try await story("c", of: one, in: test).id == gone.id, "otherwise this test has no effect")
        #expect(try await test.library.collections.revisions(of: one).mark(of: nil) != before)

        let run = try await test.begin([one])
        try await test.library.integrity.remove([Removal(collection: one, story: nil)])
        let two = try await test.collection("Two", stories: [("a", 1)])
        #expect(two == one, "otherwise this test has no effect")
        #expect(try await test.library.runs.run()?.id == run)
        #expect(try await test.library.runs.run()?.collections == [])
    }

    @Test func removesAllOrNothing() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        try await test.library.database.write {
            try $0.execute(
                sql: "CREATE TRIGGER no BEFORE DELETE ON story BEGIN SELECT RAISE(ABORT, 'not this one'); END")
        }
        let story = try await story("a", of: id, in: test)
        await #expect(throws: (any Error).self) {
            try await test.library.integrity.remove([Removal(collection: id, story: story.id)])
        }
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.pending: 1])
    }
}
