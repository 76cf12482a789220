package import Domain
import GRDB

/// What other processes have requested from the run in progress.
package struct LibraryControl: Hashable, Sendable {
    /// A pause: while it lasts, nothing new is begun.
    package struct Pause: Hashable, Sendable {
        /// Start of the pause, in seconds since 1970.
        package var since: Double
        /// The person or process that paused: `process 4711 on studio`.
        package var by: String
    }

    /// Increases with every request.
    package var revision: Int
    package var pause: Pause?
    /// The run that was requested to stop.
    package var stoppedRun: RunID?
    /// The run in progress. If no process holds the lock, this run died.
    var currentRun: RunID?
    /// Whether the run in progress draws page requests that are made now. False once its last picture is drawn.
    package var takesRequests = false
}

extension ControlStore {
    package func state() async throws -> LibraryControl {
        try await database.read { database in
            // Cached, because a run polls this row.
            guard let row = try Row.fetchOne(database.cachedStatement(sql: "SELECT * FROM control")) else {
                return LibraryControl(revision: 0)
            }
            let since: Double? = row["paused_since"]
            return LibraryControl(
                revision: row["revision"],
                pause: since.map { LibraryControl.Pause(since: $0, by: row["paused_by"] ?? "") },
                stoppedRun: row["stopped_run"], currentRun: row["current_run"], takesRequests: row["takes_requests"])
        }
    }

    /// Pauses until ``resume()``. Returns the active pause, which may be an earlier one.
    package func pause(at now: Double, by person: String) async throws -> LibraryControl.Pause {
        try await database.write { database in
            try database.execute(
                sql: "UPDATE control SET paused_since = ?, paused_by = ? WHERE paused_since IS NULL",
                arguments: [now, person])
            try Self.announce(database)
            let row = try Row.fetchOne(database, sql: "SELECT paused_since, paused_by FROM control")
            return LibraryControl.Pause(since: row?["paused_since"] ?? now, by: row?["paused_by"] ?? person)
        }
    }

    /// Ends the pause. Returns it; nil if there was none. `now` is in seconds since 1970.
    package func resume(at now: Double) async throws -> LibraryControl.Pause? {
        try await database.write { database in
            let row = try Row.fetchOne(database, sql: "SELECT paused_since, paused_by FROM control")
            guard let since: Double = row?["paused_since"] else { return nil }
            let pause = LibraryControl.Pause(since: since, by: row?["paused_by"] ?? "")
            try database.execute(sql: "UPDATE control SET paused_since = NULL, paused_by = NULL")
            try database.execute(
                sql: "INSERT INTO past_pause (since, ended) VALUES (?, ?)", arguments: [since, max(since, now)])
            try Self.announce(database)
            return pause
        }
    }

    /// Pauses that are over and ended at `start` or later, in seconds since 1970, in order.
    package func pastPauses(since start: Double) async throws -> [(start: Double, end: Double)] {
        try await database.read { database in
            try Row.fetchAll(
                database, sql: "SELECT since, ended FROM past_pause WHERE ended >= ? ORDER BY ended", arguments: [start]
            ).map { ($0["since"], $0["ended"]) }
        }
    }

    /// Requests that a run ends as if it were interrupted.
    package func stop(_ run: RunID) async throws {
        try await database.write { database in
            try database.execute(sql: "UPDATE control SET stopped_run = ?", arguments: [run])
            try Self.announce(database)
        }
    }

    /// Records that the run in progress accepts no more page requests, unless its queue has page requests that are not
    /// claimed. Those are returned, each panel with its request number. With `anyway` the queue is not checked.
    package func stopAcceptingRequests(
        of run: RunID, in collections: [CollectionID], anyway: Bool
    ) async throws -> [PanelID: Int] {
        try await database.write { database in
            var left: [PanelID: Int] = [:]
            for collection in collections where !anyway {
                let rows = try Row.fetchCursor(
                    database,
                    sql: """
                        SELECT id, request FROM panel WHERE collection_id = ? AND queue = 0 AND lease IS NULL
                            AND story_id IN (SELECT id FROM story WHERE collection_id = ?
                                AND position IS NOT NULL AND characters IS NOT NULL)
                        """,
                    arguments: [collection, collection])
                while let row = try rows.next() { left[row["id"]] = row["request"] }
            }
            guard left.isEmpty else { return left }
            try database.execute(
                sql: "UPDATE control SET takes_requests = 0 WHERE current_run = ?", arguments: [run])
            return [:]
        }
    }

    /// Clears the record of a run that died. Call only while holding the lock.
    package func forgetDeadRun() async throws {
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE control SET current_run = NULL, takes_requests = 0
                    WHERE current_run IS NOT NULL OR takes_requests <> 0
                    """)
        }
    }

    static func announce(_ database: Database) throws {
        try database.execute(sql: "UPDATE control SET revision = revision + 1")
    }
}
