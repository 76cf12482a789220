import GRDB
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore

/// The outcome of a panel is stored only if it answers the latest page request and comes from the run that has the
/// panel in progress.
struct OutcomeTests {
    private let test: TestLibrary
    private let id: CollectionID
    private let run: RunID

    init() async throws {
        test = try TestLibrary()
        id = try await test.collection("One", stories: [("a", 1)])
        run = try await test.begin([id])
    }

    private struct State: Equatable {
        var status: String
        var picture: Character?
        var queue: Int?
        var run: RunID?
        var isLeased = false
    }

    private func state() async throws -> State {
        try await test.library.database.read { database in
            let row = try #require(try Row.fetchOne(database, sql: "SELECT * FROM panel"))
            return State(
                status: row["status"], picture: (row["picture"] as String?)?.first, queue: row["queue"],
                run: row["drawn_run"], isLeased: row["lease"] != nil)
        }
    }

    private func pageRequest() async throws -> PageRequest? {
        let panel = try await test.library.database.read { try PanelID.fetchOne($0, sql: "SELECT id FROM panel") }
        return try await test.library.collections.panels([try #require(panel)]).first?.pageRequest
    }

    private func claim(by run: RunID? = nil, starting: Bool = true) async throws -> PanelJob {
        let run = run ?? self.run
        let claimed = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)
        if starting {
            _ = try await test.library.panels.recordAndClaim([], starting: claimed, claiming: nil, run: run, now: 0)
        }
        return try #require(claimed.first)
    }

    private func answer(_ panel: PanelJob, _ result: PanelOutcome.Result, by run: RunID? = nil) async throws {
        let attempt = Attempt.sample(of: panel.id, in: run ?? self.run, backend: "model")
        let outcome = PanelOutcome(panel: panel.id, request: panel.request, result: result, attempts: [attempt])
        _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run ?? self.run, now: 1)
    }

    private func drawn(_ digest: Character, _ provenance: Provenance = .model) throws -> PanelOutcome.Result {
        .drawn(try TestLibrary.picture(digest, provenance: provenance))
    }

    /// Earlier pictures of a panel, and those that came too late: `superseded a`.
    private func history(of panel: PanelJob) async throws -> [String] {
        try await test.library.pictures.history(of: panel.id).map { "\($0.reason) \($0.picture.digest.prefix(1))" }
    }

    private func attemptCount(of panel: PanelJob) async throws -> Int {
        try await test.library.collections.attempts(of: panel.story)[panel.id]?.count ?? 0
    }

    /// A panel that shows the picture `a`, requested again and in progress.
    private func redrawn(_ pageRequest: PageRequest = PageRequest(), first: Provenance = .model) async throws
        -> PanelJob
    {
        try await answer(claim(), drawn("a", first))
        let story = try #require(try await test.library.collections.stories(of: id).first)
        let panel = try await test.library.collections.pages(of: story.id)[0].panels[0].id
        try await test.library.panels.redraw([panel], as: pageRequest)
        return try await claim()
    }

    @Test func anAnswerToAnEarlierRequestGoesIntoTheHistory() async throws {
        let panel = try await claim()
        try await test.library.panels.redraw([panel.id], as: PageRequest())
        try await answer(panel, drawn("a"))
        #expect(try await state() == State(status: "pending", queue: 0))
        #expect(try await history(of: panel) == ["superseded a"])
        #expect(try await attemptCount(of: panel) == 1)
        try await answer(claim(), drawn("b"))
        #expect(try await state() == State(status: "ready", picture: "b", run: run))
        #expect(try await history(of: panel) == ["superseded a"])
    }

    @Test func anAnswerOfARunThatLostThePanelGoesIntoTheHistory() async throws {
        let panel = try await claim()
        #expect(try await test.library.panels.recoverInterruptedPanels().pending == 1)
        let next = try await test.begin([id], name: "20260102-000000")
        let again = try await claim(by: next)
        #expect(again.request == panel.request)
        for result in [try drawn("a"), .failed, .released, .kept] {
            try await answer(panel, result)
            #expect(try await state() == State(status: "generating", queue: 1, isLeased: true))
        }
        try await answer(again, drawn("b"), by: next)
        #expect(try await state() == State(status: "ready", picture: "b", run: next))
        #expect(try await history(of: panel) == ["superseded a"])
        try await answer(panel, drawn("c"))
        #expect(try await state() == State(status: "ready", picture: "b", run: next))
        #expect(try await history(of: panel) == ["superseded a", "superseded c"])
    }

    @Test(arguments: [Provenance.stub, .placeholder])
    func whatCostsNothingIsNotKeptWhenItComesTooLate(_ provenance: Provenance) async throws {
        let panel = try await claim()
        try await test.library.panels.redraw([panel.id], as: PageRequest())
        try await answer(panel, drawn("a", provenance))
        #expect(try await state() == State(status: "pending", queue: 0))
        #expect(try await history(of: panel).isEmpty)
    }

    @Test func anAnswerForACancelledPanelLeavesItCancelled() async throws {
        let panel = try await claim()
        #expect(try await test.library.panels.cancel([panel.id]) == 1)
        try await answer(panel, drawn("a"))
        #expect(try await state() == State(status: "cancelled"))
        #expect(try await history(of: panel) == ["superseded a"])
    }

    @Test func aPictureThatIsReplacedGoesIntoTheHistory() async throws {
        let panel = try await redrawn()
        try await answer(panel, drawn("b"))
        #expect(try await state() == State(status: "ready", picture: "b", run: run))
        #expect(try await history(of: panel) == ["replaced a"])
    }

    @Test func aBuiltInPictureIsKeptInTheHistoryOnlyWhereAPersonLookedAtIt() async throws {
        let panel = try await redrawn(first: .stub)
        try await answer(panel, drawn("b"))
        #expect(try await history(of: panel) == ["replaced a"])
    }

    @Test func aBuiltInPictureThatIsOutOfDateIsNotKept() async throws {
        let panel = try await claim()
        try await answer(panel, drawn("a", .stub))
        for group in try await test.library.collections.shownPictures(in: id) {
            try await test.library.collections.redraw(group)
        }
        try await answer(claim(), drawn("b", .stub))
        #expect(try await state() == State(status: "ready", picture: "b", run: run))
        #expect(try await history(of: panel).isEmpty)
    }

    /// Books contain the words together with the picture.
    @Test func otherWordsForTheSamePictureChangeTheStory() async throws {
        let panel = try await redrawn(PageRequest(direction: "A fox asleep."))
        let before = try await test.library.collections.revisions(of: id).mark(of: nil)
        let outcome = PanelOutcome(
            panel: panel.id, request: panel.request, result: try drawn("a"), attempts: [], direction: "A fox asleep.")
        _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 1)
        #expect(try await test.library.collections.revisions(of: id).mark(of: nil) != before)
    }

    @Test func aPictureThatIsToBeTriedStandsBesideTheOneShown() async throws {
        let panel = try await redrawn(PageRequest(keepsShown: true))
        try await answer(panel, drawn("b"))
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
        #expect(try await history(of: panel) == ["tried b"])
    }

    @Test(arguments: [PanelOutcome.Result.kept, .failed])
    func aPanelWithAPictureKeepsItWhereNothingBetterCame(_ result: PanelOutcome.Result) async throws {
        let panel = try await redrawn(PageRequest(direction: "A fox asleep.", seed: 7))
        try await answer(panel, result)
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
        #expect(try await history(of: panel).isEmpty)
        try await test.library.panels.retry([panel.id])
        let again = try await claim()
        #expect(
            again.pageRequest == PageRequest(direction: "A fox asleep."), "words stay, the seed was for one picture")
    }

    @Test(arguments: [PanelOutcome.Result.kept, .failed])
    func aPanelWithoutAPictureFails(_ result: PanelOutcome.Result) async throws {
        try await answer(claim(), result)
        #expect(try await state() == State(status: "failed"))
    }

    /// Also if a person requested something before there was a picture.
    @Test(arguments: [nil, PageRequest(direction: "A fox asleep.")])
    func aPanelWithoutAPictureGetsThePlaceholder(_ pageRequest: PageRequest?) async throws {
        let panel = try await claim()
        if let pageRequest {
            try await test.library.panels.redraw([panel.id], as: pageRequest)
            try await answer(claim(), drawn("a", .placeholder))
        } else {
            try await answer(panel, drawn("a", .placeholder))
        }
        #expect(try await state() == State(status: "placeholder", picture: "a", run: run))
    }

    @Test func aPlaceholderTakesNoPicturesPlaceAndNeitherDoesAnother() async throws {
        let panel = try await redrawn()
        try await answer(panel, drawn("b", .placeholder))
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
    }

    @Test func aPlaceholderThatStaysIsOfTheRunThatDrewItAndSaysWhoLeftIt() async throws {
        try await answer(claim(), drawn("a", .placeholder))
        #expect(try await test.library.panels.requeue(in: [id]) == 1)
        let next = try await test.begin([id], name: "20260102-000000")
        try await answer(claim(by: next), .kept, by: next)
        #expect(try await state() == State(status: "placeholder", picture: "a", run: run))
        #expect(try await ask("left_run") == next)
        let last = try await test.begin([id], name: "20260103-000000")
        #expect(try await test.library.panels.requeue(in: [id]) == 1)
        try await answer(claim(by: last), drawn("b"), by: last)
        #expect(try await state() == State(status: "ready", picture: "b", run: last))
        #expect(try await ask("left_run") == nil)
    }

    /// A run with a failed attempt reports it, even if an earlier run drew the placeholder.
    @Test func theLastAttemptIsThatOfTheRunThatLeftThePlaceholder() async throws {
        func fail(by run: RunID, _ result: PanelOutcome.Result) async throws {
            let panel = try await claim(by: run)
            let attempt = Attempt.sample(
                of: panel.id, in: run, .failed(.transient), backend: "model", message: "asleep")
            let outcome = PanelOutcome(panel: panel.id, request: panel.request, result: result, attempts: [attempt])
            _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 1)
        }
        let story = try #require(try await test.library.collections.stories(of: id).first).id
        try await fail(by: run, drawn("a", .placeholder))
        #expect(try await test.library.panels.accounts(of: story)[0].lastAttempt?.run == run)
        _ = try await test.library.panels.requeue(in: [id])
        let next = try await test.begin([id], name: "20260102-000000")
        try await fail(by: next, .kept)
        #expect(try await test.library.panels.accounts(of: story)[0].lastAttempt?.run == next)
        _ = try await test.library.panels.requeue(in: [id])
        let idle = try await test.begin([id], name: "20260103-000000")
        let panel = try await claim(by: idle)
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(panel: panel.id, request: panel.request, result: .kept, attempts: [])], claiming: nil,
            run: idle, now: 1)
        #expect(try await test.library.panels.accounts(of: story)[0].lastAttempt == nil, "no backend was left to ask")
    }

    @Test func aPageIsReadySinceTheFirstPictureThatWasOne() async throws {
        let panel = try await redrawn()
        let next = try await test.begin([id], name: "20260102-000000")
        try await test.library.panels.redraw([panel.id], as: PageRequest())
        try await answer(claim(by: next), drawn("b"), by: next)
        #expect(try await state() == State(status: "ready", picture: "b", run: next))
        #expect(try await ask("ready_run") == run)
        try await test.library.pictures.requeue([panel.id])
        try await answer(claim(by: next), drawn("c", .placeholder), by: next)
        #expect(try await ask("ready_run") == nil)
        _ = try await test.library.panels.requeue(in: [id])
        try await answer(claim(by: next), drawn("d"), by: next)
        #expect(try await ask("ready_run") == next)
    }

    private func ask(_ column: String) async throws -> RunID? {
        try await test.library.database.read { try RunID.fetchOne($0, sql: "SELECT \(column) FROM panel") }
    }

    @Test func whatIsHandedBackIsDrawnLater() async throws {
        try await answer(claim(), .released)
        #expect(try await state() == State(status: "pending", queue: 1))
        #expect(try await test.library.panels.recoverInterruptedPanels() == (0, 0))
        let panel = try await redrawn()
        try await answer(panel, .released)
        #expect(try await state() == State(status: "ready", picture: "a", queue: 0, run: run))
        #expect(try await claim().request == panel.request)
    }

    @Test func anEarlierPictureThatIsShownAgainIsNotReplacedByALateOne() async throws {
        let panel = try await redrawn()
        try await answer(panel, drawn("b"))
        try await test.library.panels.redraw([panel.id], as: PageRequest())
        let late = try await claim()
        #expect(try await test.library.pictures.restore(panel.id, number: 1)?.digest.first == "a")
        try await answer(late, drawn("c"))
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
        #expect(try await history(of: panel) == ["replaced b", "superseded c"])
    }

    @Test func aPanelThatHasAPictureKeepsItWhenItIsGivenUp() async throws {
        _ = try await redrawn(PageRequest(direction: "A fox asleep."))
        for crash in 1...3 {
            let recovered = try await test.library.panels.recoverInterruptedPanels()
            #expect(recovered == (crash < 3 ? (1, 0) : (0, 1)))
            if crash < 3 { _ = try await claim() }
        }
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
        #expect(try await pageRequest() == PageRequest(direction: "A fox asleep."), "words are kept")
    }

    @Test(arguments: [PageRequest(direction: "A “fox”,\n asleep."), PageRequest()])
    func wordsOutliveTheRequestThatIsCancelled(_ pageRequest: PageRequest) async throws {
        var wanted = pageRequest
        (wanted.seed, wanted.backend, wanted.keepsShown) = (7, "sd", true)
        let panel = try await redrawn(wanted)
        #expect(try await test.library.panels.cancel([panel.id]) == 1)
        #expect(try await self.pageRequest() == pageRequest)
    }

    @Test func aRetryLeavesThePanelInHand() async throws {
        let panel = try await claim()
        try await test.library.panels.retry([panel.id])
        #expect(try await state() == State(status: "generating", queue: 0, isLeased: true))
        #expect(try await test.library.panels.superseded(among: [panel], run: run).isEmpty)
        try await answer(panel, drawn("a"))
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
    }

    @Test func aPanelThatAnotherBackendIsAskedForIsRetrying() async throws {
        let panel = try await claim()
        for backend in ["second", "third"] {
            try await test.library.panels.setBackend(of: panel, to: backend, now: 5)
            #expect(try await state() == State(status: "retrying", queue: 1, isLeased: true))
            let drawing = try await test.library.panels.panelsInProgress(of: run, limit: 10)
            #expect(drawing.map(\.backend) == [backend] && drawing.map(\.since) == [5])
        }
        try await answer(panel, .released)
        #expect(try await state() == State(status: "pending", queue: 1))
        let again = try await claim()
        #expect(try await state() == State(status: "generating", queue: 1, isLeased: true))
        try await test.library.panels.setBackend(of: again, to: "second", now: 6)
        try await answer(again, drawn("a"))
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
    }

    @Test func aPanelThatWasRetryingWhenARunDiedGoesBackToTheQueue() async throws {
        for crash in 1...3 {
            try await test.library.panels.setBackend(of: claim(), to: "second", now: 5)
            #expect(try await test.library.panels.recoverInterruptedPanels() == (crash < 3 ? (1, 0) : (0, 1)))
            #expect(
                try await state() == (crash < 3 ? State(status: "pending", queue: 1) : State(status: "failed")))
        }
    }

    /// It still shows its earlier picture.
    @Test func aPanelWithAPictureKeepsItsStatusWhileAnotherBackendIsAsked() async throws {
        try await test.library.panels.setBackend(of: redrawn(), to: "second", now: 5)
        #expect(try await state() == State(status: "ready", picture: "a", queue: 0, run: run, isLeased: true))
    }

    /// The next run finds the interruption.
    @Test func aRetryOfAPanelThatADeadRunHadInHandBeginsItsCrashesAgain() async throws {
        for _ in 1...3 {
            let panel = try await claim()
            try await test.library.panels.retry([panel.id])
            #expect(try await test.library.panels.recoverInterruptedPanels() == (1, 0))
            #expect(try await state() == State(status: "pending", queue: 0))
        }
    }

    @Test func aPanelWhosePictureIsLostWaitsForNoLaterPass() async throws {
        let panel = try await claim()
        let outcome = PanelOutcome(
            panel: panel.id, request: panel.request, result: try drawn("a"), attempts: [], nextQueue: .pass(2))
        for forget in [
            { try await test.library.pictures.requeue([panel.id]) },
            { try await test.library.integrity.forget(pictures: [String(repeating: "a", count: 64)]) },
        ] {
            _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 1)
            #expect(try await state() == State(status: "ready", picture: "a", queue: 2, run: run))
            try await forget()
            #expect(try await state() == State(status: "pending", queue: 1, run: run))
            #expect(try await claim().id == panel.id)
        }
    }

    @Test(arguments: [true, false]) func aCancelledOrAskedForPanelStaysWhatItIsWhenItsPictureIsLost(
        isAsked: Bool
    ) async throws {
        let panel = try await redrawn()
        if !isAsked { #expect(try await test.library.panels.cancel([panel.id]) == 1) }
        _ = try await test.library.panels.recoverInterruptedPanels(afterCrash: false)
        try await test.library.pictures.requeue([panel.id])
        #expect(try await state() == State(status: "pending", queue: isAsked ? 0 : 1, run: run))
    }

    @Test func aPanelLeavesTheQueueOfAPassThatThereIsNoMore() async throws {
        let panel = try await claim()
        let outcome = PanelOutcome(
            panel: panel.id, request: panel.request, result: try drawn("a"), attempts: [], nextQueue: .pass(2))
        _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 1)
        try await test.library.panels.leaveQueues(after: .last(ofPasses: 2), in: id)
        #expect(try await state().queue == 2)
        try await test.library.panels.leaveQueues(after: .last(ofPasses: 1), in: id)
        #expect(try await state() == State(status: "ready", picture: "a", run: run))
    }

    @Test func aRunThatCameToItsEndIsNoCrash() async throws {
        for _ in 1...5 {
            _ = try await claim()
            #expect(try await test.library.panels.recoverInterruptedPanels(afterCrash: false) == (1, 0))
        }
        #expect(try await state() == State(status: "pending", queue: 1))
    }

    @Test func crashesAreForgottenWithAPictureAndWithANewRequest() async throws {
        for _ in 1...2 {
            let panel = try await claim()
            #expect(try await test.library.panels.recoverInterruptedPanels().pending == 1)
            try await test.library.panels.retry([panel.id])
        }
        _ = try await claim()
        #expect(
            try await test.library.panels.recoverInterruptedPanels() == (1, 0),
            "the third crash, but each was asked for anew")
        _ = try await redrawn()
        for _ in 1...2 {
            #expect(try await test.library.panels.recoverInterruptedPanels() == (1, 0))
            _ = try await claim()
        }
    }
}
