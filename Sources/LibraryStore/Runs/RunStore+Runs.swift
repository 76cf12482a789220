package import Domain
import Foundation
import GRDB
import Platform

extension RunStore {
    /// Creates a run and returns it with its final name. Also requests a redraw of `panels` even if they show a
    /// picture, each with the direction that is valid for it.
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
            try PanelStore.redraw(panels, database)
            try database.execute(sql: "UPDATE control SET current_run = ?, takes_requests = 1", arguments: [id])
            return (id, name)
        }
    }

    package func finish(
        _ run: RunID, at finished: Double, end: RunEnd, stages: [StageTime], problems: [String],
        notices: [String], outages: [BackendOutage] = [], counts: RunCounts? = nil
    ) async throws {
        let stages = try Self.json(stages)
        let problems = try Self.json(library.redactor.redacted(problems))
        let notices = try Self.json(library.redactor.redacted(notices))
        let outages = try Self.json(redacted(outages))
        let counts = try counts.map { try Self.json($0) }
        try await database.write { database in
            try database.execute(
                sql: """
                    UPDATE run SET finished = ?, outcome = ?, stages = ?, problems = ?, notices = ?, outages = ?,
                        counts = ?
                    WHERE id = ?
                    """,
                arguments: [finished, end.rawValue, stages, problems, notices, outages, counts, run])
            try database.execute(
                sql: "UPDATE control SET current_run = NULL, takes_requests = 0 WHERE current_run = ?",
                arguments: [run])
        }
    }

    /// Records the error that ended a run, and its counts. The run is not finished: the next run continues its work.
    package func recordFailure(
        of run: RunID, stages: [StageTime], problems: [String], notices: [String], outages: [BackendOutage],
        books: Int
    ) async throws {
        let stages = try Self.json(stages)
        let problems = try Self.json(library.redactor.redacted(problems))
        let notices = try Self.json(library.redactor.redacted(notices))
        let outages = try Self.json(redacted(outages))
        try await database.write { database in
            let counts = try Self.json(try Self.counts(of: run, books: books, database))
            try database.execute(
                sql: """
                    UPDATE run SET outcome = ?, stages = ?, problems = ?, notices = ?, outages = ?, counts = ?
                    WHERE id = ?
                    """,
                arguments: [RunEnd.error.rawValue, stages, problems, notices, outages, counts, run])
        }
    }

    /// The newest run, or the run with this name.
    package func run(named name: String? = nil) async throws -> StoredRun? {
        try await database.read { database in
            let row =
                if let name {
                    try Row.fetchOne(database, sql: "SELECT * FROM run WHERE name = ?", arguments: [name])
                } else {
                    try Row.fetchOne(database, sql: "SELECT * FROM run ORDER BY started DESC, id DESC LIMIT 1")
                }
            return try row.map(StoredRun.init)
        }
    }

    /// The run in progress if a process holds the lock.
    package func currentRun() async throws -> StoredRun? {
        try await database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT run.* FROM control JOIN run ON run.id = current_run"
            ).map(StoredRun.init)
        }
    }

    /// A server's own words may contain a key.
    private func redacted(_ outages: [BackendOutage]) -> [BackendOutage] {
        outages.map { outage in
            var outage = outage
            outage.reason = library.redactor.redacted(outage.reason)
            return outage
        }
    }

    private static func json(_ value: some Encodable) throws -> String {
        String(decoding: try JSONEncoder().encode(value), as: UTF8.self)
    }
}
