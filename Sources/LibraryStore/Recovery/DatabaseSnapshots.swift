import GRDB
package import Platform
package import SystemPackage

/// The copies of the database in `snapshots/`, each named by the run after which it was made.
struct DatabaseSnapshots {
    /// How many are kept.
    private static let limit = 3
    private static let suffix = ".sqlite"

    let layout: LibraryLayout
    let fileSystem: any FileSystem

    /// File names, the newest first.
    func names() throws(FileSystemError) -> [String] {
        try fileSystem.entries(of: layout.snapshots)
            .filter { $0.kind == .file && $0.name.hasSuffix(Self.suffix) && !$0.name.hasPrefix(".") }
            .map(\.name).reversed()
    }

    /// The newest one without damage. Nil if there is none.
    func newestUsable() throws(FileSystemError) -> String? {
        try names().first { isUsable(layout.snapshots.appending($0)) }
    }

    private func isUsable(_ file: FilePath) -> Bool {
        // What cannot be opened or read is not usable.
        guard let database = try? Library.immutableDatabase(file) else { return false }
        defer { try? database.close() }
        let isSound = try? database.read { database in
            guard try Library.damage(of: database, .complete, limit: 1).isEmpty else { return false }
            return try Library.missingMigrations(database, root: layout.root).count < Schema.migrator.migrations.count
        }
        return isSound ?? false
    }

    /// Writes a snapshot and removes the oldest beyond the limit. With `replacingAll`: all others.
    func take(of database: any DatabaseReader, named name: String, replacingAll: Bool) throws {
        try fileSystem.makeDirectory(layout.snapshots)
        try requireRoom()
        let file = layout.snapshots.appending(name + Self.suffix)
        try Library.copy(database, to: file, fileSystem)
        let others = try names().filter { $0 != file.name }
        for name in others.dropFirst(replacingAll ? 0 : Self.limit - 1) {
            try fileSystem.remove(layout.snapshots.appending(name))
        }
    }

    /// The database must still be able to grow after a snapshot.
    private func requireRoom() throws(FileSystemError) {
        let needed = 2 * (try fileSystem.status(of: layout.database)?.size ?? 0)
        guard let free = fileSystem.freeBytes(at: layout.snapshots), free < needed else { return }
        throw FileSystemError(.write, layout.snapshots, .littleSpace(free: free, needed: needed))
    }

    /// Removes what a run that died left unfinished.
    func removeUnfinished() throws(FileSystemError) {
        for entry in try unfinished() { try fileSystem.remove(layout.snapshots.appending(entry.name)) }
    }

    func unfinished() throws(FileSystemError) -> [DirectoryEntry] {
        try fileSystem.entries(of: layout.snapshots).filter {
            $0.kind == .file && $0.name.hasPrefix(".") && $0.name.contains(".partial")
        }
    }
}

extension Library {
    /// Writes a copy of the database, from which “verify --repair” restores a lost one. `name` sorts by time. With
    /// `replacingAll`, no earlier snapshot stays, so that what was removed cannot come back.
    package func takeSnapshot(named name: String, replacingAll: Bool = false) throws {
        try DatabaseSnapshots(layout: layout, fileSystem: fileSystem).take(
            of: database, named: name, replacingAll: replacingAll)
    }

    /// The library as it was when its newest usable snapshot was taken. Nil if it has none. It cannot be changed.
    package static func openSnapshot(
        at root: FilePath, fileSystem: any FileSystem
    ) throws(LibraryError) -> Library? {
        let layout = LibraryLayout(root: root)
        let fileSystem = fileSystem.confined(to: root)
        return try naming(root, fileSystem) {
            let snapshots = DatabaseSnapshots(layout: layout, fileSystem: fileSystem)
            guard let newest = try snapshots.newestUsable() else { return nil }
            return Library(
                layout: layout, fileSystem: ReadOnlyFileSystem(fileSystem), redactor: Redactor(),
                database: try immutableDatabase(layout.snapshots.appending(newest)))
        }
    }

    package func removeUnfinishedSnapshots() throws(FileSystemError) {
        try DatabaseSnapshots(layout: layout, fileSystem: fileSystem).removeUnfinished()
    }

    /// Snapshots that a run did not finish, relative to the library, with their sizes.
    package func unfinishedSnapshots() throws(FileSystemError) -> [(path: String, size: Int)] {
        try DatabaseSnapshots(layout: layout, fileSystem: fileSystem).unfinished().map {
            ("snapshots/\($0.name)", $0.size)
        }
    }
}
