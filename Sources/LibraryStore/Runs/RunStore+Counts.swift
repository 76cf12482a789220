package import Domain
import Foundation
import GRDB

/// What runs came to, recorded when their reports are written: later nobody could tell how a page stood then.
extension RunStore {
    /// Records what a run's report said of how panels stand, and which of them stood otherwise when the report before was
    /// written. Once for a run.
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
                SELECT ?, id, told_status, status FROM panel WHERE \(listed) AND told_status <> status
                """,
            arguments: [run, collection, collection])
        try database.execute(
            sql: "UPDATE panel SET told_status = status WHERE \(listed) AND told_status IS NOT status",
            arguments: [collection, collection])
    }

    /// What is recorded of a run; nil where its report was not written, or before outturns were kept.
    package func reportedCounts(of run: RunID) async throws -> ReportedCounts? {
        try await database.read { database in
            let text = try String.fetchOne(database, sql: "SELECT outturn FROM run WHERE id = ?", arguments: [run])
            return try text.map { try JSONDecoder().decode(ReportedCounts.self, from: Data($0.utf8)) }
        }
    }

    /// The run whose reportedCounts the changes of this one count from: the last before it that has one and shares a collection
    /// with it. Nil where that run did not have all of its collections, so that nothing can be said of the whole.
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
    /// The newest run after this one that has some of its collections.
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

/// How a run leaves its panels.
extension LibrarySnapshot {
    package func reportedCounts(of run: RunID, in collections: [CollectionID]) throws -> ReportedCounts {
        var reportedCounts = ReportedCounts(parts: [:])
        for collection in collections { reportedCounts.parts[collection] = try counts(of: run, in: collection) }
        return reportedCounts
    }

    private func counts(of run: RunID, in collection: CollectionID) throws -> RunCounts {
        var panels: [PanelStatus: Int] = [:]
        let statuses = try Row.fetchCursor(
            database, sql: "SELECT status, count(*) AS n FROM panel WHERE \(RunStore.listed) GROUP BY status",
            arguments: [collection, collection])
        while let row = try statuses.next() {
            if let status = PanelStatus(rawValue: row["status"]) { panels[status] = row["n"] }
        }
        let attempts = try Row.fetchOne(
            database,
            sql: """
                SELECT count(*) AS n, count(origin) AS saved, sum(price) AS cost
                FROM attempt JOIN panel ON panel.id = panel_id WHERE run_id = ? AND \(RunStore.listed)
                """,
            arguments: [run, collection, collection])
        return RunCounts(
            panels: panels, attempts: attempts?["n"] ?? 0, callsSaved: attempts?["saved"] ?? 0,
            cost: (attempts?["cost"] as Int?).map(Amount.init(millionths:)))
    }

    /// The panels of a story that stand otherwise than when the last report was written.
    package func changesSinceLastReport(of story: StoryID) throws -> [PanelID: StatusChange] {
        try changes(
            """
            SELECT id AS panel_id, told_status AS earlier, status FROM panel
            WHERE story_id = ? AND collection_id = (SELECT collection_id FROM story WHERE id = ?)
                AND told_status <> status
            """, [story, story])
    }

    /// The panels of a story that a run's report found other than the one before it had.
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
