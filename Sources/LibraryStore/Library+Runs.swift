import Foundation
import GRDB

/// A run as it begins.
package struct NewRun: Sendable {
    /// `20261121-020000`; a number is added where the library has that name.
    package var name: String
    /// Seconds since 1970.
    package var started: Double
    package var host: String
    package var programVersion: String
    package var promptsDigest: String
    package var collections: [CollectionID]
    /// When it begins nothing more, in seconds since 1970.
    package var deadline: Double?

    package init(
        name: String, started: Double, host: String, programVersion: String, promptsDigest: String,
        collections: [CollectionID], deadline: Double? = nil
    ) {
        self.name = name
        self.started = started
        self.host = host
        self.programVersion = programVersion
        self.promptsDigest = promptsDigest
        self.collections = collections
        self.deadline = deadline
    }
}

/// A run as it lies in the library.
package struct StoredRun: Sendable {
    package var id: RunID
    package var name: String
    package var started: Double
    /// Nil while it goes on, and for ever when it died or failed.
    package var finished: Double?
    package var outcome: String?
    package var host: String
    package var programVersion: String
    package var collections: [CollectionID]
    package var stages: [StageSeconds]
    /// Stories that could not be read.
    package var problems: [String]
    /// These and whatever else a person should know.
    package var notices: [String]
    /// What it came to; nil where it did not end by itself, or by a program that did not write that down.
    package var tally: RunTally?
    /// When it begins nothing more, in seconds since 1970; nil where that goes on to the end.
    package var deadline: Double?

    static let failure = "error"

    /// Whether an error ended it, which is the last of its notices.
    package var hasFailed: Bool { outcome == Self.failure }
}

/// Wall time of a stage.
package struct StageSeconds: Codable, Hashable, Sendable {
    package var stage: String
    package var seconds: Double

    package init(stage: String, seconds: Double) {
        self.stage = stage
        self.seconds = seconds
    }
}

extension Library {
    /// Opens a run and returns it with the name it got. Together with it panels are asked for that it is to draw whatever
    /// they show, each in the words that hold for it.
    package func begin(_ run: NewRun, forcing panels: [PanelID] = []) async throws -> (id: RunID, name: String) {
        let collections = try Self.json(run.collections.map(\.value))
        return try await database.write { database in
            var name = run.name
            var number = 2
            while try Bool.fetchOne(database, sql: "SELECT 1 FROM run WHERE name = ?", arguments: [name]) != nil {
                name = "\(run.name)-\(number)"
                number += 1
            }
            try database.execute(
                sql: """
                    INSERT INTO run (name, started, host, program_version, prompts_digest, collections, deadline)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    name, run.started, run.host, run.programVersion, run.promptsDigest, collections, run.deadline,
                ])
            let id = RunID(database.lastInsertedRowID)
            try Self.redraw(panels, database)
            try database.execute(sql: "UPDATE control SET current_run = ?, takes_requests = 1", arguments: [id])
            return (id, name)
        }
    }

    package func finish(
        _ run: RunID, at finished: Double, outcome: String, stages: [StageSeconds], problems: [String],
        notices: [String], tally: RunTally? = nil
    ) async throws {
        let stages = try Self.json(stages)
        let problems = try Self.json(problems)
        let notices = try Self.json(notices)
        let tally = try tally.map { try Self.json($0) }
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE run SET finished = ?, outcome = ?, stages = ?, problems = ?, notices = ?, counts = ?
                    WHERE id = ?
                    """,
                arguments: [finished, outcome, stages, problems, notices, tally, run])
            try database.execute(
                sql: "UPDATE control SET current_run = NULL, takes_requests = 0 WHERE current_run = ?",
                arguments: [run])
        }
    }

    /// Records what an error ended a run with. It is not finished: the next one goes on where it stopped.
    package func recordFailure(
        of run: RunID, stages: [StageSeconds], problems: [String], notices: [String]
    ) async throws {
        let stages = try Self.json(stages)
        let problems = try Self.json(problems)
        let notices = try Self.json(notices)
        try await database.write { database in
            try database.execute(
                sql: "UPDATE run SET outcome = ?, stages = ?, problems = ?, notices = ? WHERE id = ?",
                arguments: [StoredRun.failure, stages, problems, notices, run])
        }
    }

    /// The newest run, or the one with this name.
    package func run(named name: String? = nil) async throws -> StoredRun? {
        try await database.read { database in
            let row =
                if let name {
                    try Row.fetchOne(database, sql: "SELECT * FROM run WHERE name = ?", arguments: [name])
                } else {
                    try Row.fetchOne(database, sql: "SELECT * FROM run ORDER BY id DESC LIMIT 1")
                }
            return try row.map(StoredRun.init)
        }
    }

    /// The run in progress, if somebody holds the lock.
    package func currentRun() async throws -> StoredRun? {
        try await database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT run.* FROM control JOIN run ON run.id = current_run"
            ).map(StoredRun.init)
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}

extension StoredRun {
    init(_ row: Row) throws {
        id = row["id"]
        name = row["name"]
        started = row["started"]
        finished = row["finished"]
        outcome = row["outcome"]
        host = row["host"]
        programVersion = row["program_version"]
        collections = try Self.decode([Int64].self, row["collections"]).map(CollectionID.init)
        stages = try Self.decode([StageSeconds].self, row["stages"] ?? "[]")
        problems = try Self.decode([String].self, row["problems"] ?? "[]")
        notices = try Self.decode([String].self, row["notices"] ?? "[]")
        deadline = row["deadline"]
        tally = try (row["counts"] as String?).map { try Self.decode(RunTally.self, $0) }
    }

    private static func decode<Value: Decodable>(_ type: Value.Type, _ text: String) throws -> Value {
        try JSONDecoder().decode(type, from: Data(text.utf8))
    }
}
