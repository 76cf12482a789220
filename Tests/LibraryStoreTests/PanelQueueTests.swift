import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore

struct PanelQueueTests {
    @Test func handsOutFirstPagesOfAllStoriesBeforeSecondPages() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 9), ("b", 2)])
        let run = try await test.begin([id])
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 20), run: run, now: 0)
        #expect(panels.map(\.pageNumber) == [1, 1, 2, 3, 2, 4, 5, 6, 7, 8, 9])
    }

    /// Pages whose backend was away go before the other pages of their priority, in every collection.
    @Test func handsOutPagesThatABackendKeptWaitingFirst() async throws {
        let test = try TestLibrary()
        let one = try await test.collection("One", stories: [("a", 2)])
        let two = try await test.collection("Two", stories: [("b", 2)])
        let run = try await test.begin([one, two])
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([one, two], limit: 4), run: run, now: 0)
        let outcomes = try claimed.map { panel in
            guard panel.collection == two else { return PanelOutcome(panel, .released) }
            var outcome = PanelOutcome(panel, .drawn(try TestLibrary.picture("a", provenance: .placeholder)))
            outcome.outage = "sd was out: connection refused"
            return outcome
        }
        _ = try await test.library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 1)
        #expect(try await test.library.panels.awaitedPanels(in: two) == 2)
        for collection in [one, two] { try await test.library.panels.requeueAwaited(in: collection) }
        let again = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([one, two], limit: 4), run: run, now: 2)
        #expect(again.map(\.pageNumber) == [1, 1, 2, 2])
        #expect(again.map(\.collection) == [two, one, two, one])
    }

    @Test func mergesCollectionsByPriority() async throws {
        let test = try TestLibrary()
        let one = try await test.collection("One", stories: [("a", 4)])
        let two = try await test.collection("Two", stories: [("b", 4)])
        let run = try await test.begin([one, two])
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([one, two], limit: 3), run: run, now: 0)
        #expect(panels.map(\.pageNumber) == [1, 1, 2])
    }

    @Test func neverHandsOutAPanelTwice() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 10)])
        let run = try await test.begin([id])
        var seen: [PanelID] = []
        for _ in 0..<4 {
            seen += try await test.library.panels.recordAndClaim(
                [], claiming: TestLibrary.claim([id], limit: 3), run: run, now: 0
            )
            .map(\.id)
        }
        #expect(seen.count == 10)
        #expect(Set(seen).count == 10)
    }

    @Test func handsOutOnePanelAStoryWhereAsked() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3), ("b", 3), ("c", 3)])
        let run = try await test.begin([id])
        let first = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 2, severalPerStory: false), run: run, now: 0)
        #expect(Set(first.map(\.story)).count == 2)
        let second = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 5, severalPerStory: false, busy: Set(first.map(\.story))),
            run: run, now: 0)
        #expect(second.count == 1)
        #expect(!first.map(\.story).contains(second[0].story))
    }

    @Test func recordsPicturesAndAttemptsWithTheNextClaim() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 2)])
        let run = try await test.begin([id])
        let first = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)
        let attempt = Attempt.sample(of: first[0].id, in: run, backend: "stub", seed: .max, started: 5)
        let outcome = PanelOutcome(
            panel: first[0].id, result: .drawn(try TestLibrary.picture("a")), attempts: [attempt])
        let second = try await test.library.panels.recordAndClaim(
            [outcome], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 7)
        #expect(second.map(\.pageNumber) == [2])
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.ready: 1, .scheduled: 1])
        let story = first[0].story
        let pages = try await test.library.collections.pages(of: story)
        #expect(pages[0].panels[0].picture?.digest == String(repeating: "a", count: 64))
        #expect(pages[0].panels[0].drawnAt == 7)
        let attempts = try #require(try await test.library.collections.attempts(of: story)[first[0].id])
        #expect(attempts == [attempt])
    }

    @Test func callsAStandInAPlaceholder() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        let panel = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)[
                0]
        let picture = try TestLibrary.picture("b", provenance: .placeholder)
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(panel: panel.id, result: .drawn(picture), attempts: [])], claiming: nil, run: run, now: 0)
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.placeholder: 1])
        #expect(try await test.library.panels.queueLength(in: [id], upTo: .missing) == 0)
        #expect(try await test.library.panels.requeue(in: [id]) == 1)
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.placeholder: 1])
        #expect(try await test.library.panels.queueLength(in: [id], upTo: .missing) == 1)
    }

    @Test func leavesOutStoriesThatThePipelineNoLongerLists() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 2), ("b", 2)])
        try await test.library.collections.arrange([Slug(title: "b")], in: id)
        let run = try await test.begin([id])
        let panels = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 9), run: run, now: 0)
        #expect(Set(panels.map(\.story)).count == 1)
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.scheduled: 2])
    }

    @Test func givesInterruptedPanelsBackAndGivesUpAtTheThirdCrash() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        for crash in 1...3 {
            let claimed = try await test.library.panels.recordAndClaim(
                [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)
            #expect(claimed.count == 1)
            _ = try await test.library.panels.recordAndClaim([], starting: claimed, claiming: nil, run: run, now: 0)
            let recovered = try await test.library.panels.recoverInterruptedPanels()
            #expect(recovered.pending == (crash < 3 ? 1 : 0))
            #expect(recovered.givenUp == (crash < 3 ? 0 : 1))
        }
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.failed: 1])
    }

    @Test func doesNotCountCrashesAgainstFreePictures() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        for _ in 1...5 {
            _ = try await test.library.panels.recordAndClaim(
                [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)
            #expect(try await test.library.panels.recoverInterruptedPanels().pending == 1)
        }
    }

    @Test func findsAPanelOfEveryStoryHoweverLongTheOthersAre() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 200), ("b", 200), ("c", 2)])
        let run = try await test.begin([id])
        let claim = TestLibrary.claim([id], limit: 3, severalPerStory: false)
        let panels = try await test.library.panels.recordAndClaim([], claiming: claim, run: run, now: 0)
        #expect(Set(panels.map(\.story)).count == 3)
    }

    @Test func handsOutTheNextOfAStoryInHandOnlyWhereNoOtherHasOne() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3), ("b", 1)])
        let run = try await test.begin([id])
        func claim(_ limit: Int, busy: Set<StoryID> = [], late: Set<StoryID> = []) async throws -> [PanelJob] {
            try await test.library.panels.recordAndClaim(
                [], claiming: TestLibrary.claim([id], limit: limit, severalPerStory: false, busy: busy, late: late),
                run: run, now: 0)
        }
        let first = try await claim(1)
        let story = try #require(first.first?.story)
        let others = try await claim(1, late: [story])
        #expect(others.map(\.story) != [story])
        let next = try await claim(2, late: [story])
        #expect(next.map(\.story) == [story])
        #expect(next.map(\.pageNumber) == [2])
        #expect(try await claim(1, busy: [story]).isEmpty)
    }

    @Test func keepsAPaidPictureWhereOnlyAPlaceholderCouldBeRedrawn() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        for picture in [
            try TestLibrary.picture("a", provenance: .model), try TestLibrary.picture("b", provenance: .placeholder),
        ] {
            let panel = try await test.library.panels.recordAndClaim(
                [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)[0]
            let outcome = PanelOutcome(
                panel: panel.id, request: panel.request, result: .drawn(picture), attempts: [])
            _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 0)
            if picture.provenance == .model { try await test.library.panels.redraw([panel.id], as: PageRequest()) }
        }
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.ready: 1])
        let collection = try #require(try await test.library.collections.stories(of: id).first)
        let shown = try await test.library.collections.pages(of: collection.id)[0].panels[0].picture
        #expect(shown?.digest == String(repeating: "a", count: 64))
    }

    @Test func saysWhatWasAskedForFromWhatCame() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        let panel = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)[
                0]
        var picture = try TestLibrary.picture("a")
        let asked = try #require(PixelSize(width: 200, height: 300))
        picture.size = try #require(PixelSize(width: 200, height: 304))
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(panel: panel.id, result: .drawn(picture), attempts: [], askedSize: asked)], claiming: nil,
            run: run, now: 0)
        #expect(try await test.library.collections.shownPictures(in: id).map(\.askedSize) == [asked])
    }
}
