import GRDB
import SystemPackage

/// The rows of a library after a kill, read without changing it. The recovery that SQLite needs is left to the next
/// run.
package struct KilledDatabase: Sendable {
    package struct Panel: Hashable, Sendable {
        package var id: Int64
        package var status: String
        package var picture: String?
        package var drawnAt: Double?
        /// Whether requests for it may be in flight.
        package var isStarted: Bool
        package var interruptions: Int

        package var isReady: Bool { status == "ready" }
    }

    package private(set) var panels: [Int64: Panel] = [:]
    /// Slugs.
    package private(set) var plannedStories: Set<String> = []
    /// The lower 31 bits of the seeds of all requests for a panel. A server identifies requests by them.
    package private(set) var seeds: [Int64: Set<Int>] = [:]
    package private(set) var integrity = "ok"

    /// For a library that does not exist.
    package init() {}

    package init(_ library: LibraryDatabase) throws {
        self = try library.access(isReadOnly: true) { try KilledDatabase($0) }
    }

    private init(_ database: Database) throws {
        integrity = try String.fetchAll(database, sql: "PRAGMA integrity_check").joined(separator: "; ")
        // Killed before its tables were made.
        guard try database.tableExists("control") else { return }
        for row in try Row.fetchAll(database, sql: "SELECT * FROM panel") {
            panels[row["id"]] = Panel(
                id: row["id"], status: row["status"], picture: row["picture"], drawnAt: row["drawn_at"],
                isStarted: row["started"], interruptions: row["interruptions"])
        }
        plannedStories = Set(
            try String.fetchAll(database, sql: "SELECT slug FROM story WHERE characters IS NOT NULL"))
        for row in try Row.fetchAll(database, sql: "SELECT panel_id, seed FROM attempt") {
            let seed: Int64 = row["seed"]
            seeds[row["panel_id"], default: []].insert(Int(seed & 0x7FFF_FFFF))
        }
    }
}
