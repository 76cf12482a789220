package import Domain
import GRDB
import Platform
import SystemPackage

/// A library that was merged into another, or is to be.
package struct MergedLibrary: Hashable, Sendable {
    /// ``Library/identifier()``.
    package var mark: String
    /// The folder, as it was named.
    package var path: String
    /// Nil if it is not the library of a shard.
    package var shard: Shard?
    /// Whether its last run came to its end, with whatever result, and no listed story or page waits.
    package var ended: Bool
    /// When its last run began, in seconds since 1970; 0 if it has none.
    package var lastRun: Double
    /// Sizes and times of the files of its database; nil while a run writes to it. Equal states are equal libraries.
    package var state: String?
}

extension MergedLibrary {
    init(_ row: Row) {
        let number: Int? = row["shard"]
        self.init(
            mark: row["mark"], path: row["path"],
            shard: number.flatMap { Shard(number: $0, count: row["shards"] ?? 0) }, ended: row["ended"],
            lastRun: row["last_run"], state: row["state"])
    }
}

extension MergeStore {
    /// What was merged into the library, in the order of shards.
    package func mergedLibraries() async throws -> [MergedLibrary] {
        try await database.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM merged_library ORDER BY shard, path, mark")
                .map(MergedLibrary.init)
        }
    }

    /// Whether no page is pending.
    package func hasNoPagesWaiting() async throws -> Bool {
        try await database.read { database in
            try Row.fetchOne(
                database, sql: "SELECT 1 FROM panel WHERE status = \(PanelStatus.list(.pending)) LIMIT 1") == nil
        }
    }

    /// The library itself, to be merged into another. `isInUse`: a run writes to it now.
    package func record(as path: String, isInUse: Bool) async throws -> MergedLibrary {
        let state = isInUse ? nil : try library.databaseState()
        return try await database.read { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT library_mark AS mark, :path AS path, shard, shards, coalesce(last.started, 0) AS last_run,
                        coalesce(last.finished IS NOT NULL AND last.outcome IN ('whole', 'placeholders', 'failures'), 0)
                            AND NOT EXISTS (
                                SELECT 1 FROM story LEFT JOIN panel ON panel.story_id = story.id
                                WHERE position IS NOT NULL AND (characters IS NULL
                                    OR panel.status NOT IN (\(PanelStatus.list(.ready, .placeholder, .failed, .cancelled)))))
                            AS ended,
                        :state AS state
                    FROM control LEFT JOIN run AS last ON last.id = (SELECT max(id) FROM run)
                    """,
                arguments: ["path": path, "state": state])
            guard let row else { throw LibraryError.unusable(library.root, reason: "its database lacks a row") }
            return MergedLibrary(row)
        }
    }
}

extension Library {
    /// Changes with every change of the database. An empty log is as good as none.
    fileprivate func databaseState() throws -> String {
        try ["", "-wal"].compactMap { suffix in
            let path = layout.root.appending("library.sqlite\(suffix)")
            return try fileSystem.status(of: path).flatMap { $0.size == 0 ? nil : "\($0.size) \($0.modified)" }
        }.joined(separator: ", ")
    }
}
