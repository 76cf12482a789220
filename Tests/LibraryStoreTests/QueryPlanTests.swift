import GRDB
import Testing

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
            "counts", "SELECT story_id, status, count(*) FROM panel WHERE collection_id = 1 GROUP BY story_id, status",
            "SEARCH panel USING COVERING INDEX panel_count (collection_id=?)"
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

    /// An index shows whether a picture belongs to a listed story.
    @Test func looksAtNoPanelToCountPictures() throws {
        let sql = """
            SELECT status, asked_width, asked_height, basis, count(*) AS n FROM panel
            WHERE collection_id = 1 AND status IN ('ready', 'placeholder') AND \(CollectionStore.isListed)
            GROUP BY status, asked_width, asked_height, basis
            """
        #expect(
            try steps(of: sql) == [
                "SEARCH panel USING COVERING INDEX panel_shown (collection_id=? AND status=?)",
                "CORRELATED SCALAR SUBQUERY 1", "SEARCH story USING INTEGER PRIMARY KEY (rowid=?)",
            ])
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
