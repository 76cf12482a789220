import Domain
import GRDB
import Platform
import SystemPackage

/// What a merge changed in a library.
package struct MergeCounts: Hashable, Sendable {
    package var rows = 0
    package var picturesLinked = 0
    package var picturesCopied = 0
    /// Pictures whose files the other library has lost. Their pages are to be drawn.
    package var picturesLost = 0

    package init() {}
}

extension MergeStore {
    /// Merges another library, of which `record` was read. Reads a copy of its database, so that a run may go on in it.
    ///
    /// Pictures first, then all rows in one transaction: rows without their files are never committed. Call only while
    /// holding the lock of this library.
    package func merge(_ source: Library, _ record: MergedLibrary) async throws -> MergeCounts {
        try library.fileSystem.makeDirectory(library.layout.temporary)
        let copy = library.layout.temporary.appending("merge.sqlite")
        defer { Self.remove(copy, library.fileSystem) }
        Self.remove(copy, library.fileSystem)
        try source.copyDatabase(to: copy)
        return try await database.writeWithoutTransaction { [library] database in
            try database.execute(sql: "PRAGMA main.cache_size = -65536")
            try database.execute(sql: "ATTACH DATABASE ? AS source", arguments: [copy.string])
            let result = Result { try Self.merge(source, record, into: library, database) }
            try database.execute(sql: "DETACH DATABASE source")
            return try result.get()
        }
    }

    private static func merge(
        _ source: Library, _ record: MergedLibrary, into library: Library, _ database: Database
    ) throws -> MergeCounts {
        var pictures = MergedPictures(source: source, target: library)
        try pictures.take(database)
        var counts = pictures.counts
        try database.inTransaction(.immediate) {
            var rows = MergedRows(database: database, mark: record.mark)
            try rows.merge(without: pictures.lost)
            counts.rows = rows.changed
            var record = record
            // Pictures that are put back do not change the database.
            if !pictures.lost.isEmpty { record.state = nil }
            try remember(record, database)
            return .commit
        }
        return counts
    }

    /// The newer record stays, so that the order of merges does not matter.
    private static func remember(_ record: MergedLibrary, _ database: Database) throws {
        try database.execute(
            sql: """
                INSERT INTO merged_library (mark, path, shard, shards, ended, last_run, state) VALUES (?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (mark) DO UPDATE SET path = excluded.path, shard = excluded.shard, shards = excluded.shards,
                    ended = excluded.ended, last_run = excluded.last_run, state = excluded.state
                WHERE (excluded.last_run, excluded.ended) >= (last_run, ended)
                """,
            arguments: [
                record.mark, record.path, record.shard?.number, record.shard?.count, record.ended, record.lastRun,
                record.state,
            ])
        try database.execute(
            sql: """
                INSERT INTO merged_library (mark, path, shard, shards, ended, last_run, state)
                SELECT mark, path, shard, shards, ended, last_run, NULL FROM source.merged_library AS theirs
                WHERE mark <> (SELECT library_mark FROM main.control)
                ON CONFLICT (mark) DO UPDATE SET path = excluded.path, shard = excluded.shard,
                    shards = excluded.shards, ended = excluded.ended, last_run = excluded.last_run, state = NULL
                WHERE (excluded.last_run, excluded.ended) > (last_run, ended)
                """)
    }

    private static func remove(_ copy: FilePath, _ fileSystem: any FileSystem) {
        // A file that stays is removed when the next run begins.
        for suffix in ["", "-wal", "-shm", "-journal"] { try? fileSystem.remove(FilePath(copy.string + suffix)) }
    }
}

extension Library {
    fileprivate func copyDatabase(to copy: FilePath) throws {
        let destination = try DatabaseQueue(path: copy.string)
        try destination.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = OFF") }
        try database.backup(to: destination)
        // A snapshot may be older.
        try Schema.migrator.migrate(destination)
        // The mode of the original would make further files.
        try destination.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = MEMORY") }
        try destination.close()
    }
}
