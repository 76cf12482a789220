import GRDB
package import Platform
package import SystemPackage

/// A directory with stories, page specs, pictures and their history. Stages pass data to each other through it.
///
/// `library.sqlite` (WAL, `synchronous=FULL` unless the file system is ``Durability/relaxed``;
/// `library.sqlite.before-<migration>` is a copy from before a migration), `images/ab/<sha256>.<ext>`,
/// `renditions/ab/<sha256>.<ext>`, `reports/<run>/`, `bundles/` (`….differs-<date>` is a book that was changed),
/// `snapshots/<run>.sqlite` (copies of the database from after the last runs), `pictures.jsonl` (the journal of paid
/// pictures), `nightpress-library` (the marker), `temporary/`, `lock`. `library.sqlite.damaged-<date>` is a damaged
/// database that was replaced. Every result is recorded as soon as it is complete. Nothing that a crash could lose is
/// kept only in memory.
package struct Library: Sendable {
    package let layout: LibraryLayout
    package let fileSystem: any FileSystem
    /// Masks keys in texts of backends before they are stored.
    package let redactor: Redactor
    let database: any DatabaseWriter
}

/// The paths in a library, known without opening it.
package struct LibraryLayout: Sendable {
    package let root: FilePath

    var database: FilePath { root.appending("library.sqlite") }
    var images: FilePath { root.appending("images") }
    var renditions: FilePath { root.appending("renditions") }
    package var reports: FilePath { root.appending("reports") }
    var bundles: FilePath { root.appending("bundles") }
    /// Copies of the database; see ``DatabaseSnapshots``.
    var snapshots: FilePath { root.appending("snapshots") }
    /// See ``PictureJournal``.
    var journal: FilePath { root.appending("pictures.jsonl") }
    /// See ``LibraryMarker``.
    var marker: FilePath { root.appending("nightpress-library") }
    /// Files that do not have their final names yet. Emptied when a run begins.
    package var temporary: FilePath { root.appending("temporary") }
    package var lock: FilePath { root.appending("lock") }

    package init(root: FilePath) {
        self.root = root
    }

    /// Throws if a part of the library is a symbolic link, or a file of the database, the journal or the marker is no
    /// regular file: SQLite opens its files by their paths and follows links, and a picture must not be paid for that the
    /// journal cannot take. Call it before the database is opened.
    func requireOwnParts(_ fileSystem: any FileSystem) throws(FileSystemError) {
        try requireOwnDatabaseFiles(fileSystem)
        for path in [journal, marker] { try requireFile(path, fileSystem) }
        for path in parts {
            if try fileSystem.ownStatus(of: path)?.kind == .link {
                throw FileSystemError(.read, path, .isLinkInLibrary)
            }
        }
    }

    /// Throws if a file of the database is no regular file.
    func requireOwnDatabaseFiles(_ fileSystem: any FileSystem) throws(FileSystemError) {
        for suffix in ["", "-wal", "-shm", "-journal"] {
            try requireFile(FilePath(database.string + suffix), fileSystem)
        }
    }

    private func requireFile(_ path: FilePath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        guard let kind = try fileSystem.ownStatus(of: path)?.kind, let obstacle = kind.obstacle else { return }
        throw FileSystemError(.read, path, kind == .link ? .isLinkInLibrary : obstacle)
    }

    /// What a library has besides its database.
    private var parts: [FilePath] {
        [images, renditions, reports, bundles, snapshots, temporary, lock]
    }

    /// The copy of the database from before a migration.
    func databaseCopy(before migration: String) -> FilePath {
        root.appending("library.sqlite.before-\(migration)")
    }
}

extension Library {
    package var root: FilePath { layout.root }

    /// A random text, chosen when the library is created or migrated. It differs between libraries.
    package func identifier() async throws -> String {
        try await database.read {
            try String.fetchOne($0, sql: "SELECT library_mark FROM control") ?? ""
        }
    }
}
