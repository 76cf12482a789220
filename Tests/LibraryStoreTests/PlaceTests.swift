import GRDB
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore
@testable import Platform

/// Panels by their place, and page requests to runs.
struct PlaceTests {
    private let test: TestLibrary
    private let collection: CollectionID
    private let run: RunID

    private var library: Library { test.library }

    init() async throws {
        test = try TestLibrary()
        collection = try await test.collection("One", stories: [("a", 3), ("b", 2)])
        run = try await test.begin([collection])
    }

    private func story(_ index: Int) async throws -> StoryID {
        try await library.collections.stories(of: collection)[index].id
    }

    private func all() async throws -> [PanelRecord] {
        try await library.collections.panels(in: [PanelSelection(collection: collection)])
    }

    /// Draws every panel, the first with the given `results`.
    private func draw(_ results: [PanelOutcome.Result]) async throws {
        let claimed = try await library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 9), run: run, now: 0)
        let ordered = claimed.sorted { ($0.story.value, $0.pageNumber) < ($1.story.value, $1.pageNumber) }
        let outcomes = try zip(ordered, "abcde").enumerated().map { index, pair in
            let picture = try TestLibrary.picture(pair.1, recipe: String(pair.1), provenance: .model)
            return PanelOutcome(
                panel: pair.0.id, request: pair.0.request,
                result: index < results.count ? results[index] : .drawn(picture), attempts: [])
        }
        _ = try await library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 0)
    }

    @Test func findsPanelsByCollectionStoryAndPageEachOnce() async throws {
        let (first, second) = (try await story(0), try await story(1))
        #expect(try await all().map(\.page) == [1, 2, 3, 1, 2])
        let found = try await library.collections.panels(in: [
            PanelSelection(collection: collection, story: second),
            PanelSelection(collection: collection, story: first, page: 2),
            PanelSelection(collection: collection, story: second, page: 1, number: 1),
            PanelSelection(collection: collection, story: first, page: 2, number: 2),
        ])
        #expect(found.map(\.page) == [1, 2, 2])
        #expect(found.map(\.story) == [second, second, first])
    }

    @Test func leavesOutStoriesThatAreNotListedOrToBePlanned() async throws {
        try await library.collections.replan([try await story(0)])
        #expect(try await all().map(\.page) == [1, 2])
        try await library.collections.arrange([Slug(title: "a")], in: collection)
        #expect(try await all().isEmpty)
    }

    @Test func findsFailedPanelsAndThoseThatWereAskedFor() async throws {
        try await draw([.failed])
        let panels = try await all()
        #expect(panels.map(\.status) == [.failed, .ready, .ready, .ready, .ready])
        try await library.panels.redraw([panels[3].id], as: PageRequest(backend: "sd"))
        let found = try await library.collections.panels(
            in: [PanelSelection(collection: collection)], having: [.failed])
        #expect(found.map(\.id) == [panels[0].id, panels[3].id])
        #expect(found.map(\.isDrawnAgain) == [false, true])
        #expect(try await library.collections.redrawCounts(in: collection) == [panels[3].story: 1])
        #expect(try await library.collections.requestedBackends(in: [collection]) == ["sd"])
    }

    @Test func keepsTheWordsOfAPageThatIsForced() async throws {
        try await draw([])
        let panel = try await all()[1]
        try await library.panels.redraw([panel.id], as: PageRequest(direction: "A boat.", seed: 5, keepsShown: true))
        for number in 1...2 {
            _ = try await library.runs.begin(newRun("\(number)"), forcing: [panel.id])
            let now = try #require(try await library.collections.panels([panel.id]).first)
            #expect(now.pageRequest == PageRequest(direction: "A boat."))
            #expect(now.request == panel.request + 2, "the second run is begun because the first died")
        }
    }

    @Test func aRunThatCannotBeBegunForcesNothing() async throws {
        try await draw([])
        let panel = try await all()[1]
        try await library.database.write {
            try $0.execute(
                sql: """
                    CREATE TRIGGER broken BEFORE UPDATE OF current_run ON control
                    BEGIN SELECT RAISE(ABORT, 'no'); END
                    """)
        }
        await #expect(throws: DatabaseError.self) { try await library.runs.begin(newRun("1"), forcing: [panel.id]) }
        #expect(try await library.collections.panels([panel.id]) == [panel])
    }

    private func newRun(_ name: String) -> NewRun {
        NewRun(
            name: name, started: 0, host: "test", programVersion: "0", promptsDigest: "", collections: [collection])
    }

    @Test func aRunTakesRequestsUntilNothingIsLeftOfThem() async throws {
        try await draw([])
        #expect(try await library.runs.currentRun()?.id == run)
        #expect(try await library.control.state().takesRequests)
        let panel = try await all()[0]
        try await library.panels.redraw([panel.id], as: PageRequest())
        let left = try await library.control.stopAcceptingRequests(of: run, in: [collection], anyway: false)
        #expect(left == [panel.id: panel.request + 1])
        #expect(try await library.control.state().takesRequests)
        #expect(try await library.panels.cancel([panel.id]) == 1)
        #expect(try await library.control.stopAcceptingRequests(of: run, in: [collection], anyway: false).isEmpty)
        #expect(try await !library.control.state().takesRequests)
        try await library.runs.finish(run, at: 1, end: .whole, stages: [], problems: [], notices: [])
        #expect(try await library.runs.currentRun() == nil)
    }

    @Test func aRunThatIsStoppedTakesNoMoreRequests() async throws {
        try await library.panels.redraw([try await all()[0].id], as: PageRequest())
        #expect(try await library.control.stopAcceptingRequests(of: run, in: [collection], anyway: true).isEmpty)
        #expect(try await !library.control.state().takesRequests)
    }

    @Test func forgetsARunThatDied() async throws {
        try await library.control.forgetDeadRun()
        #expect(try await library.control.state().currentRun == nil)
        #expect(try await !library.control.state().takesRequests)
    }

    @Test func isAskedWithoutTheLockAndWithoutMigrating() async throws {
        let asked = try Library.open(at: library.root, fileSystem: LocalFileSystem(), for: .asking)
        try await asked.panels.redraw([try await all()[0].id], as: PageRequest())
        try asked.close()
        #expect(try await all()[0].queue == .asked)
        try await library.database.write {
            try $0.execute(sql: "DELETE FROM grdb_migrations WHERE identifier LIKE '7-%'")
        }
        let error = #expect(throws: LibraryError.self) {
            try Library.open(at: library.root, fileSystem: LocalFileSystem(), for: .asking)
        }
        #expect(
            error?.description == "the library “\(library.root)” was made by an older Nightpress; "
                + "the next command that uses it brings it up to date")
    }

    @Test func saysWhatWasTriedInARun() async throws {
        try await draw([])
        let panel = try await all()[0]
        try await library.panels.redraw([panel.id], as: PageRequest(keepsShown: true))
        let claimed = try await library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 1), run: run, now: 0)
        let picture = try TestLibrary.picture("f", recipe: "f", provenance: .model)
        _ = try await library.panels.recordAndClaim(
            [PanelOutcome(panel: panel.id, request: claimed[0].request, result: .drawn(picture), attempts: [])],
            claiming: nil, run: run, now: 5)
        #expect(try await library.collections.triedPictures(of: run, among: [panel.id]) == [panel.id: picture])
        let account = try #require(try await library.panels.accounts(of: panel.story).first)
        #expect(account.history.map(\.number) == [1])
        #expect(account.history.map(\.reason) == [.tried])
        #expect(account.redraws == 1)
    }
}
