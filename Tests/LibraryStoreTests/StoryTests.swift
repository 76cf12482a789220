import GRDB
import Testing

@testable import Domain
@testable import LibraryStore

struct StoryTests {
    @Test func keepsAStoryAndItsPlan() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3)])
        let story = try #require(try await test.library.collections.stories(of: id).first)
        #expect(story.isPlanned)
        #expect(story.plannedTheme == .animals)
        #expect(story.plannedBy == "stub")
        #expect(
            try await test.library.collections.pages(of: story.id).map(\.text) == [
                "Sentence 1.", "Sentence 2.", "Sentence 3.",
            ])
        let context = try #require(try await test.library.panels.context(of: story.id))
        #expect(context.pageCount == 3)
        #expect(context.characters.map(\.name) == ["Fox"])
        #expect(try await test.library.collections.storiesToPlan(in: id).isEmpty)
    }

    @Test func pagesStayUntilANewTextIsPlanned() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3)])
        let text = StoryText(title: "A", body: "Other words.")
        _ = try await test.library.collections.storeStory(
            NewStory(slug: Slug(title: "a"), position: 0, text: text, sourceDigest: "other", writtenBy: nil), in: id)
        #expect(try await test.library.collections.storiesToPlan(in: id).map(\.text) == ["Other words."])
        #expect(try await test.library.panels.panelCounts(in: [id]) == [.pending: 3])
        let run = try await test.begin([id])
        let claim = TestLibrary.claim([id], limit: 3)
        #expect(
            try await test.library.panels.recordAndClaim([], claiming: claim, run: run, now: 0).isEmpty,
            "and are not drawn")
        let story = try #require(try await test.library.collections.stories(of: id).first)
        try await test.library.collections.storePlan(
            TestLibrary.plan(pages: 2), pageTexts: ["Other", "words."], for: story.id, plannedBy: "stub")
        #expect(try await test.library.collections.pages(of: story.id).map(\.text) == ["Other", "words."])
        #expect(try await test.library.panels.recordAndClaim([], claiming: claim, run: run, now: 0).count == 2)
    }

    /// A changed character gives another picture of the same words: what a person requested for them stays.
    @Test(arguments: [("Sentence 1.", true), ("Other words.", false)])
    func aNewPlanOfTheSameWordsKeepsHistoryAndDirection(text: String, isKept: Bool) async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let run = try await test.begin([id])
        let story = try #require(try await test.library.collections.stories(of: id).first)
        let pages = try await test.library.collections.pages(of: story.id)
        let panel = try #require(pages.first?.panels.first).id
        try await test.library.panels.redraw([panel], as: PageRequest(direction: "Fox dances."))
        let claim = TestLibrary.claim([id], limit: 1)
        let jobs = try await test.library.panels.recordAndClaim([], claiming: claim, run: run, now: 0)
        var outcome = PanelOutcome(jobs[0], .drawn(try TestLibrary.picture("a")))
        outcome.direction = "Fox dances."
        _ = try await test.library.panels.recordAndClaim([outcome], claiming: nil, run: run, now: 0)

        var plan = TestLibrary.plan(pages: 1)
        plan.pages[0].panels[0].mood = .happy
        try await test.library.collections.storePlan(
            plan, pageTexts: [text], for: story.id, plannedBy: "stub")
        let next = try await test.library.panels.recordAndClaim([], claiming: claim, run: run, now: 0)
        #expect(next.map(\.spec.direction) == [isKept ? "Fox dances." : "Fox on page 1."])
        #expect((next.first?.id == panel) == isKept)
        let earlier = try await test.library.database.read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM earlier_picture WHERE direction = 'Fox dances.'")
        }
        #expect(earlier == (isKept ? 1 : 0))
    }

    @Test func keepsWhichParagraphsAreHeadings() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [])
        let text = StoryText(title: "A", body: "One\n\nWords.\n\nTwo\n\nWords.", headings: [0, 2])
        let story = try await test.library.collections.storeStory(
            NewStory(slug: Slug(title: "a"), position: 0, text: text, sourceDigest: "x", writtenBy: nil), in: id)
        #expect(try await test.library.collections.storiesToPlan(in: id).map(\.headings) == [[0, 2]])
        try await test.library.collections.storePlan(
            TestLibrary.plan(pages: 2), pageTexts: ["One\n\nWords.", "Two\n\nWords."], headings: [1, 1], for: story,
            plannedBy: "stub")
        #expect(try await test.library.collections.pages(of: story).map(\.headings) == [1, 1])
    }

    /// A plan for a text without headings would put them within pages.
    @Test func keepsNoPlanForOtherHeadings() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [])
        let store = test.library.collections
        func storeText(headings: [Int]) async throws -> StoryID {
            let text = StoryText(title: "A", body: "One\n\nWords.", headings: headings)
            return try await store.storeStory(
                NewStory(slug: Slug(title: "a"), position: 0, text: text, sourceDigest: "x", writtenBy: nil), in: id)
        }
        let basis = PlanBasis(language: "en", audience: "", backend: "model", settings: "", prompts: "")
        for (headings, isKept) in [([0], false), ([0], true), ([], false)] {
            let story = try await storeText(headings: headings)
            let aside = try await store.storiesToPlan(in: id).first?.asidePlan
            #expect((aside != nil) == isKept, "\(headings)")
            try await store.storePlan(
                TestLibrary.plan(pages: 1), pageTexts: ["One\n\nWords."], headings: [headings.count], for: story,
                plannedBy: "model", basis: basis)
        }
    }

    /// A page without headings has the digest of earlier versions.
    @Test func theContentDigestFollowsHeadings() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let before = try await test.library.collections.contentDigest(of: [id])
        try await test.library.database.write { try $0.execute(sql: "UPDATE page SET headings = 1") }
        #expect(try await test.library.collections.contentDigest(of: [id]) != before)
        try await test.library.database.write { try $0.execute(sql: "UPDATE page SET headings = 0") }
        #expect(try await test.library.collections.contentDigest(of: [id]) == before)
    }

    @Test func bringsACollectionsFactsUpToDate() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        let before = try await test.library.collections.revisions(of: id).mark(of: nil)
        let facts = CollectionFacts(
            slug: Slug(title: "One"), title: "ONE", language: "de",
            audience: Audience(ages: 7...9, rating: .parentalGuidance),
            style: "ink")
        #expect(try await test.library.collections.storeCollection(facts) == id)
        #expect(try await test.library.collections.collection(facts.slug)?.facts == facts)
        #expect(try await test.library.collections.revisions(of: id).mark(of: nil) != before)
    }

    @Test func theContentMarkFollowsPicturesAndOrder() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        let run = try await test.begin([id])
        let stories = try await test.library.collections.stories(of: id)
        let other = try await test.library.collections.revisions(of: id).mark(of: stories[1].id)
        var marks = [try await test.library.collections.revisions(of: id).mark(of: nil)]
        let panel = try await test.library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim([id], limit: 1), run: run, now: 0)[
                0]
        #expect(
            try await test.library.collections.revisions(of: id).mark(of: nil) == marks[0], "a claim changes no book")
        _ = try await test.library.panels.recordAndClaim(
            [PanelOutcome(panel: panel.id, result: .drawn(try TestLibrary.picture("a")), attempts: [])], claiming: nil,
            run: run, now: 0)
        marks.append(try await test.library.collections.revisions(of: id).mark(of: nil))
        #expect(
            try await test.library.collections.revisions(of: id).mark(of: stories[1].id) == other,
            "the other story stays as it was"
        )
        try await test.library.collections.arrange([Slug(title: "b"), Slug(title: "a")], in: id)
        marks.append(try await test.library.collections.revisions(of: id).mark(of: nil))
        #expect(Set(marks).count == 3)
    }

    @Test func theContentMarkFollowsTheTierOfAStory() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1), ("b", 1)])
        let (a, b) = (Slug(title: "a"), Slug(title: "b"))
        try await test.library.collections.arrange([a, b], in: id)
        let stories = try await test.library.collections.stories(of: id)
        let before = try await test.library.collections.revisions(of: id)
        try await test.library.collections.arrange([a, b], tiers: [b: .premium], in: id)
        let after = try await test.library.collections.revisions(of: id)
        #expect(try await test.library.collections.stories(of: id).map(\.tier) == [.free, .premium])
        #expect(after.mark(of: stories[0].id) == before.mark(of: stories[0].id))
        #expect(after.mark(of: stories[1].id) != before.mark(of: stories[1].id))
        try await test.library.collections.arrange([a, b], tiers: [b: .premium], in: id)
        #expect(
            try await test.library.collections.revisions(of: id).mark(of: nil) == after.mark(of: nil), "nothing changed"
        )
    }

    @Test func namesTwoRunsOfOneSecondApart() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 1)])
        _ = try await test.begin([id])
        _ = try await test.begin([id])
        #expect(try await test.library.runs.run()?.name == "20260101-000000-2")
    }
}
