import Testing

@testable import Domain
@testable import LibraryStore

/// The stored results of runs, with which the next run is compared.
struct ReportedCountsTests {
    private let test: TestLibrary
    private let one: CollectionID

    private var library: Library { test.library }

    init() async throws {
        test = try TestLibrary()
        one = try await test.collection("One", stories: [("a", 3), ("b", 2)])
    }

    /// A run in which the first pages of a collection get these results, and whose reportedCounts is recorded.
    private func run(_ name: String, _ collections: [CollectionID], _ results: [PanelOutcome.Result]) async throws
        -> StoredRun
    {
        let run = try await test.begin(collections, name: name)
        let claimed = try await library.panels.recordAndClaim(
            [], claiming: TestLibrary.claim(collections, limit: results.count), run: run, now: 0)
        let ordered = claimed.sorted { ($0.story.value, $0.pageNumber) < ($1.story.value, $1.pageNumber) }
        let outcomes = zip(ordered, results).map { panel, result in
            PanelOutcome(panel: panel.id, request: panel.request, result: result, attempts: [])
        }
        _ = try await library.panels.recordAndClaim(outcomes, claiming: nil, run: run, now: 0)
        let reportedCounts = try await library.view { try $0.reportedCounts(of: run, in: collections) }
        try await library.runs.record(reportedCounts, of: run)
        return try #require(try await library.runs.run(named: name))
    }

    private func drawn(_ digest: Character) throws -> PanelOutcome.Result {
        .drawn(try TestLibrary.picture(digest, recipe: String(digest), provenance: .model))
    }

    private func changes(in run: StoredRun) async throws -> [String] {
        let stories = try await library.collections.stories(of: one)
        return try await library.view { view in
            try stories.flatMap { story in
                let changes = try view.statusChanges(of: story.id, in: run.id)
                return try view.pages(of: story.id).flatMap { page in
                    page.panels.compactMap { panel in
                        changes[panel.id].map {
                            "\(story.slug)/\(page.number) \($0.earlier.rawValue) \($0.status.rawValue)"
                        }
                    }
                }
            }
        }
    }

    @Test func saysWhichPagesStandOtherwiseThanInTheReportBefore() async throws {
        let first = try await run("1", [one], [drawn("a"), drawn("b"), .failed])
        #expect(try await changes(in: first) == [], "there is no earlier state")
        _ = try await library.panels.requeue(in: [one])
        let second = try await run("2", [one], [.failed, drawn("c")])
        #expect(try await changes(in: second) == ["a/3 pending failed", "b/1 failed ready"])
        #expect(try await changes(in: first) == [], "what was recorded stays")
    }

    /// A run's own report reads the changes before they are recorded. A report that is written again must get the same.
    @Test func saysThemBeforeTheyAreRecorded() async throws {
        _ = try await run("1", [one], [drawn("a"), .failed])
        _ = try await library.panels.requeue(in: [one])
        let story = try await library.collections.stories(of: one)[1].id
        let before = try await library.view { try $0.changesSinceLastReport(of: story) }
        #expect(before.values.map { [$0.earlier, $0.status] } == [[.failed, .pending]])
        let second = try await run("2", [one], [])
        #expect(try await library.view { try $0.statusChanges(of: story, in: second.id) } == before)
        #expect(try await library.view { try $0.changesSinceLastReport(of: story) }.isEmpty)
    }

    @Test func namesTheLastRunThatCameAfter() async throws {
        let two = try await test.collection("Two", stories: [("c", 1)])
        let first = try await run("1", [one], [])
        #expect(try await library.runs.runAfter(first) == nil)
        _ = try await run("2", [two], [])
        #expect(try await library.runs.runAfter(first) == nil, "it has nothing to do with these pages")
        _ = try await run("3", [one, two], [])
        _ = try await test.begin([one], name: "4")
        #expect(try await library.runs.runAfter(first) == "4")
    }

    /// A later collection may get the same row number.
    @Test func forgetsACollectionThatIsRemoved() async throws {
        let two = try await test.collection("Two", stories: [("c", 1)])
        let first = try await run("1", [one, two], [drawn("a")])
        try await library.integrity.remove([Removal(collection: two, story: nil)])
        let three = try await test.collection("Three", stories: [("d", 2)])
        #expect(three == two)
        let second = try await run("2", [one, three], [])
        #expect(try await library.runs.runBefore(second)?.run.name == nil)
        #expect(
            try await library.runs.reportedCounts(of: first.id)?.sum(of: [one])?.panels == [.ready: 1, .pending: 4])
    }

    @Test func countsPanelsOfEachRun() async throws {
        let first = try await run("1", [one], [drawn("a"), .failed])
        let second = try await run("2", [one], [drawn("b")])
        #expect(
            try await library.runs.reportedCounts(of: first.id)?.sum(of: [one])?.panels == [
                .ready: 1, .failed: 1, .pending: 3,
            ])
        let before = try #require(try await library.runs.runBefore(second))
        #expect(before.run.name == "1")
        #expect(before.reportedCounts.sum(of: [one])?.panels == [.ready: 1, .failed: 1, .pending: 3])
        #expect(try await library.runs.runBefore(first)?.run.name == nil)
    }

    @Test func comparesWithTheLastRunThatLeftARecord() async throws {
        _ = try await run("1", [one], [drawn("a")])
        _ = try await test.begin([one], name: "2 died")
        let third = try await run("3", [one], [drawn("b")])
        #expect(try await library.runs.runBefore(third)?.run.name == "1")
    }

    @Test func saysNothingWhereTheRunBeforeHadNotAllCollections() async throws {
        let two = try await test.collection("Two", stories: [("c", 1)])
        _ = try await run("1", [two], [drawn("a")])
        let both = try await run("2", [one, two], [drawn("b")])
        #expect(try await library.runs.runBefore(both)?.run.name == nil)
        let again = try await run("3", [one], [drawn("c")])
        #expect(try await library.runs.runBefore(again)?.run.name == "2")
    }

    @Test func forgetsWithTheStory() async throws {
        _ = try await run("1", [one], [drawn("a")])
        let second = try await run("2", [one], [drawn("b")])
        #expect(try await changes(in: second) == ["b/1 pending ready"])
        try await library.collections.replan([try await library.collections.stories(of: one)[0].id])
        #expect(try await library.runs.reportedCounts(of: second.id)?.sum(of: [one])?.panels[.ready] == 2)
    }
}
