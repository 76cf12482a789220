import GRDB
import Platform
import SystemPackage

/// Opens a library's database for reading and for writing.
extension Library {
    static var configuration: Configuration {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        return configuration
    }

    /// Uses a queue: a pool writes to the database when it opens.
    static func readableDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws -> DatabaseQueue {
        guard !fileSystem.isReadOnly(layout.database) else {
            return try migrated(
                unchangingDatabase(layout, fileSystem, "its file system is read-only"), layout, fileSystem)
        }
        do {
            return try migrated(
                DatabaseQueue(path: layout.database.string, configuration: configuration), layout, fileSystem)
        } catch let error as DatabaseError
            where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode)
        {
            // The folder of another user: SQLite cannot create the file that its readers share. Where that file exists,
            // another program may be writing.
            guard try fileSystem.ownStatus(of: FilePath(layout.database.string + "-shm")) == nil else { throw error }
            return try migrated(
                unchangingDatabase(layout, fileSystem, "this user may not write to it"), layout, fileSystem)
        }
    }

    private static func migrated(
        _ queue: DatabaseQueue, _ layout: LibraryLayout, _ fileSystem: any FileSystem
    ) throws -> DatabaseQueue {
        let missing = try queue.read { try checkedMigrations($0, root: layout.root) }
        guard missing.isEmpty else {
            try queue.close()
            try refuseEmptyDatabase(layout, missing, fileSystem)
            let isEmpty = missing.count == Schema.migrator.migrations.count
            throw isEmpty ? LibraryError.unfinished(layout.root) : .older(layout.root)
        }
        return queue
    }

    /// Where SQLite cannot write, it reads a database only in immutable mode. This requires that the last program that
    /// used the database has moved all changes into the main file. `cause` says why it cannot write.
    private static func unchangingDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem, _ cause: String
    ) throws -> DatabaseQueue {
        guard try layout.unwrittenBytes(fileSystem) == 0 else {
            throw LibraryError.unusable(
                layout.root,
                reason: "\(cause) and a run did not end on it; "
                    + "copy it to another disk and name the copy with --library")
        }
        return try immutableDatabase(layout.database)
    }

    /// Opens a database that does not change while it is read. No file is created or locked. Changes in the write-ahead
    /// log are not visible.
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

    /// Opens the database for page requests. Another program may write to it at the same time.
    static func askableDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws -> any DatabaseWriter {
        if fileSystem.isReadOnly(layout.database) {
            throw FileSystemError(.write, layout.database, .system(.readOnlyFileSystem))
        }
        let pool = try changeableDatabase(layout, fileSystem)
        let missing = try pool.read { try checkedMigrations($0, root: layout.root) }
        guard missing.isEmpty else {
            try pool.close()
            try refuseEmptyDatabase(layout, missing, fileSystem)
            throw LibraryError.older(layout.root)
        }
        try setSynchronisation(pool, for: fileSystem.durability)
        return pool
    }

    /// With `checksAnySize`, a large database is checked for damage, too.
    static func writableDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem, checksAnySize: Bool, keptCopy: (FilePath) -> Void
    ) throws -> any DatabaseWriter {
        try refuseUnknownDatabase(layout, fileSystem, checksAnySize: checksAnySize)
        let pool = try changeableDatabase(layout, fileSystem)
        let missing = try pool.read { try missingMigrations($0, root: layout.root) }
        if let first = missing.first {
            // A database without a collection is one whose making was interrupted.
            if missing.count < Schema.migrator.migrations.count,
                try pool.read({ try Bool.fetchOne($0, sql: "SELECT 1 FROM collection") }) != nil
            {
                let copy = layout.databaseCopy(before: first)
                try self.copy(pool, to: copy, fileSystem)
                keptCopy(copy)
            }
            try Schema.migrator.migrate(pool)
        }
        try setSynchronisation(pool, for: fileSystem.durability)
        do {
            try LibraryMarker.ensure(in: layout, of: pool, fileSystem)
        } catch let error as FileSystemError where error.isFullDisk {
            // The next time that the library is opened, it is marked.
        }
        return pool
    }

    /// A write-ahead log needs memory that all its processes share, so that it works on one machine only
    /// (https://www.sqlite.org/wal.html). Where several machines share the files, SQLite uses a rollback journal.
    private static func changeableDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem
    ) throws -> any DatabaseWriter {
        guard fileSystem.isShared(layout.root) else {
            return try DatabasePool(path: layout.database.string, configuration: configuration)
        }
        let queue = try DatabaseQueue(path: layout.database.string, configuration: configuration)
        let mode = try queue.writeWithoutTransaction {
            try String.fetchOne($0, sql: "PRAGMA journal_mode = TRUNCATE")
        }
        guard mode == "truncate" else {
            throw DatabaseError(message: "SQLite did not accept “PRAGMA journal_mode = TRUNCATE”")
        }
        return queue
    }

    /// Checks the database with a queue, because a pool changes its journal mode. The database of another program or of
    /// a newer version must not be changed.
    private static func refuseUnknownDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem, checksAnySize: Bool
    ) throws {
        guard try fileSystem.status(of: layout.database) != nil else { return }
        let queue = try DatabaseQueue(path: layout.database.string, configuration: configuration)
        let missing = try queue.read { try checkedMigrations($0, root: layout.root, anySize: checksAnySize) }
        try refuseEmptyDatabase(layout, missing, fileSystem)
    }

    /// Throws if a library has a database without tables: its own is lost.
    private static func refuseEmptyDatabase(
        _ layout: LibraryLayout, _ missing: [String], _ fileSystem: any FileSystem
    ) throws {
        guard missing.count == Schema.migrator.migrations.count else { return }
        try refuseLoss("it holds nothing", layout, fileSystem)
    }

    /// Up to this many bytes, a database is checked whenever it is opened. That takes 5 ms.
    private static let checkedBytes = 8_000_000

    /// As ``missingMigrations(_:root:)``. Throws an error with ``GRDB/DatabaseError/isDamage`` if the database is
    /// damaged. With `anySize`, a large database is checked, too. Without, damage to one is found where it is read.
    static func checkedMigrations(_ database: Database, root: FilePath, anySize: Bool = false) throws -> [String] {
        let bytes = try Int.fetchOne(
            database, sql: "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
        if anySize || bytes ?? 0 <= checkedBytes, let finding = try damage(of: database, .quick, limit: 1).first {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: finding)
        }
        return try missingMigrations(database, root: root)
    }

    /// The migrations that the database still needs, in order. Throws if the database has a migration that this program
    /// does not know.
    static func missingMigrations(_ database: Database, root: FilePath) throws -> [String] {
        let migrator = Schema.migrator
        // Checked first: GRDB throws if another process creates the table at the same time.
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

    /// Writes a partial file, syncs and renames it, so that a file with the final name is always complete.
    static func copy(
        _ database: any DatabaseReader, to copy: FilePath, _ fileSystem: any FileSystem
    ) throws {
        let partial = copy.partial
        try fileSystem.remove(partial)
        do {
            let destination = try DatabaseQueue(path: partial.string)
            try database.backup(to: destination)
            try destination.close()
            try fileSystem.sync(partial)
            try fileSystem.rename(partial, to: copy, durably: true)
        } catch {
            // An error here is ignored; the error above is thrown.
            try? fileSystem.remove(partial)
            throw error
        }
    }

    /// A pool sets `synchronous` to NORMAL when it opens. A power cut could then lose the last commits.
    private static func setSynchronisation(_ pool: any DatabaseWriter, for durability: Durability) throws {
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
