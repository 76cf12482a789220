package import Domain
import Foundation
import GRDB

/// A run as recorded in the library.
package struct StoredRun: Sendable {
    package var id: RunID
    package var name: String
    package var started: Double
    /// Nil while it is in progress, and also later if it died or failed.
    package var finished: Double?
    /// Nil while it is in progress, and if it died.
    package var end: RunEnd?
    package var host: String
    package var programVersion: String
    package var collections: [CollectionID]
    package var stages: [StageTime]
    /// Stories that could not be read.
    package var problems: [String]
    /// ``problems``, and what else a person should know.
    package var notices: [String]
    /// When its backends could not be used. Empty also for a run of a version that did not record outages.
    package var outages: [BackendOutage] = []
    /// Its counts; nil if it did not end by itself, or ended in a version of the program that did not record them.
    package var counts: RunCounts?
    /// Deadline, in seconds since 1970; nil if there is none.
    package var deadline: Double?
}

extension StoredRun {
    init(_ row: Row) throws {
        id = row["id"]
        name = row["name"]
        started = row["started"]
        finished = row["finished"]
        end = (row["outcome"] as String?).flatMap(RunEnd.init)
        host = row["host"]
        programVersion = row["program_version"]
        collections = try Self.decode([Int64].self, row["collections"]).map(CollectionID.init)
        stages = try Self.stages(row["stages"] ?? "[]")
        problems = try Self.decode([String].self, row["problems"] ?? "[]")
        notices = try Self.decode([String].self, row["notices"] ?? "[]")
        outages = try Self.decode([BackendOutage].self, row["outages"] ?? "[]")
        deadline = row["deadline"]
        counts = try (row["counts"] as String?).map { try Self.decode(RunCounts.self, $0) }
    }

    /// Names of stages that no longer exist are left out.
    private static func stages(_ text: String) throws -> [StageTime] {
        struct Stage: Decodable {
            let stage: String
            let seconds: Double
        }
        return try decode([Stage].self, text).compactMap { entry in
            StageName(rawValue: entry.stage).map { StageTime(stage: $0, seconds: entry.seconds) }
        }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
