import Domain
import GRDB
import Platform
import SystemPackage

/// The file `nightpress-library`. It says that a folder is a library, also when the database is gone.
struct LibraryMarker {
    private static let format = 1
    /// More bytes than any format needs.
    private static let sizeLimit = 10_000

    /// The library's own random text; see ``Library/identifier()``.
    let identifier: String

    init(identifier: String) {
        self.identifier = identifier
    }

    /// Nil if the folder has no marker, or one that cannot be read.
    init?(in layout: LibraryLayout, _ fileSystem: any FileSystem) {
        guard let bytes = try? fileSystem.read(layout.marker, limit: Self.sizeLimit) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        guard let line = lines.first(where: { $0.hasPrefix("identifier ") }) else { return nil }
        identifier = String(line.dropFirst("identifier ".count))
    }

    private var text: String {
        "This folder is a library of Nightpress. Keep this file.\nformat \(Self.format)\nidentifier \(identifier)\n"
    }

    /// Marks a library that has none yet. Before that, its database and the journal of its pictures are synced, so that
    /// a power cut never leaves a marker without them.
    static func ensure(in layout: LibraryLayout, of database: any DatabaseWriter, _ fileSystem: any FileSystem) throws {
        guard try fileSystem.status(of: layout.marker) == nil else { return }
        let (identifier, pictures) = try database.read { database in
            (
                try String.fetchOne(database, sql: "SELECT library_mark FROM control") ?? "",
                try Row.fetchAll(database, sql: "SELECT * FROM picture WHERE provenance = 'model'").compactMap(
                    StoredPicture.init)
            )
        }
        // Syncs the log and the database. Opening the database's file by other means would release SQLite's locks when
        // it is closed.
        if let pool = database as? DatabasePool {
            _ = try pool.writeWithoutTransaction { try $0.checkpoint(.passive) }
        }
        try PictureJournal(layout: layout, fileSystem: fileSystem).append(pictures)
        try fileSystem.sync(layout.root)
        let bytes = Array(LibraryMarker(identifier: identifier).text.utf8)
        try fileSystem.write(bytes, to: layout.marker, durably: true)
    }
}
