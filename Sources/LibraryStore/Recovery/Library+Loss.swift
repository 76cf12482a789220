import GRDB
import Platform
import SystemPackage

/// Finds out that a library has lost its database, so that a run never starts over silently.
extension Library {
    /// How much of a database is checked.
    enum DatabaseCheck: String {
        /// Everything but the content of indexes.
        case quick = "quick_check"
        case complete = "integrity_check"
    }

    /// Damage that SQLite finds, at most `limit` findings.
    static func damage(of database: Database, _ check: DatabaseCheck, limit: Int) throws -> [String] {
        var findings: [String] = []
        do {
            let rows = try String.fetchCursor(database, sql: "PRAGMA \(check.rawValue)(\(limit))")
            while let text = try rows.next() {
                findings += text.split(separator: "\n").map { String($0) }.filter { !$0.hasPrefix("***") }
            }
        } catch let error as DatabaseError where error.isDamage {
            findings.append(error.message ?? "it cannot be read")
        }
        return findings == ["ok"] ? [] : Array(findings.prefix(limit))
    }

    /// Whether the folder holds something that only a library with a database can have made: its marker, a snapshot, or
    /// a picture.
    static func hasTraces(in layout: LibraryLayout, _ fileSystem: any FileSystem) throws(FileSystemError) -> Bool {
        if try fileSystem.status(of: layout.marker) != nil { return true }
        if try !DatabaseSnapshots(layout: layout, fileSystem: fileSystem).names().isEmpty { return true }
        for folder in try fileSystem.entries(of: layout.images) where folder.kind == .directory {
            if try fileSystem.list(layout.images.appending(folder.name)).contains(where: isPictureName) { return true }
        }
        return false
    }

    private static func isPictureName(_ name: String) -> Bool {
        guard let dot = name.firstIndex(of: ".") else { return false }
        return SHA256Digest(hex: String(name[..<dot])) != nil
    }

    /// Throws ``LibraryError/lostDatabase(_:reason:snapshot:)`` if a library has no database or an empty file in its
    /// place.
    static func refuseMissingDatabase(_ layout: LibraryLayout, _ fileSystem: any FileSystem) throws {
        let size = try fileSystem.status(of: layout.database)?.size
        guard size ?? 0 == 0 else { return }
        try refuseLoss(size == nil ? "it is missing" : "it is empty", layout, fileSystem)
    }

    /// Throws the same for another `reason`. Does nothing if the folder has no traces of a library.
    static func refuseLoss(_ reason: String, _ layout: LibraryLayout, _ fileSystem: any FileSystem) throws {
        guard try hasTraces(in: layout, fileSystem) else { return }
        let snapshot = try DatabaseSnapshots(layout: layout, fileSystem: fileSystem).newestUsable()
        throw LibraryError.lostDatabase(layout.root, reason: reason, snapshot: snapshot.map { "snapshots/\($0)" })
    }
}

extension Library {
    /// Throws ``LibraryError/lostDatabase(_:reason:snapshot:)`` if the database has no run and lacks pictures of the
    /// journal that are on the disk: its write-ahead log was lost before its content was in the main file.
    package func requireKnownPictures() throws(LibraryError) {
        try Self.naming(root, fileSystem) {
            try database.read { database in
                guard try Bool.fetchOne(database, sql: "SELECT 1 FROM run LIMIT 1") == nil else { return }
                let existing = try journal.newestFirst().filter(isOnDisk)
                let known = try existing.count { try Self.isKnown($0, database) }
                guard known < existing.count else { return }
                try Self.refuseLoss(
                    "it has no run, and \(known) of the \(existing.count) pictures in “pictures.jsonl”", layout,
                    fileSystem)
            }
        }
    }

    /// Adds the rows of pictures that a crash took from the database: those that were on their way to it, and those in
    /// a part of the write-ahead log that is lost. They are not requested again. Only while holding the lock. Returns how
    /// many.
    package func adoptLostPictures() throws(LibraryError) -> Int {
        try Self.naming(root, fileSystem) {
            var (lost, knownInARow) = ([StoredPicture](), 0)
            let pictures = try journal.newestFirst()
            try database.read { database in
                for picture in pictures where knownInARow < Self.mostKnown {
                    if try Self.isKnown(picture, database) {
                        knownInARow += 1
                    } else if try isOnDisk(picture) {
                        knownInARow = 0
                        lost.append(picture)
                    }
                }
            }
            guard !lost.isEmpty else { return 0 }
            // Of two lines for one picture, the older one is its row.
            return try database.write { database in
                try lost.reversed().count {
                    try PanelStore.insert($0, database)
                    return database.changesCount > 0
                }
            }
        }
    }

    /// After so many known pictures in a row, the database has all earlier ones: the log has only the last changes.
    private static let mostKnown = 1000

    private var journal: PictureJournal { PictureJournal(layout: layout, fileSystem: fileSystem) }

    private static func isKnown(_ picture: StoredPicture, _ database: Database) throws -> Bool {
        let select = try database.cachedStatement(sql: "SELECT 1 FROM picture WHERE digest = ?")
        return try Bool.fetchOne(select, arguments: [picture.digest]) != nil
    }

    private func isOnDisk(_ picture: StoredPicture) throws -> Bool {
        let status = try fileSystem.ownStatus(of: root.resolving(picture.path))
        return status?.kind == .file && status?.size == picture.fileSize
    }
}

extension DatabaseError {
    /// Whether the file is damaged or no database.
    var isDamage: Bool { resultCode == .SQLITE_CORRUPT || resultCode == .SQLITE_NOTADB }
}
