package import Domain
import GRDB

/// What is left in the rows of a run that has not told what it came to.
package struct RunTraces: Hashable, Sendable {
    /// Panels that still show a picture of its.
    package var drawn: Int
    package var attemptsByOutcome: [String: Int]
    package var cost: Amount?
}

extension Library {
    /// Runs, the newest first: those begun at `since` (seconds since 1970) or later, and of one collection only where
    /// one is given.
    package func runs(since: Double? = nil, of collection: CollectionID? = nil, limit: Int) async throws -> [StoredRun]
    {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM run WHERE (started >= ? OR ? IS NULL)
                        AND (? IS NULL OR EXISTS (SELECT 1 FROM json_each(run.collections) WHERE value = ?))
                    ORDER BY id DESC LIMIT ?
                    """,
                arguments: [since, since, collection, collection, limit]
            ).map(StoredRun.init)
        }
    }

    package func traces(of run: RunID) async throws -> RunTraces {
        try await database.read { try Self.traces(of: run, $0) }
    }

    private static func traces(of run: RunID, _ database: Database) throws -> RunTraces {
        let drawn = try Int.fetchOne(
            database, sql: "SELECT count(*) FROM panel WHERE drawn_run = ?", arguments: [run])
        let rows = try Row.fetchAll(
            database,
            sql: """
                SELECT outcome, count(*) AS n, sum(price) AS price FROM attempt WHERE run_id = ?
                GROUP BY outcome ORDER BY outcome
                """,
            arguments: [run])
        var traces = RunTraces(drawn: drawn ?? 0, attemptsByOutcome: [:])
        for row in rows {
            traces.attemptsByOutcome[row["outcome"]] = row["n"]
            if let price: Int = row["price"] {
                traces.cost = (traces.cost ?? .zero) + Amount(millionths: price)
            }
        }
        return traces
    }

    /// What the rows say that a run has come to so far.
    static func tally(of run: RunID, books: Int, _ database: Database) throws -> RunTally {
        let traces = try traces(of: run, database)
        let listed = """
            FROM story JOIN json_each((SELECT collections FROM run WHERE id = ?)) ON value = collection_id
            WHERE position IS NOT NULL
            """
        let stories = try Int.fetchOne(database, sql: "SELECT count(*) \(listed)", arguments: [run])
        let panels = try Row.fetchAll(
            database,
            sql:
                "SELECT status, count(*) AS n FROM panel WHERE story_id IN (SELECT story.id \(listed)) GROUP BY status",
            arguments: [run])
        let saved = try Row.fetchAll(
            database,
            sql: "SELECT origin, count(*) AS n FROM attempt WHERE run_id = ? AND origin IS NOT NULL GROUP BY origin",
            arguments: [run])
        return RunTally(
            stories: stories ?? 0, panels: counts(panels, by: "status"), new: traces.drawn, drawn: traces.drawn,
            attemptsByOutcome: traces.attemptsByOutcome, callsSaved: counts(saved, by: "origin"),
            cost: traces.cost?.millionths, books: books)
    }

    private static func counts(_ rows: [Row], by column: String) -> [String: Int] {
        Dictionary(rows.map { ($0[column] as String, $0["n"] as Int) }, uniquingKeysWith: +)
    }
}
