package import Domain
import GRDB

extension RunStore {
    /// The time of a run's last attempt or picture, in seconds since 1970; nil if it has none.
    package func lastSeen(of run: RunID) async throws -> Double? {
        try await database.read { database in
            try Double.fetchOne(
                database,
                sql: """
                    SELECT max(seen) FROM (
                        SELECT max(started + seconds) AS seen FROM attempt WHERE run_id = ?
                        UNION ALL SELECT max(started + seconds) FROM text_attempt WHERE run_id = ?
                        UNION ALL SELECT max(drawn_at) FROM panel WHERE drawn_run = ?)
                    """,
                arguments: [run, run, run])
        }
    }
}
