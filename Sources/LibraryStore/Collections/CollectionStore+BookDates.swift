package import Domain
import GRDB

/// The date of the last change, which each book contains. Book shops and reading apps use it to detect a new edition.
extension CollectionStore {
    /// Sets the date of the collection, its order and its stories to `now` (seconds since 1970) if they changed since
    /// the last call. Call it at the end of a run and before books are written. Call only while holding the lock.
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

    /// When the facts of the collection last changed, in seconds since 1970. Changes of its stories do not count. Nil
    /// if ``dateChanges(in:now:)`` has not run yet.
    package func lastChange(of collection: CollectionID) async throws -> Double? {
        try await date("dated", of: collection)
    }

    /// When the order of its stories last changed or a story was removed, in seconds since 1970. Nil if
    /// ``dateChanges(in:now:)`` has not run yet.
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
