import GRDB
import Platform
import SystemPackage

/// A library's database, for reading and for writing.
extension Library {
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        return configuration
    }

    /// A pool writes to the database when it opens; a queue does not.
    static func readableDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws -> DatabaseQueue {
        let queue =
            fileSystem.isReadOnly(layout.database)
            ? try unchangingDatabase(layout, fileSystem)
            : try DatabaseQueue(path: layout.database.string, configuration: configuration)
        let missing = try queue.read { try missingMigrations($0, root: layout.root) }
        guard missing.isEmpty else {
            try queue.close()
            let isEmpty = missing.count == Schema.migrator.migrations.count
            throw isEmpty ? LibraryError.unfinished(layout.root) : .older(layout.root)
        }
        return queue
    }

    /// Where nothing can be written SQLite reads a database only if it is told that nobody changes it, and only if
    /// whoever used it last has moved everything into the main file.
    private static func unchangingDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem
    ) throws -> DatabaseQueue {
        let log = FilePath(layout.database.string + "-wal")
        guard try fileSystem.status(of: log)?.size ?? 0 == 0 else {
            throw LibraryError.unusable(
                layout.root,
                reason: "its file system is read-only and a run did not end on it; "
                    + "copy it to another disk and name the copy with --library")
        }
        return try immutableDatabase(layout.database)
    }

    /// A database that nobody changes while it is read. Nothing beside it is made or locked; what its write-ahead log
    /// holds is not seen.
    static func immutableDatabase(_ file: FilePath) throws -> DatabaseQueue {
        var configuration = configuration
        configuration.readonly = true
        let path = file.string.utf8.map { byte in
            switch byte {
            case UInt8(ascii: "?"), UInt8(ascii: "#"), UInt8(ascii: "%"): "%" + String(byte, radix: 16)
            default: String(decoding: [byte], as: UTF8.self)
            }
        }
        return try DatabaseQueue(path: "file:\(path.joined())?immutable=1", configuration: configuration)
    }

    /// Another program may be writing to it, and goes on doing so.
    static func askableDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws -> DatabasePool {
        if fileSystem.isReadOnly(layout.database) {
            throw FileSystemError(.write, layout.database, .system(.readOnlyFileSystem))
        }
        let pool = try DatabasePool(path: layout.database.string, configuration: configuration)
        guard try pool.read({ try missingMigrations($0, root: layout.root) }).isEmpty else {
            try pool.close()
            throw LibraryError.older(layout.root)
        }
        try setSynchronisation(pool, for: fileSystem.durability)
        return pool
    }

    static func writableDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem, keptCopy: (FilePath) -> Void
    ) throws -> DatabasePool {
        try refuseUnknownDatabase(layout, fileSystem)
        let pool = try DatabasePool(path: layout.database.string, configuration: configuration)
        let missing = try pool.read { try missingMigrations($0, root: layout.root) }
        if let first = missing.first {
            if missing.count < Schema.migrator.migrations.count {
                keptCopy(try keepCopy(of: pool, as: layout.databaseCopy(before: first), fileSystem))
            }
            try Schema.migrator.migrate(pool)
        }
        try setSynchronisation(pool, for: fileSystem.durability)
        return pool
    }

    /// A pool changes how a database keeps its journal, which that of another program, or of a newer one, is spared.
    private static func refuseUnknownDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws {
        guard try fileSystem.status(of: layout.database) != nil else { return }
        let queue = try DatabaseQueue(path: layout.database.string, configuration: configuration)
        _ = try queue.read { try missingMigrations($0, root: layout.root) }
    }

    /// The migrations that the database still needs, in order; throws where it has had some that this program does not
    /// know.
    static func missingMigrations(_ database: Database, root: FilePath) throws -> [String] {
        let migrator = Schema.migrator
        // Asked first: GRDB throws where another process makes the table while it looks.
        let applied = try database.tableExists("grdb_migrations") ? migrator.appliedIdentifiers(database) : []
        if applied.isEmpty,
            try Bool.fetchOne(
                database, sql: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%'") != nil
        {
            throw LibraryError.notALibrary(root, reason: "it holds the tables of another program")
        }
        let unknown = applied.subtracting(migrator.migrations).sorted()
        guard unknown.isEmpty else { throw LibraryError.newer(root, unknown: unknown) }
        return migrator.migrations.filter { !applied.contains($0) }
    }

    /// Written beside, synced, renamed: a copy under its name is whole.
    private static func keepCopy(
        of pool: DatabasePool, as copy: FilePath, _ fileSystem: any FileSystem
    ) throws -> FilePath {
        let partial = copy.partial
        try fileSystem.remove(partial)
        do {
            let destination = try DatabaseQueue(path: partial.string)
            try pool.backup(to: destination)
            try destination.close()
            try fileSystem.sync(partial)
            try fileSystem.rename(partial, to: copy, durably: true)
        } catch {
            // What is left of it is of no use; the error that matters is the one above.
            try? fileSystem.remove(partial)
            throw error
        }
        return copy
    }

    /// A pool sets `synchronous` to NORMAL when it opens, which may lose the last commits in a power cut.
    private static func setSynchronisation(_ pool: DatabasePool, for durability: Durability) throws {
        let (name, wanted) =
            switch durability {
            case .full: ("FULL", 2)
            case .relaxed: ("OFF", 0)
            }
        let level = try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = \(name)")
            return try Int.fetchOne(database, sql: "PRAGMA synchronous")
        }
        guard level == wanted else {
            throw DatabaseError(message: "SQLite did not accept “PRAGMA synchronous = \(name)”")
        }
    }
}
