import GRDB

extension IntegrityStore {
    /// How many pictures would be unused after a removal (no panel shows or has shown them), and the bytes of their
    /// files.
    package func weight(of removal: Removal) async throws -> (pictures: Int, bytes: Int) {
        try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    WITH gone AS (SELECT id FROM panel WHERE collection_id = ? AND (story_id = ? OR ? IS NULL)),
                        shown AS (SELECT id AS panel, picture FROM panel WHERE picture IS NOT NULL
                            UNION ALL SELECT panel_id, picture FROM earlier_picture)
                    SELECT count(*) AS pictures, coalesce(sum(bytes), 0) AS bytes FROM picture
                    WHERE digest IN (SELECT picture FROM shown WHERE panel IN gone)
                        AND digest NOT IN (SELECT picture FROM shown WHERE panel NOT IN gone)
                    """,
                arguments: [removal.collection, removal.story, removal.story])
            return (row?["pictures"] ?? 0, row?["bytes"] ?? 0)
        }
    }
}
