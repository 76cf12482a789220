package import FileSystems
import Foundation
import GRDB
package import SystemPackage

/// A library as it stands, its database copied into memory and brought up to date there. Whatever is done to the copy,
/// the library itself is not touched: not its files, not their times, not its lock.
package struct LibraryCopy: Sendable {
    /// Its pictures and books are looked at where they lie.
    package let library: Library
    /// Who works on the library itself at the same time.
    package let worker: String?

    /// How often somebody else may begin to work on the library while it is copied.
    private static let attempts = 5

    /// Of a library of whatever version and state; an empty one where there is none yet.
    package init(of root: FilePath, fileSystem: any FileSystem) throws(LibraryError) {
        let layout = LibraryLayout(root: root)
        (library, worker) = try Library.naming(root) {
            try Library.refuseFile(at: root, fileSystem: fileSystem)
            let memory = try DatabaseQueue(configuration: Library.configuration)
            var worker: String?
            if try Library.exists(at: root, fileSystem: fileSystem) {
                worker = try Self.copy(layout, to: memory, fileSystem)
                _ = try memory.read { try Library.missingMigrations($0, root: root) }
            }
            try Schema.migrator.migrate(memory)
            let library = Library(
                root: root, fileSystem: ReadingFileSystem(fileSystem), database: memory)
            return (library, worker)
        }
    }

    /// Returns who works on the library.
    private static func copy(
        _ layout: LibraryLayout, to memory: DatabaseQueue, _ fileSystem: any FileSystem
    ) throws -> String? {
        for _ in 0..<attempts {
            if case .held(let worker) = try FileLock.standing(at: layout.lock) {
                // Its run keeps what readers share with it.
                try copy(try sharedDatabase(layout), to: memory)
                return worker
            }
            let log = FilePath(layout.database.string + "-wal")
            let logged = try fileSystem.status(of: log)?.size ?? 0
            if logged == 0 {
                try copy(try Library.immutableDatabase(layout.database), to: memory)
            } else {
                try withMendedDatabase(layout.database, log) { try copy($0, to: memory) }
            }
            if case .held = try FileLock.standing(at: layout.lock) { continue }
            if try fileSystem.status(of: log)?.size ?? 0 == logged { return nil }
        }
        throw LibraryError.unusable(
            layout.root, reason: "other programs change it all the time; try again when they have ended")
    }

    private static func copy(_ database: DatabaseQueue, to memory: DatabaseQueue) throws {
        try database.backup(to: memory)
        try database.close()
    }

    private static func sharedDatabase(_ layout: LibraryLayout) throws -> DatabaseQueue {
        var configuration = Library.configuration
        configuration.readonly = true
        return try DatabaseQueue(path: layout.database.string, configuration: configuration)
    }

    /// A run that died left its last changes in the log, and SQLite reads them only where it may write. So both files are
    /// copied to a folder of their own for as long as that takes.
    private static func withMendedDatabase(
        _ database: FilePath, _ log: FilePath, _ body: (DatabaseQueue) throws -> Void
    ) throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "nightpress-\(UUID().uuidString)")
        let copy = folder.appending(path: "library.sqlite").path(percentEncoded: false)
        do {
            try files.createDirectory(
                at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
            for (file, place) in [(database, copy), (log, copy + "-wal")] {
                try files.copyItem(atPath: file.string, toPath: place)
                try files.setAttributes([.posixPermissions: 0o600], ofItemAtPath: place)
            }
        } catch {
            try? files.removeItem(at: folder)
            throw LibraryError.unusable(
                database.removingLastComponent(),
                reason:
                    "a run did not end on it, and its database cannot be copied to “\(folder.path())” to be looked at: "
                    + error.localizedDescription)
        }
        defer { try? files.removeItem(at: folder) }
        try body(try DatabaseQueue(path: copy, configuration: Library.configuration))
    }
}
