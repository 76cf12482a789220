import GRDB
package import Platform
package import SystemPackage

/// A directory that holds stories, page specs, pictures and their history: the hand-over between stages.
///
/// `library.sqlite` (WAL, `synchronous=FULL` but where the file system is ``Durability/relaxed``;
/// `library.sqlite.before-<migration>` as it was for an older version),
/// `images/ab/<sha256>.<ext>`, `renditions/ab/<sha256>.<ext>`, `reports/<run>/`, `bundles/`, `temporary/`, `lock`. Every piece is recorded the moment it is whole; nothing that a crash could lose is kept in memory.
package struct Library: Sendable {
    package let root: FilePath
    package let fileSystem: any FileSystem
    let database: any DatabaseWriter
}

/// The places of a library, known without opening it.
package struct LibraryLayout: Sendable {
    package let root: FilePath

    package init(root: FilePath) {
        self.root = root
    }

    var database: FilePath { root.appending("library.sqlite") }
    var images: FilePath { root.appending("images") }
    var renditions: FilePath { root.appending("renditions") }
    package var reports: FilePath { root.appending("reports") }
    var bundles: FilePath { root.appending("bundles") }
    /// Files that have no name yet. Emptied when a run begins.
    package var temporary: FilePath { root.appending("temporary") }
    package var lock: FilePath { root.appending("lock") }

    /// The database as it was before a migration.
    func databaseCopy(before migration: String) -> FilePath {
        root.appending("library.sqlite.before-\(migration)")
    }
}

extension Library {
    package var layout: LibraryLayout { LibraryLayout(root: root) }

    /// Drawn at random when the library is made or migrated: another one in every library.
    package func identifier() async throws -> String {
        try await database.read {
            try String.fetchOne($0, sql: "SELECT library_mark FROM control") ?? ""
        }
    }
}
