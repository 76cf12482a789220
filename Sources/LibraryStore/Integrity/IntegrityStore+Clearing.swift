import GRDB

/// Data that is no longer needed.
extension IntegrityStore {
    /// Pictures with keys above `key` that no panel shows or has shown and that are no portraits, in the order of their
    /// keys.
    package func unshownPictures(after key: String, limit: Int) async throws -> [PictureRow] {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT * FROM picture WHERE digest > ?
                        AND NOT EXISTS (SELECT 1 FROM panel WHERE panel.picture = picture.digest)
                        AND NOT EXISTS (SELECT 1 FROM earlier_picture WHERE earlier_picture.picture = picture.digest)
                        AND NOT EXISTS (SELECT 1 FROM portrait WHERE portrait.picture = picture.digest)
                    ORDER BY digest LIMIT ?
                    """,
                arguments: [key, limit]
            ).map(PictureRow.init)
        }
    }

    /// The names of all runs, the newest first.
    package func runNames() async throws -> [String] {
        try await database.read { try String.fetchAll($0, sql: "SELECT name FROM run ORDER BY started DESC, id DESC") }
    }
}
