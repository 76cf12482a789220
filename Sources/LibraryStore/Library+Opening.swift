package import FileSystems
import GRDB
package import SystemPackage

extension Library {
    /// What a command does with a library.
    package enum Purpose: Sendable {
        /// Read only: no file of the library is touched, unless its schema is to be migrated.
        case reading
        /// Read and write; the library must be there.
        case writing
        /// Read and write; a library is made where there is none.
        case creating
    }

    /// Whether there is a library, of whatever version and state.
    package static func exists(at root: FilePath, fileSystem: any FileSystem) throws(LibraryError) -> Bool {
        do {
            return try fileSystem.status(of: LibraryLayout(root: root).database) != nil
        } catch {
            throw .fileSystem(root, error)
        }
    }

    package static func open(
        at root: FilePath, fileSystem: any FileSystem, for purpose: Purpose
    ) throws(LibraryError) -> Library {
        let layout = LibraryLayout(root: root)
        do {
            try prepareFolder(layout, fileSystem: fileSystem, creating: purpose == .creating)
            return Library(root: root, fileSystem: fileSystem, database: try openDatabase(layout, for: purpose))
        } catch let error as FileSystemError {
            throw .fileSystem(root, error)
        } catch let error as LibraryError {
            throw error
        } catch let error as DatabaseError {
            throw LibraryError(error, root: root)
        } catch {
            throw .unusable(root, reason: "\(error)")
        }
    }

    private static func prepareFolder(_ layout: LibraryLayout, fileSystem: any FileSystem, creating: Bool) throws {
        if let there = try fileSystem.status(of: layout.root), there.kind != .directory {
            throw LibraryError.notADirectory(layout.root)
        }
        let exists = try fileSystem.status(of: layout.database) != nil
        guard exists || creating else { throw LibraryError.missing(layout.root) }
        if !exists { try fileSystem.makeDirectory(layout.root) }
    }

    private static func openDatabase(_ layout: LibraryLayout, for purpose: Purpose) throws -> any DatabaseWriter {
        var configuration = Configuration()
        configuration.foreignKeysEnabled = true
        configuration.busyMode = .timeout(10)
        configuration.maximumReaderCount = 4
        let path = layout.database.string
        let migrator = Schema.migrator
        if purpose == .reading {
            // A pool writes to the database when it opens; a queue does not.
            let queue = try DatabaseQueue(path: path, configuration: configuration)
            if try queue.read({ try pendingMigrations($0, root: layout.root) }) == 0 { return queue }
            try queue.close()
        }
        let pool = try DatabasePool(path: path, configuration: configuration)
        if try pool.read({ try pendingMigrations($0, root: layout.root) }) > 0 { try migrator.migrate(pool) }
        try requireFullSynchronisation(pool)
        return pool
    }

    /// How many migrations the database still needs; throws where it has had some that this program does not know.
    private static func pendingMigrations(_ database: Database, root: FilePath) throws -> Int {
        let migrator = Schema.migrator
        let applied = try migrator.appliedIdentifiers(database)
        if applied.isEmpty,
            try Bool.fetchOne(
                database, sql: "SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'grdb_%'") != nil
        {
            throw LibraryError.notALibrary(root, reason: "it holds the tables of another program")
        }
        let unknown = applied.subtracting(migrator.migrations).sorted()
        guard unknown.isEmpty else { throw LibraryError.newer(root, unknown: unknown) }
        return migrator.migrations.count - applied.count
    }

    /// A pool sets `synchronous` to NORMAL when it opens, which may lose the last commits in a power cut.
    private static func requireFullSynchronisation(_ pool: DatabasePool) throws {
        let level = try pool.writeWithoutTransaction { database in
            try database.execute(sql: "PRAGMA synchronous = FULL")
            return try Int.fetchOne(database, sql: "PRAGMA synchronous")
        }
        guard level == 2 else {
            throw DatabaseError(message: "SQLite did not accept “PRAGMA synchronous = FULL”")
        }
    }

    /// Closes the database, which moves its write-ahead log into the main file. Waits for readers.
    package func close() throws {
        // The pool closes its writer first, and a reader that is last leaves the log behind.
        (database as? DatabasePool)?.releaseMemory()
        try database.close()
    }
}

extension LibraryError {
    init(_ error: DatabaseError, root: FilePath) {
        self =
            switch error.resultCode {
            case .SQLITE_FULL:
                .fileSystem(root, FileSystemError(.write, root.appending("library.sqlite"), .system(.noSpace)))
            case .SQLITE_NOTADB, .SQLITE_CORRUPT: .notALibrary(root, reason: error.plainReason)
            default: .unusable(root, reason: error.plainReason)
            }
    }
}

extension DatabaseError {
    /// SQLite's words, with what to do where that is known.
    package var plainReason: String {
        switch resultCode {
        case .SQLITE_FULL: "no space is left on the disk; free some and run again, what was made is kept"
        case .SQLITE_READONLY: "it is read-only; give this user write access or name another directory with --library"
        case .SQLITE_CANTOPEN: "permission denied; give this user access to it or name another directory with --library"
        case .SQLITE_BUSY: "another program keeps its database busy; try again when that has ended"
        default: message ?? "SQLite error \(resultCode.rawValue)"
        }
    }
}

extension Library {
    /// The version of SQLite that this program uses.
    package static func sqliteVersion() throws -> String {
        try DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") } ?? "unknown"
    }
}
