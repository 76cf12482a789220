import GRDB
package import Platform
package import SystemPackage

extension Library {
    /// What a command needs a library for.
    package enum Purpose: Sendable {
        /// Read only: no file of the library is changed. Throws ``LibraryError/older(_:)`` or
        /// ``LibraryError/unfinished(_:)`` if its schema needs a migration.
        case reading
        /// Read, and write requests for runs. Needs no lock. Throws ``LibraryError/older(_:)`` if its schema needs a
        /// migration.
        case asking
        /// Read and write; the library must exist. Migrates. Only while holding the lock.
        case writing
        /// Read and write; creates the library if it does not exist. Migrates. Only while holding the lock.
        case creating
    }

    /// Whether there is a library of any version, usable or not, also one that has lost its database.
    package static func exists(at root: FilePath, fileSystem: any FileSystem) throws(LibraryError) -> Bool {
        let layout = LibraryLayout(root: root)
        do {
            if try fileSystem.ownStatus(of: layout.database) != nil { return true }
            return try hasTraces(in: layout, fileSystem)
        } catch {
            throw .fileSystem(root, error)
        }
    }

    /// Throws if there is no library of any version, usable or not.
    package static func requirePresence(at root: FilePath, fileSystem: any FileSystem) throws(LibraryError) {
        try refuseFile(at: root, fileSystem: fileSystem)
        guard try exists(at: root, fileSystem: fileSystem) else { throw .missing(root) }
    }

    static func refuseFile(at root: FilePath, fileSystem: any FileSystem) throws(LibraryError) {
        let there: FileStatus?
        do {
            there = try fileSystem.status(of: root)
        } catch {
            throw .fileSystem(root, error)
        }
        if let there, there.kind != .directory { throw .notADirectory(root) }
    }

    /// No link below `root` is followed. `keptCopy` receives the path of the copy of the database that was made before a
    /// migration.
    package static func open(
        at root: FilePath, fileSystem: any FileSystem, for purpose: Purpose, redactor: Redactor = Redactor(),
        keptCopy: (FilePath) -> Void = { _ in }
    ) throws(LibraryError) -> Library {
        let layout = LibraryLayout(root: root)
        let fileSystem = fileSystem.confined(to: root)
        return try naming(root, fileSystem) {
            if purpose == .creating {
                try refuseFile(at: root, fileSystem: fileSystem)
                try fileSystem.makeDirectory(root)
            } else {
                try requirePresence(at: root, fileSystem: fileSystem)
            }
            try layout.requireOwnParts(fileSystem)
            try refuseMissingDatabase(layout, fileSystem)
            let database: any DatabaseWriter =
                switch purpose {
                case .reading: try readableDatabase(layout, fileSystem)
                case .asking: try askableDatabase(layout, fileSystem)
                case .writing, .creating:
                    try writableDatabase(
                        layout, fileSystem, checksAnySize: purpose == .creating, keptCopy: keptCopy)
                }
            return Library(layout: layout, fileSystem: fileSystem, redactor: redactor, database: database)
        }
    }

    /// Adds the library's path to errors.
    static func naming<Value>(
        _ root: FilePath, _ fileSystem: any FileSystem, _ body: () throws -> Value
    ) throws(LibraryError) -> Value {
        do {
            do {
                return try body()
            } catch let error as DatabaseError where error.isDamage {
                try refuseLoss(
                    "it is damaged (\(error.message ?? "SQLite cannot read it"))", LibraryLayout(root: root), fileSystem
                )
                throw error
            }
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

    /// Closes the database, which moves its write-ahead log into the main file. Waits for readers.
    package func close() throws {
        // The pool closes its writer first. If a reader is the last to close, the log file is left.
        (database as? DatabasePool)?.releaseMemory()
        try database.close()
    }
}

extension LibraryError {
    init(_ error: DatabaseError, root: FilePath) {
        self =
            switch error.resultCode {
            case _ where error.isFullDisk:
                .fileSystem(root, FileSystemError(.write, root.appending("library.sqlite"), .system(.noSpace)))
            case .SQLITE_NOTADB: .notALibrary(root, reason: error.plainReason)
            default: .unusable(root, reason: error.plainReason)
            }
    }
}

extension DatabaseError {
    /// SQLite reports an input/output error if the index of its write-ahead log does not fit on the disk.
    var isFullDisk: Bool {
        resultCode == .SQLITE_FULL || extendedResultCode == .SQLITE_IOERR_SHMSIZE
    }

    /// SQLite's message, with a remedy if one is known.
    var plainReason: String {
        switch resultCode {
        case _ where isFullDisk: "no space is left on the disk; free some and run again, what was made is kept"
        case .SQLITE_READONLY: "it is read-only; give this user write access or name another directory with --library"
        case .SQLITE_CANTOPEN:
            """
            it cannot be opened; give this user access to its folder and all files in it, and allow the program to open \
            more files where “ulimit -n” is below 256, or name another directory with --library
            """
        case .SQLITE_BUSY: "another program keeps its database busy; try again when that has ended"
        case .SQLITE_CORRUPT:
            """
            it is damaged (\(message ?? "SQLite error \(resultCode.rawValue)")); restore it with “nightpress verify --repair”, \
            which keeps the damaged one. A copy from before an update may lie beside it as “library.sqlite.before-…”; \
            pictures stay in “images”
            """
        default: message ?? "SQLite error \(resultCode.rawValue)"
        }
    }
}

extension Library {
    package static func sqliteVersion() throws -> String {
        try DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") } ?? "unknown"
    }
}
