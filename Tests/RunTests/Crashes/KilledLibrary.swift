import LibraryFixtures
import ProgramFixtures
import SystemPackage

/// The state of a library after a kill, read without changing it.
struct KilledLibrary {
    typealias Panel = KilledDatabase.Panel

    private let rows: KilledDatabase
    /// Modification time of each picture file in seconds, by its digest.
    private(set) var pictureTimes: [String: Double] = [:]

    init(_ name: String, in work: WorkFolder) throws {
        guard work.exists("\(name)/library.sqlite") else {
            rows = KilledDatabase()
            return
        }
        for (file, time) in try work.modificationTimes(below: "\(name)/images") {
            pictureTimes[String(file.dropFirst(3).prefix(64))] = time
        }
        rows = try KilledDatabase(LibraryDatabase(of: work.path.appending(name)))
    }

    var panels: [Int64: Panel] { rows.panels }
    /// Slugs.
    var plannedStories: Set<String> { rows.plannedStories }
    /// The lower 31 bits of the seeds of all requests for a panel. A server identifies requests by them.
    var seeds: [Int64: Set<Int>] { rows.seeds }
    var integrity: String { rows.integrity }

    var ready: [Panel] { panels.values.filter(\.isReady) }
    var started: Set<Int64> { Set(panels.values.filter(\.isStarted).map(\.id)) }

    /// The share of the pages that are not ready, from 0 to 1.
    func openShare(of pages: Int) -> Double { 1 - Double(ready.count) / Double(pages) }
}
