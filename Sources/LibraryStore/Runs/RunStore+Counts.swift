package import Domain
import Foundation
import GRDB

/// The counts of runs, recorded when their reports are written. The status of a page at that time cannot be found
/// later.
extension RunStore {
    /// Records the counts in a run's report, and which panels changed status since the report before. Call it once per
    /// run.
    package func record(_ reportedCounts: ReportedCounts, of run: RunID) async throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let text = String(decoding: try encoder.encode(reportedCounts), as: UTF8.self)
        try await database.write { database in
            for collection in reportedCounts.parts.keys { try Self.recordChanges(of: run, in: collection, database) }
            try database.execute(sql: "UPDATE run SET outturn = ? WHERE id = ?", arguments: [text, run])
        }
    }

    fileprivate static let listed = """
        collection_id = ? AND story_id IN (SELECT id FROM story WHERE collection_id = ? AND position IS NOT NULL)
        """

    private static func recordChanges(of run: RunID, in collection: CollectionID, _ database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO status_change (run_id, panel_id, earlier, status)
                SELECT ?, id, told_status, status FROM panel
                WHERE \(listed) AND told_status IS NOT status AND told_status IS NOT NULL
                """,
            arguments: [run, collection, collection])
        try database.execute(
            sql: "UPDATE panel SET told_status = status WHERE \(listed) AND told_status IS NOT status",
            arguments: [collection, collection])
    }

    /// The counts in a run's report; nil if the report was not written, or was written before counts were recorded.
    package func reportedCounts(of run: RunID) async throws -> ReportedCounts? {
        try await database.read { database in
            let text = try String.fetchOne(database, sql: "SELECT outturn FROM run WHERE id = ?", arguments: [run])
            return try text.map { try JSONDecoder().decode(ReportedCounts.self, from: Data($0.utf8)) }
        }
    }

    /// The run that this run's changes are counted from: the last run before it with recorded counts and a shared
    /// collection. Nil if that run lacks counts of one of this run's collections, because then a comparison is not
    /// possible.
    package func runBefore(_ run: StoredRun) async throws -> (run: StoredRun, reportedCounts: ReportedCounts)? {
        try await database.read { database in
            let rows = try Row.fetchCursor(
                database, sql: "SELECT * FROM run WHERE id < ? AND outturn IS NOT NULL ORDER BY id DESC",
                arguments: [run.id])
            while let row = try rows.next() {
                let earlier = try StoredRun(row)
                guard earlier.collections.contains(where: run.collections.contains) else { continue }
                let reportedCounts = try JSONDecoder().decode(
                    ReportedCounts.self, from: Data((row["outturn"] as String).utf8))
                return reportedCounts.sum(of: run.collections) == nil ? nil : (earlier, reportedCounts)
            }
            return nil
        }
    }
}

extension RunStore {
    /// The name of the newest later run with at least one of its collections.
    package func runAfter(_ run: StoredRun) async throws -> String? {
        let collections = String(decoding: try JSONEncoder().encode(run.collections.map(\.value)), as: UTF8.self)
        return try await database.read { database in
            try String.fetchOne(
                database,
                sql: """
                    SELECT name FROM run WHERE id > ? AND EXISTS (SELECT 1 FROM json_each(run.collections) AS own
                        WHERE own.value IN (SELECT value FROM json_each(?)))
                    ORDER BY id DESC LIMIT 1
                    """,
                arguments: [run.id, collections])
        }
    }
}

/// The status of panels at the end of a run.
extension LibrarySnapshot {
    package func reportedCounts(of run: RunID, in collections: [CollectionID]) throws -> ReportedCounts {
        var reportedCounts = ReportedCounts(parts: [:])
        for collection in collections { reportedCounts.parts[collection] = try counts(of: run, in: collection) }
        return reportedCounts
    }

    private func counts(of run: RunID, in collection: CollectionID) throws -> RunCounts {
        var panels: [PanelStatus: Int] = [:]
        let statuses = try Row.fetchCursor(
            database, sql: "SELECT status, sum(n) AS n FROM panel_tally WHERE \(RunStore.listed) GROUP BY status",
            arguments: [collection, collection])
        while let row = try statuses.next() {
            if let status = PanelStatus(rawValue: row["status"]) { panels[status] = row["n"] }
        }
        let attempts = try Row.fetchOne(
            database,
            sql: """
                SELECT count(*) AS n, count(origin) AS saved, sum(price) AS cost
                FROM attempt CROSS JOIN panel ON panel.id = panel_id WHERE run_id = ? AND \(RunStore.listed)
                """,
            arguments: [run, collection, collection])
        var counts = RunCounts(
            panels: panels, attempts: attempts?["n"] ?? 0, callsSaved: attempts?["saved"] ?? 0,
            cost: (attempts?["cost"] as Int?).map(Amount.init(millionths:)))
        counts.textStandIns = try CollectionStore.standInCount(in: collection, database)
        return counts
    }

    /// The panels of a story whose status differs from the last report.
    package func changesSinceLastReport(of story: StoryID) throws -> [PanelID: StatusChange] {
        try changes(
            """
            SELECT id AS panel_id, told_status AS earlier, status FROM panel
            WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                AND told_status IS NOT status AND told_status IS NOT NULL
            """, [story, story])
    }

    /// The panels of a story whose status in a run's report differs from the report before.
    package func statusChanges(of story: StoryID, in run: RunID) throws -> [PanelID: StatusChange] {
        try changes(
            """
            SELECT panel_id, earlier, status_change.status FROM panel
                JOIN status_change ON panel_id = panel.id AND run_id = ?
            WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
            """, [run, story, story])
    }

    private func changes(_ sql: String, _ arguments: StatementArguments) throws -> [PanelID: StatusChange] {
        let rows = try Row.fetchCursor(database, sql: sql, arguments: arguments)
        var changes: [PanelID: StatusChange] = [:]
        while let row = try rows.next() {
            guard let earlier = PanelStatus(rawValue: row["earlier"]), let status = PanelStatus(rawValue: row["status"])
            else { continue }
            changes[row["panel_id"]] = StatusChange(earlier: earlier, status: status)
        }
        return changes
    }
}
