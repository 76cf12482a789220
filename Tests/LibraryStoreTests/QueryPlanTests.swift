import GRDB
import Synchronization
import SystemPackage
import Testing

@testable import Domain
@testable import LibraryStore

/// Frequent queries of runs must not read the whole library, for any number of pages.
struct QueryPlanTests {
    @Test(arguments: [
        (
            "next panels",
            """
            SELECT * FROM panel WHERE collection_id = 1 AND queue IS NOT NULL AND queue <= 1 AND lease IS NULL
            ORDER BY \(PanelStore.drawingOrder) LIMIT 8
            """, "SEARCH panel USING INDEX panel_queue (collection_id=? AND queue>? AND queue<?)"
        ),
        (
            "in flight",
            """
            UPDATE panel SET interruptions = interruptions + 1 WHERE lease IS NOT NULL AND started
            """,
            "SEARCH panel USING INDEX panel_leased (lease>?)"
        ),
        (
            "length of the queue",
            "SELECT count(*) FROM panel WHERE collection_id = 1 AND queue IS NOT NULL AND queue <= 1",
            "SEARCH panel USING COVERING INDEX panel_queue (collection_id=? AND queue>? AND queue<?)"
        ),
        (
            "start of the queue", "SELECT min(moved) FROM panel WHERE collection_id = 1 AND queue IS NOT NULL",
            "SEARCH panel USING COVERING INDEX panel_queue (collection_id=? AND queue>?)"
        ),
        (
            "recipe", "SELECT * FROM picture WHERE recipe = 'x' ORDER BY digest LIMIT 1",
            "SEARCH picture USING INDEX picture_recipe (recipe=?)"
        ),
        (
            "pictures one after another", "SELECT * FROM picture WHERE digest > 'x' ORDER BY digest LIMIT 512",
            "SEARCH picture USING PRIMARY KEY (digest>?)"
        ),
        (
            "pages of a picture", "SELECT count(*) FROM panel WHERE picture = 'x'",
            "SEARCH panel USING COVERING INDEX panel_picture (picture=?)"
        ),
        (
            "scenes of a manner",
            "SELECT panel_id, picture, words FROM scene WHERE manner = 'x' AND shingles BETWEEN 9 AND 11",
            "SEARCH scene USING INDEX scene_manner (manner=? AND shingles>? AND shingles<?)"
        ),
        (
            "renditions of a picture", "SELECT * FROM rendition WHERE source = 'x'",
            "SEARCH rendition USING PRIMARY KEY (source=?)"
        ),
        (
            "files of renditions one after another",
            "SELECT digest, format, bytes FROM rendition WHERE digest > 'x' GROUP BY digest ORDER BY digest LIMIT 512",
            "SEARCH rendition USING INDEX rendition_digest (digest>?)"
        ),
        (
            "attempts", "SELECT * FROM attempt WHERE panel_id = 1 ORDER BY id",
            "SEARCH attempt USING INDEX attempt_panel (panel_id=?)"
        ),
    ])
    func usesAnIndexAndNoSorting(_ what: String, _ sql: String, _ plan: String) throws {
        #expect(try steps(of: sql) == [plan], "\(what)")
    }

    /// For each panel its own story, not all stories of the collection.
    @Test func looksAtOneStoryToSayWhetherAPanelCanBeDrawn() throws {
        let sql = "SELECT id FROM panel WHERE collection_id = 1 AND queue <= 1 AND \(PanelStore.isDrawable) LIMIT 8"
        #expect(
            try steps(of: sql) == [
                "SEARCH panel USING INDEX panel_queue (collection_id=? AND queue>? AND queue<?)",
                "CORRELATED SCALAR SUBQUERY 1", "SEARCH rewrite USING INTEGER PRIMARY KEY (rowid=?)",
                "CORRELATED SCALAR SUBQUERY 2", "SEARCH story USING INTEGER PRIMARY KEY (rowid=?)",
            ])
    }

    /// What “run” with nothing to do, “status”, “retry” and the report of a run that drew little read. Panels are counted
    /// by their tallies, and stories are read without their texts.
    @Test func readsNeitherAllPanelsNorTextsIfThereIsNothingToDo() async throws {
        let test = try TestLibrary()
        let id = try await test.collection("One", stories: [("a", 3), ("b", 2)])
        let run = try await test.begin([id])
        let library = test.library
        let statements = Statements()
        let read = try DatabaseQueue(path: library.layout.database.string)
        read.inDatabase { $0.trace { statements.add($0.expandedDescription) } }
        let traced = Library(
            layout: library.layout, fileSystem: library.fileSystem, redactor: library.redactor, database: read)
        _ = try await traced.collections.stories(of: id)
        _ = try await traced.collections.revisions(of: id)
        _ = try await traced.collections.shownPictures(in: id)
        _ = try await traced.collections.redrawCounts(in: id)
        _ = try await traced.collections.storiesToPlan(in: id)
        _ = try await traced.collections.panelCounts(in: [PanelSelection(collection: id)])
        _ = try await traced.collections.panels(in: [PanelSelection(collection: id)], having: [.failed])
        _ = try await traced.panels.panelCounts(in: [id])
        _ = try await traced.panels.panelCountsByStory(in: id)
        _ = try await traced.panels.queueLength(in: [id], upTo: .missing)
        _ = try await traced.panels.awaitedPanels(in: id)
        _ = try await traced.panels.refusedPanels(in: id)
        _ = try await traced.panels.pendingStories(of: id)
        _ = try await traced.view { view in
            _ = try view.storiesConcerned(by: run, isFirst: true, in: id)
            _ = try view.storiesConcerned(by: run, isFirst: false, in: id)
            _ = try view.panelCountsOfStories(in: id)
            return try view.reportedCounts(of: run, in: [id])
        }
        let steps = try statements.all.filter { $0.hasPrefix("SELECT") }.flatMap { sql in
            try read.read { try Row.fetchAll($0, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String } }
        }
        // Each of these would read every panel, or the text of every story. The named indexes have few of them.
        let few = ["panel_queue", "panel_told", "story_unplanned"]
        let all = steps.filter { step in
            guard !few.contains(where: { step.contains(" INDEX \($0) ") }) else { return false }
            return step.hasPrefix("SCAN panel") && !step.hasPrefix("SCAN panel_tally") || step.hasPrefix("SCAN attempt")
                || step.hasPrefix("SCAN story") && !step.contains("COVERING")
                || step.hasPrefix("SEARCH panel ") && step.hasSuffix("(collection_id=?)")
                || step.hasPrefix("SEARCH story USING INDEX") && step.hasSuffix("(collection_id=?)")
        }
        #expect(all == [])
        #expect(steps.contains { $0.contains("COVERING INDEX story_facts") })
        #expect(steps.count > 30, "the statements are traced")
    }

    private final class Statements: Sendable {
        private let texts = Mutex<[String]>([])

        var all: [String] { texts.withLock(\.self) }

        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    /// For each panel its own picture, not all pictures of the library.
    @Test func looksAtOnePictureToSayWhetherItIsWorthKeeping() throws {
        #expect(
            try steps(of: "SELECT picture FROM panel WHERE id = 1 AND \(PictureStore.isWorthKeeping)") == [
                "SEARCH panel USING INTEGER PRIMARY KEY (rowid=?)", "CORRELATED SCALAR SUBQUERY 1",
                "SEARCH picture USING PRIMARY KEY (digest=?)",
            ])
    }

    private func steps(of sql: String) throws -> [String] {
        let test = try TestLibrary()
        return try test.library.database.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }
        }
    }
}
