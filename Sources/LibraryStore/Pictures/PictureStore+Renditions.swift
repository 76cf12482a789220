import Domain
import GRDB
package import Platform
import SystemPackage

/// Pictures that are made from other pictures for books, and kept for later books. If they are lost, they can be made
/// again; that costs only time.
extension PictureStore {
    /// The recorded renditions of these pictures, by the picture's digest. Files are not checked.
    package func renditions(of sources: [String]) async throws -> [String: [StoredRendition]] {
        try await database.read { database in
            let statement = try database.cachedStatement(sql: "SELECT * FROM rendition WHERE source = ?")
            var found: [String: [StoredRendition]] = [:]
            for source in sources {
                found[source] = try Row.fetchAll(statement, arguments: [source]).compactMap(StoredRendition.init)
            }
            return found
        }
    }

    /// Stores the file of a rendition without a sync. Writes no row.
    package func storeFile(of rendition: StoredRendition, _ bytes: [UInt8]) throws(FileSystemError) {
        let destination = library.root.resolving(rendition.path)
        // Two pictures may have the same rendition and store it at once.
        let temporary = unfinishedRenditions.appending("\(rendition.source)-\(rendition.use)")
        try library.fileSystem.create(temporary, bytes: bytes, durably: false)
        try library.fileSystem.makeDirectory(destination.parent)
        try putInPlace(temporary, as: rendition.path, durably: false)
    }

    /// Syncs the files of these renditions, then records those of recorded pictures. A rendition with the same use is
    /// replaced.
    package func record(_ renditions: [StoredRendition]) async throws {
        guard !renditions.isEmpty else { return }
        try library.fileSystem.syncTree(library.layout.renditions)
        try await database.write { database in
            let statement = try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO rendition (source, use, recipe, digest, format, width, height, bytes)
                    SELECT picture.digest, ?, ?, ?, ?, ?, ?, ? FROM picture WHERE picture.digest = ?
                    """)
            for rendition in renditions {
                try statement.execute(arguments: [
                    rendition.use, rendition.recipe, rendition.digest, rendition.format.rawValue, rendition.width,
                    rendition.height, rendition.fileSize, rendition.source,
                ])
            }
        }
    }

    /// Creates the folders for renditions. Call only while holding the lock.
    package func prepareRenditions() throws(FileSystemError) {
        try library.fileSystem.makeDirectory(library.layout.renditions)
        try library.fileSystem.makeDirectory(unfinishedRenditions)
    }

    /// Removes unfinished files, including those of an export that died. Call only while holding the lock.
    package func removeUnfinishedRenditions() throws(FileSystemError) {
        try library.fileSystem.removeTree(unfinishedRenditions)
    }

    private var unfinishedRenditions: FilePath { library.layout.temporary.appending("renditions") }
}

/// Rendition files for verify and clean.
extension PictureStore {
    package func renditionFileCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(DISTINCT digest) FROM rendition") ?? 0 }
    }

    /// The rendition files with keys above `key`, in the order of their keys.
    package func renditionFiles(after key: String, limit: Int) async throws -> [RenditionFile] {
        try await renditionFiles(after: key, limit: limit, having: "TRUE")
    }

    /// As above, but only renditions of pictures that no panel shows or has shown.
    package func unshownRenditionFiles(after key: String, limit: Int) async throws -> [RenditionFile] {
        try await renditionFiles(
            after: key, limit: limit,
            having: """
                NOT max(EXISTS (SELECT 1 FROM panel WHERE panel.picture = source)
                    OR EXISTS (SELECT 1 FROM earlier_picture WHERE earlier_picture.picture = source))
                """)
    }

    private func renditionFiles(after key: String, limit: Int, having condition: String) async throws
        -> [RenditionFile]
    {
        try await database.read { database in
            try Row.fetchAll(
                database,
                sql: """
                    SELECT digest, format, bytes FROM rendition WHERE digest > ?
                    GROUP BY digest HAVING \(condition) ORDER BY digest LIMIT ?
                    """,
                arguments: [key, limit]
            ).map(RenditionFile.init)
        }
    }

    /// Paths of the files whose digests begin with `prefix`, relative to the library.
    package func renditionPaths(beginning prefix: String) async throws -> Set<String> {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database, sql: "SELECT digest, format, bytes FROM rendition WHERE digest >= ? AND digest < ?",
                // “g” sorts after every hexadecimal digit.
                arguments: [prefix, prefix + "g"])
            return Set(rows.compactMap { RenditionFile($0).file?.path })
        }
    }

    /// Removes all rows that name these files. Remove a damaged file first.
    package func forget(renditionFiles keys: [String]) async throws {
        guard !keys.isEmpty else { return }
        try await database.write { database in
            for key in keys {
                try database.cachedStatement(sql: "DELETE FROM rendition WHERE digest = ?").execute(arguments: [key])
            }
        }
    }
}
