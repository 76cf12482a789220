import GRDB

/// Books carry the date of their last change, by which shops and readers tell a new edition from the one they have.
extension Library {
    /// Whatever has changed in a collection or its stories since this was last called changed `now`, in seconds since
    /// 1970. To be called at the end of a run and before books are written. Call only while holding the lock.
    package func dateChanges(in collection: CollectionID, now: Double) async throws {
        try await database.write { database in
            for (table, key) in [("collection", "id"), ("story", "collection_id")] {
                try database.execute(
                    sql: """
                        UPDATE \(table) SET dated = ?, dated_revision = revision
                        WHERE \(key) = ? AND dated_revision IS NOT revision
                        """,
                    arguments: [now, collection])
            }
        }
    }

    /// When a collection itself was last changed, its stories apart, in seconds since 1970; nil where nobody has looked.
    package func lastChange(of collection: CollectionID) async throws -> Double? {
        try await database.read { database in
            try Double.fetchOne(
                database, sql: "SELECT dated FROM collection WHERE id = ?", arguments: [collection])
        }
    }
}
