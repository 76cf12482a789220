import GRDB
import Testing

@testable import Domain
@testable import Generation
@testable import LibraryStore

struct PriorityTests {
    private static let lifted = ReasonedPriority(
        level: .high, reasons: ["page 9 comes after the first seven", "“é/\""])

    /// Of nine pages the fifth and the last have a higher priority, the eighth is optional, and the others follow their
    /// place.
    private static func ranking(basis: String) -> StoryRanking {
        var pages = (1...9).map { ReasonedPriority(pageNumber: $0) }
        pages[4].level = .high
        pages[8] = lifted
        pages[7].level = .optional
        return StoryRanking(pages: pages, basis: basis)
    }

    private func planned(_ test: TestLibrary, ranking: StoryRanking?) async throws -> (CollectionID, StoryID) {
        let id = try await test.collection("One", stories: [("a", 9)])
        let story = try #require(try await test.library.collections.stories(of: id).first).id
        try await test.library.collections.storePlan(
            TestLibrary.plan(pages: 9), pageTexts: (1...9).map { "Page \($0)." }, for: story, plannedBy: "stub",
            ranking: ranking)
        return (id, story)
    }

    private func claimed(_ test: TestLibrary, _ id: CollectionID, _ count: Int) async throws -> [PanelJob] {
        let run = try await test.begin([id])
        return try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: count), run: run, now: 0)
    }

    @Test func handsOutPanelsByTheirRankingAndKeepsItsReasons() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: Self.ranking(basis: "x"))
        #expect(try await claimed(test, id, 9).map(\.pageNumber) == [1, 2, 3, 5, 9, 4, 6, 7, 8])
        let accounts = try await test.library.panels.accounts(of: story)
        #expect(accounts.map(\.page) == Array(1...9))
        #expect(accounts[8].priority == Self.lifted)
        #expect(accounts[7].priority.level == .optional)
        #expect(accounts[0].priority == ReasonedPriority(pageNumber: 1))
    }

    @Test func goesByThePlaceWhereThereIsNoRanking() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: nil)
        #expect(
            try await test.library.panels.accounts(of: story).map(\.priority)
                == (1...9).map { ReasonedPriority(pageNumber: $0) })
        #expect(try await test.library.panels.pendingStories(of: id).map(\.bases) == [[nil]])
    }

    @Test func ranksPendingPanelsAgainAndNoOthers() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: nil)
        let inHand = try await claimed(test, id, 8)
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(panel: inHand[7].id, result: .released, attempts: [])], claiming: nil,
            run: try #require(try await test.library.runs.run()).id, now: 0)
        try await test.library.panels.rank([(story, Self.ranking(basis: "new"))])
        let accounts = try await test.library.panels.accounts(of: story)
        #expect(accounts[8].priority == Self.lifted, "pending")
        #expect(accounts[7].priority.level == .optional, "given back")
        #expect(accounts.prefix(7).map(\.priority) == (1...7).map { ReasonedPriority(pageNumber: $0) }, "in hand")
        #expect(try await test.library.panels.pendingStories(of: id).map(\.bases) == [["new"]])
    }

    @Test func knowsFromWhatPendingPanelsWereRanked() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: Self.ranking(basis: "old"))
        let pending = try #require(try await test.library.panels.pendingStories(of: id).first)
        #expect(pending.id == story && pending.slug.text == "a" && pending.bases == ["old"])
        let panels = try await claimed(test, id, 9)
        #expect(try await test.library.panels.pendingStories(of: id).isEmpty, "none is pending")
        _ = try await test.library.panels.recordAndClaim(
            panels.map { PanelOutcome(panel: $0.id, result: .released, attempts: []) }, claiming: nil,
            run: try #require(try await test.library.runs.run()).id, now: 0)
        try await test.library.collections.arrange([], in: id)
        #expect(try await test.library.panels.pendingStories(of: id).isEmpty, "the story is no longer listed")
    }

    @Test func saysTheTextsAndTheNumberOfPages() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: nil)
        #expect(try await test.library.panels.pageTexts(of: story) == (1...9).map { "Page \($0)." })
        #expect(try await test.library.panels.pageCounts(of: id) == [Slug(title: "a"): 9])
    }

    @Test func saysWhatTheLastAttemptCameTo() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: nil)
        let panels = try await claimed(test, id, 4)
        let standIn = try TestLibrary.picture("b", provenance: .placeholder)
        let run = try #require(try await test.library.runs.run()).id
        func refused(_ panel: Int) -> [Attempt] {
            [
                .sample(of: panels[panel].id, in: run, .failed(.busy), rung: .compact, message: "wait"),
                .sample(
                    of: panels[panel].id, in: run, .failed(.refused), number: 2, rung: .compact, message: "no foxes"),
            ]
        }
        _ = try await test.library.panels.recordAndClaim(
            [
                PanelOutcome(panel: panels[0].id, result: .drawn(standIn), attempts: refused(0)),
                PanelOutcome(panel: panels[1].id, result: .failed, attempts: refused(1)),
                PanelOutcome(
                    panel: panels[2].id, result: .drawn(try TestLibrary.picture("a")),
                    attempts: refused(2) + [.sample(of: panels[2].id, in: run, number: 3, rung: .compact)]),
                PanelOutcome(panel: panels[3].id, result: .failed, attempts: []),
            ], claiming: nil, run: run, now: 0)
        #expect(
            try await test.library.panels.accounts(of: story).map(\.lastAttempt) == [refused(0).last, refused(1).last]
                + Array(repeating: nil, count: 7))
    }

    /// A run that found no available backend reports this, not the result of an earlier run.
    @Test func doesNotTellOfAnAttemptInAnEarlierRun() async throws {
        let test = try TestLibrary()
        let (id, story) = try await planned(test, ranking: nil)
        let standIn = try TestLibrary.picture("b", provenance: .placeholder)
        for isAsked in [true, false] {
            let panel = try #require(try await claimed(test, id, 1).first)
            let run = try #require(try await test.library.runs.run()).id
            let attempt = Attempt.sample(of: panel.id, in: run, .failed(.refused), message: "no")
            _ = try await test.library.panels.recordAndClaim(
                [PanelOutcome(panel: panel.id, result: .drawn(standIn), attempts: isAsked ? [attempt] : [])],
                claiming: nil, run: run, now: 0)
            let account = try #require(try await test.library.panels.accounts(of: story).first)
            #expect(account.status == .placeholder)
            #expect((account.lastAttempt != nil) == isAsked)
            _ = try await test.library.panels.requeue(in: [id])
        }
    }

    /// Each query reads only the one story or the pending panels, not more of the library.
    @Test(arguments: [
        (
            """
            SELECT DISTINCT story.id, story.slug, story.position, panel.priority_basis AS basis
            FROM panel JOIN story ON story.id = panel.story_id
            WHERE panel.collection_id = 1 AND panel.queue IS NOT NULL AND story.position IS NOT NULL
            """, "SEARCH panel USING INDEX panel_queue (collection_id=? AND queue>?)"
        ),
        (
            """
            SELECT id, page_number FROM panel
            WHERE collection_id = (SELECT collection_id FROM story WHERE id = 1) AND story_id = 1
                AND queue IS NOT NULL AND lease IS NULL
            """, "SEARCH panel USING INDEX panel_queue (collection_id=? AND queue>?)"
        ),
    ])
    func looksAtPendingPanelsAlone(sql: String, step: String) throws {
        let test = try TestLibrary()
        let steps = try test.library.database.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
        }
        #expect(steps.contains(step), "\(steps)")
    }
}
