import Testing

@testable import Domain
@testable import LibraryStore

/// Panels that a person moves to an end of their queue.
struct MovedPanelTests {
    private let test: TestLibrary
    private let collection: CollectionID
    private let run: RunID
    /// By page, from page 1.
    private let panels: [PanelID]

    init() async throws {
        test = try TestLibrary()
        collection = try await test.collection("One", stories: [("a", 5)])
        run = try await test.begin([collection])
        let story = try #require(try await test.library.collections.stories(of: collection).first).id
        panels = try await test.library.collections.pages(of: story).flatMap(\.panels).map(\.id)
    }

    /// The pages of the next panels.
    private func claim(_ limit: Int) async throws -> [Int] {
        try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: limit), run: run, now: 0
        ).map(\.pageNumber)
    }

    private func move(_ pages: [Int], to end: PanelStore.QueueEnd) async throws -> Int {
        try await test.library.panels.move(pages.map { panels[$0 - 1] }, to: end).count
    }

    @Test func areFirstAndLastInTheOrderOfTheCommands() async throws {
        #expect(try await move([4, 5], to: .first) == 2)
        #expect(try await move([1, 2], to: .last) == 2)
        #expect(try await move([3], to: .first) == 1)
        #expect(try await claim(9) == [3, 4, 5, 1, 2])
    }

    @Test func areClaimedAgainIfTheyAreNotBegun() async throws {
        #expect(try await claim(2) == [1, 2])
        let revision = try await test.library.control.state().revision
        let claimed = try await test.library.panels.jobs(panels)
        #expect(try await move([2, 5], to: .first) == 2)
        #expect(try await test.library.control.state().revision > revision)
        let outdated = try await test.library.panels.outdated(among: Array(claimed[..<2]), run: run)
        #expect(outdated.map(\.pageNumber) == [2])
        let next = try await test.library.panels.recordAndClaim(
            outdated.map { PanelOutcome($0, .released) }, claiming: TestLibrary.claim([collection], limit: 9), run: run,
            now: 0)
        #expect(next.map(\.pageNumber) == [2, 5, 3, 4])
    }

    @Test func keepThePictureThatIsDrawnMeanwhile() async throws {
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 2), run: run, now: 0)
        // The run has begun the first one, and has not recorded it.
        #expect(try await move([1, 2], to: .last) == 2)
        #expect(try await test.library.panels.superseded(among: claimed, run: run).isEmpty)
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(claimed[0], .drawn(try TestLibrary.picture("a"))), PanelOutcome(claimed[1], .released)],
            claiming: nil, run: run, now: 0)
        #expect(try await claim(9) == [3, 4, 5, 2])
    }

    @Test func stayIfTheyAreBegunOrDoNotWait() async throws {
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 2), run: run, now: 0)
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(claimed[1], .drawn(try TestLibrary.picture("a")))], starting: [claimed[0]], claiming: nil,
            run: run, now: 0)
        #expect(try await move([1, 2, 3], to: .last) == 1)
        #expect(try await claim(9) == [4, 5, 3])
    }

    @Test func haveTheirUsualPlaceAgainWhenTheyWereDrawn() async throws {
        _ = try await move([5], to: .first)
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([collection], limit: 1), run: run, now: 0)
        #expect(claimed.map(\.pageNumber) == [5])
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(claimed[0], .drawn(try TestLibrary.picture("a")))], claiming: nil, run: run, now: 0)
        try await test.library.panels.redraw([panels[4], panels[0]], as: PageRequest())
        #expect(try await claim(2) == [1, 5])
    }
}
