package import Domain
import GRDB

/// Which stories a report has to list.
extension LibrarySnapshot {
    /// The listed stories of a collection, with the number of their panels.
    package func panelCountsOfStories(in collection: CollectionID) throws -> [StoryID: Int] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT story.id, (SELECT coalesce(sum(n), 0) FROM panel_tally
                    WHERE panel_tally.collection_id = story.collection_id AND story_id = story.id) AS panels
                FROM story WHERE collection_id = ? AND position IS NOT NULL
                """,
            arguments: [collection])
        var counts: [StoryID: Int] = [:]
        while let row = try rows.next() { counts[row["id"]] = row["panels"] }
        return counts
    }

    /// The stories of a collection of which the run drew or requested something, or which have an unready page, a page
    /// with another status than in the report before, a text stand-in, or no plan. Each part of the query uses an index,
    /// so that its time depends on the number of these stories only. With `isFirst`, the report of the run is not
    /// written yet.
    package func storiesConcerned(
        by run: RunID, isFirst: Bool, in collection: CollectionID
    ) throws -> Set<StoryID> {
        try Set(
            StoryID.fetchAll(
                database,
                sql: """
                    SELECT story_id FROM panel WHERE drawn_run = :run AND +collection_id = :collection
                    UNION SELECT story_id FROM attempt CROSS JOIN panel ON panel.id = panel_id
                        WHERE run_id = :run AND collection_id = :collection
                    UNION SELECT story.id FROM text_attempt CROSS JOIN story
                            ON story.collection_id = text_attempt.collection_id AND story.slug = text_attempt.story
                        WHERE run_id = :run AND text_attempt.collection_id = :collection
                    UNION SELECT story_id FROM panel_tally
                        WHERE collection_id = :collection AND status <> \(PanelStatus.list(.ready))
                    UNION SELECT id FROM story WHERE collection_id = :collection AND characters IS NULL
                    UNION SELECT story_id FROM text_stand_in CROSS JOIN story ON story.id = story_id
                        WHERE collection_id = :collection
                    UNION \(isFirst ? Self.changedSinceLastReport : Self.changedInReport)
                    """,
                arguments: ["run": run, "collection": collection]))
    }

    private static let changedSinceLastReport = """
        SELECT story_id FROM panel WHERE collection_id = :collection AND told_status IS NOT status
        """

    private static let changedInReport = """
        SELECT story_id FROM status_change CROSS JOIN panel ON panel.id = panel_id
        WHERE run_id = :run AND collection_id = :collection
        """
}
