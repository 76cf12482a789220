import GRDB
package import Platform
package import SystemPackage

/// A library as it stands, its database copied and the copy brought up to date. Whatever is done to the copy, the library
/// itself is not touched: not its files, not their times, not its lock.
///
/// The copy is one of SQLite's temporary databases: a small one stays in memory, and what of a large one finds no room
/// in the cache lies in a file without a name, which is gone with the program however that ends.
package struct SnapshotCopy: Sendable {
    /// Its pictures and books are looked at where they lie.
    package let library: Library
    /// Who works on the library itself at the same time.
    package let worker: String?
    /// False where there is no library yet.
    package let isThere: Bool

    /// The name of databases that have none (https://www.sqlite.org/inmemorydb.html#temp_db).
    private static let temporary = ""

    /// How often somebody else may begin to work on the library while it is copied.
    private static let attempts = 5

    /// Of a library of whatever version and state; an empty one where there is none yet. `makeScratchFolder` makes an
    /// empty folder that nobody else looks into; it is asked for one where a run died, and that folder is removed.
    package init(
        of root: FilePath, fileSystem: any FileSystem, makeScratchFolder: () throws -> FilePath
    ) throws(LibraryError) {
        let layout = LibraryLayout(root: root)
        (library, worker, isThere) = try Library.naming(root) {
            try Library.refuseFile(at: root, fileSystem: fileSystem)
            let database = try DatabaseQueue(path: Self.temporary, configuration: Library.configuration)
            var worker: String?
            let isThere = try Library.exists(at: root, fileSystem: fileSystem)
            if isThere {
                worker = try Self.copy(layout, to: database, fileSystem, makeScratchFolder)
                _ = try database.read { try Library.missingMigrations($0, root: root) }
            }
            try Schema.migrator.migrate(database)
            let library = Library(
                root: root, fileSystem: ReadOnlyFileSystem(fileSystem), database: database)
            return (library, worker, isThere)
        }
    }

    /// Returns who works on the library.
    private static func copy(
        _ layout: LibraryLayout, to copy: DatabaseQueue, _ fileSystem: any FileSystem,
        _ makeScratchFolder: () throws -> FilePath
    ) throws -> String? {
        for _ in 0..<attempts {
            if case .held(let worker) = try FileLock.status(at: layout.lock) {
                // Its run keeps what readers share with it.
                try Self.copy(try sharedDatabase(layout), to: copy)
                return worker
            }
            let logged = try fileSystem.status(of: layout.log)?.size ?? 0
            if logged == 0 {
                try Self.copy(try Library.immutableDatabase(layout.database), to: copy)
            } else {
                try withRepairedDatabase(layout, fileSystem, makeScratchFolder) { try Self.copy($0, to: copy) }
            }
            if case .held = try FileLock.status(at: layout.lock) { continue }
            if try fileSystem.status(of: layout.log)?.size ?? 0 == logged { return nil }
        }
        throw LibraryError.unusable(
            layout.root, reason: "other programs change it all the time; try again when they have ended")
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

    /// A run that died left its last changes in the log, and SQLite reads them only where it may write. So both files are
    /// copied to a folder of their own for as long as that takes.
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
        let mended = LibraryLayout(root: folder)
        // Nothing of it is needed any more; the error that matters is the one below.
        defer { try? fileSystem.removeTree(folder) }
        do {
            try fileSystem.copy(layout.database, to: mended.database)
            try fileSystem.copy(layout.log, to: mended.log)
        } catch {
            throw LibraryError.unusable(
                layout.root, reason: "\(died), and its database cannot be copied: \(error)")
        }
        try body(try DatabaseQueue(path: mended.database.string, configuration: Library.configuration))
    }

    private static let died = "a run did not end on it"
}

extension LibraryLayout {
    /// What has not come into the database's main file yet.
    fileprivate var log: FilePath { FilePath(database.string + "-wal") }
}

extension FileSystem {
    fileprivate func copy(_ path: FilePath, to destination: FilePath) throws(FileSystemError) {
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
