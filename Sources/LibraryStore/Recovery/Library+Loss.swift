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
            let isUsed = try database.read { try Bool.fetchOne($0, sql: "SELECT 1 FROM run LIMIT 1") } != nil
            guard !isUsed else { return }
            let existing = try journal.newestFirst().filter(isOnDisk)
            let lost = try unknown(among: existing).count
            guard lost > 0 else { return }
            try Self.refuseLoss(
                "it has no run, and \(existing.count - lost) of the \(existing.count) pictures in “pictures.jsonl”",
                layout, fileSystem)
        }
    }

    /// Adds the rows of pictures that a crash took from the database: those that were on their way to it, and those in
    /// a part of the write-ahead log that is lost. They are not requested again. Only while holding the lock. Returns how
    /// many.
    package func adoptLostPictures() throws(LibraryError) -> Int {
        try Self.naming(root, fileSystem) {
            var lost: [StoredPicture] = []
            var pictures = try journal.newestFirst().makeIterator()
            while true {
                let batch = (0..<Self.batch).compactMap { _ in pictures.next() }
                let missing = try unknown(among: batch)
                lost += try missing.filter(isOnDisk)
                // The log has only the last changes: before a batch of known pictures, all are known.
                guard !missing.isEmpty else { break }
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

    private static let batch = 1000

    private var journal: PictureJournal { PictureJournal(layout: layout, fileSystem: fileSystem) }

    /// The pictures without a row.
    private func unknown(among pictures: [StoredPicture]) throws -> [StoredPicture] {
        try database.read { database in
            let select = try database.cachedStatement(sql: "SELECT 1 FROM picture WHERE digest = ?")
            return try pictures.filter { try Bool.fetchOne(select, arguments: [$0.digest]) == nil }
        }
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
