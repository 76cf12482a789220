package import Domain
import GRDB

extension RunStore {
    /// Runs, the newest first: those that began at `since` (seconds since 1970) or later, and only those of one
    /// collection if it is given.
    package func runs(since: Double? = nil, of collection: CollectionID? = nil, limit: Int) async throws -> [StoredRun]
    {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM run WHERE (started >= ? OR ? IS NULL)
                        AND (? IS NULL OR EXISTS (SELECT 1 FROM json_each(run.collections) WHERE value = ?))
                    ORDER BY started DESC, id DESC LIMIT ?
                    """,
                arguments: [since, since, collection, collection, limit]
            ).map(StoredRun.init)
        }
    }

    /// Counts from the rows of a run without recorded counts: panels that still show its pictures, attempts and cost.
    package func remainingCounts(of run: RunID) async throws -> RunCounts {
        try await database.read { try Self.remainingCounts(of: run, $0) }
    }

    private static func remainingCounts(of run: RunID, _ database: Database) throws -> RunCounts {
        let drawn = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM panel WHERE drawn_run = ?", arguments: [run])
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT outcome, count(*) AS n, sum(price) AS price FROM attempt WHERE run_id = ?
                GROUP BY outcome ORDER BY outcome
                """,
            arguments: [run])
        var counts = RunCounts(drawn: drawn ?? 0)
        for row in rows {
            if let outcome = AttemptOutcome(rawValue: row["outcome"]) { counts.attemptsByOutcome[outcome] = row["n"] }
            if let price: Int = row["price"] {
                counts.cost = (counts.cost ?? .zero) + Amount(millionths: price)
            }
        }
        return counts
    }

    /// The counts of a run so far, from the rows.
    static func counts(of run: RunID, books: Int, _ database: Database) throws -> RunCounts {
        var counts = try remainingCounts(of: run, database)
        let listed = """
            FROM story JOIN json_each((SELECT collections FROM run WHERE id = ?)) ON value = collection_id
            WHERE position IS NOT NULL
            """
        let stories = try Int.fetchOne(database, sql: "SELECT count(*) \(listed)", arguments: [run])
        let panels = try Row.fetchAll(
            database,
            sql:
                """
                SELECT status, sum(n) AS n FROM panel_tally
                WHERE collection_id IN (SELECT collection_id \(listed)) AND story_id IN (SELECT story.id \(listed))
                GROUP BY status
                """,
            arguments: [run, run])
        let saved = try Row.fetchAll(
            database,
            sql: "SELECT origin, count(*) AS n FROM attempt WHERE run_id = ? AND origin IS NOT NULL GROUP BY origin",
            arguments: [run])
        counts.stories = stories ?? 0
        counts.newlyDrawn = counts.drawn
        counts.books = books
        for row in panels {
            if let status = PanelStatus(rawValue: row["status"]) { counts.panels[status] = row["n"] }
        }
        for row in saved {
            if let origin = PictureOrigin(rawValue: row["origin"]) { counts.saved[origin] = row["n"] }
        }
        return counts
    }
}
