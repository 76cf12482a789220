import Domain
import GRDB
package import Platform
package import SystemPackage

/// Brings back the database of a library from its newest usable snapshot and the journal of its pictures. Only while
/// holding the lock.
package struct DatabaseRestoration: Sendable {
    private static let companions = ["-wal", "-shm", ""]

    /// Where the damaged database is now, relative to the library; nil if there was none.
    package private(set) var kept: String?
    /// Relative to the library; nil if there is no usable one.
    package private(set) var snapshot: String?
    /// How many pictures the database knows again that it did not have.
    package private(set) var adopted = 0

    private let layout: LibraryLayout
    private let fileSystem: any FileSystem

    /// The new database is complete before the damaged one is moved away. `date` becomes part of the name of the latter.
    package init(of root: FilePath, fileSystem: any FileSystem, date: String) throws(LibraryError) {
        layout = LibraryLayout(root: root)
        self.fileSystem = fileSystem
        do {
            try restore(date: date)
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

    private mutating func restore(date: String) throws {
        let partial = layout.database.partial
        for companion in Self.companions { try fileSystem.remove(FilePath(partial.string + companion)) }
        let snapshots = DatabaseSnapshots(layout: layout, fileSystem: fileSystem)
        if let newest = try snapshots.newestUsable() {
            try fileSystem.copy(layout.snapshots.appending(newest), to: partial)
            snapshot = "snapshots/\(newest)"
        }
        let known =
            try PictureJournal(layout: layout, fileSystem: fileSystem).newestFirst().reversed() + readablePictures()
        let database = try DatabaseQueue(path: partial.string, configuration: Library.configuration)
        try Schema.migrator.migrate(database)
        adopted = try database.write { database in
            if snapshot == nil, let marker = LibraryMarker(in: layout, fileSystem) {
                try database.execute(sql: "UPDATE control SET library_mark = ?", arguments: [marker.identifier])
            }
            return try known.reduce(0) { try $0 + (adopt($1, database) ? 1 : 0) }
        }
        try database.close()
        try fileSystem.sync(partial)
        try moveDamagedAside(date: date)
        try fileSystem.rename(partial, to: layout.database, durably: true)
    }

    /// Returns whether the picture is new to the database.
    private func adopt(_ picture: StoredPicture, _ database: Database) throws -> Bool {
        guard try fileSystem.status(of: layout.root.resolving(picture.path))?.size == picture.fileSize
        else { return false }
        try PanelStore.insert(picture, database)
        return database.changesCount > 0
    }

    /// The rows of pictures that can still be read from a damaged database.
    private func readablePictures() -> [StoredPicture] {
        var pictures: [StoredPicture] = []
        var configuration = Library.configuration
        configuration.readonly = true
        guard let queue = try? DatabaseQueue(path: layout.database.string, configuration: configuration)
        else { return [] }
        defer { try? queue.close() }
        // The rows before the first error are used.
        try? queue.read { database in
            let rows = try Row.fetchCursor(
                database,
                sql: "SELECT digest, format, width, height, bytes, recipe, provenance, backend FROM picture")
            while let row = try rows.next() {
                if let picture = StoredPicture(row), SHA256Digest(hex: picture.recipe) != nil {
                    pictures.append(picture)
                }
            }
        }
        return pictures
    }

    /// The log goes first: beside another database it would be taken for that database's log.
    private mutating func moveDamagedAside(date: String) throws {
        let isThere = try fileSystem.status(of: layout.database) != nil
        let name = try vacantName(date: date)
        for companion in Self.companions {
            let file = FilePath(layout.database.string + companion)
            guard try fileSystem.ownStatus(of: file) != nil else { continue }
            try fileSystem.rename(file, to: layout.root.appending(name + companion), durably: true)
        }
        if isThere { kept = name }
    }

    private func vacantName(date: String) throws -> String {
        var number = 1
        while true {
            let name = "library.sqlite.damaged-\(date)" + (number == 1 ? "" : "-\(number)")
            let isVacant = try Self.companions.allSatisfy {
                try fileSystem.ownStatus(of: layout.root.appending(name + $0)) == nil
            }
            if isVacant { return name }
            number += 1
        }
    }
}
