import GRDB
package import Platform
package import SystemPackage

/// A copy of a library's database, migrated to the present schema. Changes of the copy do not change the library:
/// neither its files, nor their times, nor its lock.
///
/// A small copy is a temporary database of SQLite, which stays in memory. A large one is a file without a name, which the
/// system deletes when the program ends for any reason.
package struct SnapshotCopy: Sendable {
    /// Pictures and books are read from the library itself.
    package let library: Library
    /// The process that holds the library's lock; nil if none does.
    package let worker: String?
    /// False where there is no library yet.
    package let isThere: Bool

    /// The empty name makes a temporary database (https://www.sqlite.org/inmemorydb.html#temp_db).
    private static let temporary = ""

    /// Up to this many bytes, the copy stays in memory.
    private static let bytesInMemory = 32_000_000

    /// How often the copy is tried if another process begins to write to the library meanwhile.
    private static let attempts = 5

    /// Copies a library of any version and state. If there is no library, the copy is empty. `makeScratchFolder` makes
    /// an empty folder that no other process uses. It is called for a large library, and if a run died; the folder is removed.
    package init(
        of root: FilePath, fileSystem: any FileSystem, makeScratchFolder: () throws -> FilePath
    ) throws(LibraryError) {
        let layout = LibraryLayout(root: root)
        let fileSystem = fileSystem.confined(to: root)
        (library, worker, isThere) = try Library.naming(root, fileSystem) {
            try Library.refuseFile(at: root, fileSystem: fileSystem)
            var database = try DatabaseQueue(path: Self.temporary, configuration: Library.configuration)
            var worker: String?
            let isThere = try Library.exists(at: root, fileSystem: fileSystem)
            if isThere {
                try layout.requireOwnParts(fileSystem)
                try Library.refuseMissingDatabase(layout, fileSystem)
                worker = try Self.copy(layout, to: &database, fileSystem, makeScratchFolder)
                _ = try database.read { try Library.checkedMigrations($0, root: root) }
            }
            try Schema.migrator.migrate(database)
            let library = Library(
                layout: layout, fileSystem: ReadOnlyFileSystem(fileSystem), redactor: Redactor(), database: database)
            return (library, worker, isThere)
        }
    }

    /// The copy as a library whose new files are in another folder. Pictures that it has are in the folder of the library
    /// that was copied.
    package func writable(at root: FilePath, fileSystem: any FileSystem, redactor: Redactor) -> Library {
        Library(
            layout: LibraryLayout(root: root), fileSystem: fileSystem.confined(to: root), redactor: redactor,
            database: library.database)
    }

    /// Returns the holder of the library's lock.
    private static func copy(
        _ layout: LibraryLayout, to copy: inout DatabaseQueue, _ fileSystem: any FileSystem,
        _ makeScratchFolder: () throws -> FilePath
    ) throws -> String? {
        for _ in 0..<attempts {
            if case .held(let worker) = try FileLock.status(at: layout.lock) {
                // The run that holds the lock keeps the files that readers share with it.
                try Self.copy(try sharedDatabase(layout), to: copy)
                return worker
            }
            let logged = try layout.unwrittenBytes(fileSystem)
            if logged == 0, try fileSystem.status(of: layout.database)?.size ?? 0 > bytesInMemory {
                copy = try fileCopy(of: layout, fileSystem, makeScratchFolder)
            } else if logged == 0 {
                try Self.copy(try Library.immutableDatabase(layout.database), to: copy)
            } else {
                try withRepairedDatabase(layout, fileSystem, makeScratchFolder) { try Self.copy($0, to: copy) }
            }
            if case .held = try FileLock.status(at: layout.lock) { continue }
            if try layout.unwrittenBytes(fileSystem) == logged { return nil }
        }
        throw LibraryError.unusable(
            layout.root, reason: "other programs change it all the time; try again when they have ended")
    }

    /// The file is copied as it is, which takes a fraction of the time of a copy by SQLite. Its name is removed at once.
    private static func fileCopy(
        of layout: LibraryLayout, _ fileSystem: any FileSystem, _ makeScratchFolder: () throws -> FilePath
    ) throws -> DatabaseQueue {
        let folder = try makeScratchFolder()
        do {
            let file = LibraryLayout(root: folder).database
            try fileSystem.copy(layout.database, to: file)
            let copy = try DatabaseQueue(path: file.string, configuration: Library.configuration)
            // Without a name, no other files can be beside it.
            try copy.writeWithoutTransaction {
                try $0.execute(sql: "PRAGMA journal_mode = MEMORY; PRAGMA synchronous = OFF")
            }
            try fileSystem.removeTree(folder)
            return copy
        } catch {
            // The error to report is the first one.
            try? fileSystem.removeTree(folder)
            throw error
        }
    }

    private static func copy(_ database: DatabaseQueue, to copy: DatabaseQueue) throws {
        try database.backup(to: copy)
        try database.close()
    }

    private static func sharedDatabase(_ layout: LibraryLayout) throws -> DatabaseQueue {
        var configuration = Library.configuration
        configuration.readonly = true
        return try DatabaseQueue(path: layout.database.string, configuration: configuration)
    }

    /// A run that died left its last changes in the log, and SQLite reads the log only if it can write. Therefore all
    /// files are copied to a temporary folder.
    private static func withRepairedDatabase(
        _ layout: LibraryLayout, _ fileSystem: any FileSystem, _ makeScratchFolder: () throws -> FilePath,
        _ body: (DatabaseQueue) throws -> Void
    ) throws {
        let folder: FilePath
        do {
            folder = try makeScratchFolder()
        } catch {
            throw LibraryError.unusable(
                layout.root, reason: "\(died), and no folder can be made to look at its database: \(error)")
        }
        let copyLayout = LibraryLayout(root: folder)
        // The folder is no longer needed, and an error here is ignored; the error below is thrown.
        defer { try? fileSystem.removeTree(folder) }
        do {
            try fileSystem.copy(layout.database, to: copyLayout.database)
            for (log, copy) in zip(layout.logs, copyLayout.logs) where try fileSystem.status(of: log) != nil {
                try fileSystem.copy(log, to: copy)
            }
        } catch {
            throw LibraryError.unusable(
                layout.root, reason: "\(died), and its database cannot be copied: \(error)")
        }
        try body(try DatabaseQueue(path: copyLayout.database.string, configuration: Library.configuration))
    }

    private static let died = "a run did not end on it"
}

extension LibraryLayout {
    /// Changes that are not in the database's main file yet, or are to be undone in it.
    fileprivate var logs: [FilePath] { ["-wal", "-journal"].map { FilePath(database.string + $0) } }

    /// The size of the logs. Without them, the main file has everything.
    func unwrittenBytes(_ fileSystem: any FileSystem) throws(FileSystemError) -> Int {
        var bytes = 0
        for log in logs { bytes += try fileSystem.status(of: log)?.size ?? 0 }
        return bytes
    }
}

extension FileSystem {
    func copy(_ path: FilePath, to destination: FilePath) throws(FileSystemError) {
        let file = try begin(destination)
        var failure: FileSystemError?
        try read(path, inPiecesOf: 1 << 20) { piece in
            guard failure == nil else { return }
            do throws(FileSystemError) {
                try file.append(Array(piece))
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        try file.finish(durably: false)
    }
}
