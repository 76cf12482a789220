import GRDB
import SystemPackage

/// A library as a kill left it, read without changing it: what SQLite has to recover is left for the next run.
struct KilledLibrary {
    struct Panel: Hashable {
        var id: Int64
        var status: String
        var picture: String?
        var drawnAt: Double?
        /// Whether requests for it may be in flight.
        var isStarted: Bool
        var interruptions: Int

        var isReady: Bool { status == "ready" }
    }

    private(set) var panels: [Int64: Panel] = [:]
    /// Slugs.
    private(set) var plannedStories: Set<String> = []
    /// The lower 31 bits of the seeds of all requests for a panel, by which a server knows them.
    private(set) var seeds: [Int64: Set<Int>] = [:]
    private(set) var integrity = "ok"
    /// When each picture file was last written, in seconds, by its digest.
    private(set) var pictureTimes: [String: Double] = [:]

    init(_ name: String, in work: WorkFolder) throws {
        guard work.exists("\(name)/library.sqlite") else { return }
        for (file, time) in try work.modificationTimes(below: "\(name)/images") {
            pictureTimes[String(file.dropFirst(3).prefix(64))] = time
        }
        var configuration = Configuration()
        configuration.readonly = true
        let path = work.path.appending(name).appending("library.sqlite").string
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        defer { try? queue.close() }
        try queue.read { try read($0) }
    }

    var ready: [Panel] { panels.values.filter(\.isReady) }
    var started: Set<Int64> { Set(panels.values.filter(\.isStarted).map(\.id)) }

    /// How much of the pages is still to be made, from 0 to 1.
    func openShare(of pages: Int) -> Double { 1 - Double(ready.count) / Double(pages) }

    private mutating func read(_ database: Database) throws {
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
