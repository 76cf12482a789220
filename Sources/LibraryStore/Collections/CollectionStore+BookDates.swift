package import Domain
import GRDB

/// Books carry the date of their last change, by which shops and readers tell a new edition from the one they have.
extension CollectionStore {
    /// Whatever has changed in a collection or its stories since this was last called changed `now`, in seconds since
    /// 1970. To be called at the end of a run and before books are written. Call only while holding the lock.
    package func dateChanges(in collection: CollectionID, now: Double) async throws {
        try await database.write { database in
            for change in Self.datedChanges {
                try database.execute(
                    sql: """
                        UPDATE \(change.table) SET \(change.date) = ?, \(change.found) = \(change.counter)
                        WHERE \(change.key) = ? AND \(change.found) IS NOT \(change.counter)
                        """,
                    arguments: [now, collection])
            }
        }
    }

    private static let datedChanges = [
        (table: "collection", key: "id", counter: "revision", found: "dated_revision", date: "dated"),
        (table: "collection", key: "id", counter: "arrangement", found: "dated_arrangement", date: "arranged"),
        (table: "story", key: "collection_id", counter: "revision", found: "dated_revision", date: "dated"),
    ]

    /// When a collection itself was last changed, its stories apart, in seconds since 1970; nil where nobody has looked.
    package func lastChange(of collection: CollectionID) async throws -> Double? {
        try await date("dated", of: collection)
    }

    /// When its stories last came to stand in another order, or one left, likewise.
    package func lastArrangement(of collection: CollectionID) async throws -> Double? {
        try await date("arranged", of: collection)
    }

    private func date(_ column: String, of collection: CollectionID) async throws -> Double? {
        try await database.read { database in
            try Double.fetchOne(
                database, sql: "SELECT \(column) FROM collection WHERE id = ?", arguments: [collection])
        }
    }
}
