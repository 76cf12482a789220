package import Domain
import GRDB

/// What a run is doing, for other processes.
extension PanelStore {
    /// At most `limit` panels that a run has claimed: those with an attempt in progress, or all if attempts are not
    /// recorded. The earliest claim comes first.
    package func panelsInProgress(of run: RunID, limit: Int) async throws -> [PanelInProgress] {
        try await database.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: """
                    SELECT collection.slug AS collection, story.slug AS story, story.title, page_number, panel.number,
                        taken, asked
                    FROM panel JOIN story ON story.id = panel.story_id
                        JOIN collection ON collection.id = panel.collection_id
                    WHERE lease = ? AND (started OR NOT EXISTS (SELECT 1 FROM panel WHERE lease = ? AND started))
                    ORDER BY taken, panel.story_id, page_number, panel.number LIMIT ?
                    """,
                arguments: [run, run, limit])
            var panels: [PanelInProgress] = []
            while let row = try rows.next() {
                let story = StoryName(
                    collection: Slug(title: row["collection"]), story: Slug(title: row["story"]), title: row["title"])
                panels.append(
                    PanelInProgress(
                        name: PanelName(story: story, page: row["page_number"], number: row["number"]),
                        backend: row["asked"], since: row["taken"]))
            }
            return panels
        }
    }

    /// Start and end of the attempts for the latest panels of a run, in seconds since 1970, the earliest end first.
    /// Reads at most `requests` attempts.
    package func latestSpans(of run: RunID, requests: Int) async throws -> [(start: Double, end: Double)] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT min(started) AS began, max(started + seconds) AS ended FROM
                        (SELECT panel_id, started, seconds FROM attempt WHERE run_id = ? ORDER BY id DESC LIMIT ?)
                    GROUP BY panel_id ORDER BY ended
                    """,
                arguments: [run, requests]
            ).map { ($0["began"], $0["ended"]) }
        }
    }

    /// Records that a panel in progress is now drawn by another backend.
    package func setBackend(of panel: PanelJob, to backend: String, now: Double) async throws {
        try await database.write { database in
            try database.cachedStatement(
                sql: """
                    UPDATE panel SET asked = ?, taken = ?,
                        status = CASE status WHEN \(PanelStatus.list(.generating)) THEN \(PanelStatus.list(.retrying)) ELSE status END
                    WHERE id = ? AND request = ? AND started AND lease IS NOT NULL
                    """
            ).execute(arguments: [backend, now, panel.id, panel.request])
        }
    }
}
