package import Domain
import GRDB

extension RunStore {
    /// The tallies of these collections, all at one moment; unknown collections are left out. Counts of `run` are also
    /// given separately. The last success ignores runs that ended after `now`: their clock was ahead.
    package func tallies(of collections: [Slug], run: RunID?, now: Double) async throws -> [CollectionTally] {
        try await database.read { database in
            try collections.compactMap { slug in
                let id = try CollectionID.fetchOne(
                    database, sql: "SELECT id FROM collection WHERE slug = ?", arguments: [slug.text])
                return try id.map { try Self.tally(of: slug, $0, run: run, now: now, database) }
            }
        }
    }

    private static func tally(
        of slug: Slug, _ collection: CollectionID, run: RunID?, now: Double, _ database: Database
    ) throws -> CollectionTally {
        var tally = CollectionTally(
            slug: slug,
            stories: try Int.fetchOne(
                database, sql: "SELECT count(*) FROM story WHERE collection_id = ? AND position IS NOT NULL",
                arguments: [collection]) ?? 0,
            panels: [:], textStandIns: try CollectionStore.standInCount(in: collection, database), new: 0,
            attempts: [],
            lastRun: try lastRun(over: collection, database),
            lastSuccess: try Double.fetchOne(
                database,
                sql: """
                    SELECT max(finished) FROM run WHERE outcome = 'whole' AND problems = '[]' AND finished <= ?
                        AND \(hasCollection)
                    """,
                arguments: [now, collection]))
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT status, count(*) AS n, total(drawn_run = ?) AS new FROM panel WHERE collection_id = ?
                    AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
                GROUP BY status
                """,
            arguments: [run, collection, collection])
        while let row = try rows.next() {
            if let status = PanelStatus(rawValue: row["status"]) { tally.panels[status, default: 0] += row["n"] }
            tally.new += Int(row["new"] as Double)
        }
        tally.attempts =
            try attempts(at: pictures, kind: .picture, of: collection, run: run, database)
            + attempts(at: texts, kind: .text, of: collection, run: run, database)
        return tally
    }

    private static let hasCollection = "EXISTS (SELECT 1 FROM json_each(run.collections) WHERE value = ?)"

    private static func lastRun(
        over collection: CollectionID, _ database: Database
    ) throws -> CollectionTally.Run? {
        try Row.fetchOne(
            database, sql: "SELECT name, program_version FROM run WHERE \(hasCollection) ORDER BY id DESC LIMIT 1",
            arguments: [collection]
        ).map { CollectionTally.Run(name: $0["name"], programVersion: $0["program_version"]) }
    }

    private static let pictures = """
        SELECT backend, outcome, origin, count(*) AS n, sum(price) AS price,
            total(run_id = :run AND position IS NOT NULL) AS run_n,
            sum(CASE WHEN run_id = :run AND position IS NOT NULL THEN price END) AS run_price
        FROM attempt JOIN panel ON panel.id = panel_id JOIN story ON story.id = story_id
        WHERE panel.collection_id = :collection GROUP BY backend, outcome, origin ORDER BY backend, outcome, origin
        """

    private static let texts = """
        SELECT backend, outcome, NULL AS origin, count(*) AS n, NULL AS price, total(run_id = :run) AS run_n,
            NULL AS run_price
        FROM text_attempt WHERE collection_id = :collection GROUP BY backend, outcome ORDER BY backend, outcome
        """

    private static func attempts(
        at sql: String, kind: CollectionTally.Attempts.Kind, of collection: CollectionID, run: RunID?,
        _ database: Database
    ) throws -> [CollectionTally.Attempts] {
        try Row.fetchAll(database, sql: sql, arguments: ["run": run, "collection": collection]).map { row in
            CollectionTally.Attempts(
                kind: kind, backend: row["backend"], outcome: row["outcome"], origin: row["origin"], count: row["n"],
                inRun: Int(row["run_n"] as Double), cost: row["price"], costInRun: row["run_price"])
        }
    }
}
