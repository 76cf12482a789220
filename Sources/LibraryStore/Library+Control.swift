import GRDB

/// What other programs ask of the run in progress.
package struct LibraryControl: Hashable, Sendable {
    /// Who lets nothing more be begun, and since when.
    package struct Pause: Hashable, Sendable {
        /// Seconds since 1970.
        package var since: Double
        /// `process 4711 on studio`
        package var by: String
    }

    /// Counted up with every request.
    package var revision: Int
    package var pause: Pause?
    /// The run that is to stop.
    package var stoppedRun: RunID?
}

extension Library {
    package func control() async throws -> LibraryControl {
        try await database.read { database in
            guard let row = try Row.fetchOne(database, sql: "SELECT * FROM control") else {
                return LibraryControl(revision: 0)
            }
            let since: Double? = row["paused_since"]
            return LibraryControl(
                revision: row["revision"],
                pause: since.map { LibraryControl.Pause(since: $0, by: row["paused_by"] ?? "") },
                stoppedRun: row["stopped_run"])
        }
    }

    /// Nothing more is begun until ``resume()``. Returns the pause that holds, which may be an earlier one.
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

    /// Returns the pause that is over; nil where there was none.
    package func resume() async throws -> LibraryControl.Pause? {
        try await database.write { database in
            let row = try Row.fetchOne(database, sql: "SELECT paused_since, paused_by FROM control")
            guard let since: Double = row?["paused_since"] else { return nil }
            let pause = LibraryControl.Pause(since: since, by: row?["paused_by"] ?? "")
            try database.execute(sql: "UPDATE control SET paused_since = NULL, paused_by = NULL")
            try Self.announce(database)
            return pause
        }
    }

    /// Asks a run to end as if it were interrupted.
    package func stop(_ run: RunID) async throws {
        try await database.write { database in
            try database.execute(sql: "UPDATE control SET stopped_run = ?", arguments: [run])
            try Self.announce(database)
        }
    }

    static func announce(_ database: Database) throws {
        try database.execute(sql: "UPDATE control SET revision = revision + 1")
    }
}
