import Domain
import GRDB
package import Platform
import SystemPackage

/// Pictures that are made from pictures whenever a book needs them, and kept so that the next book need not make them.
/// Losing them costs nothing but time.
extension PictureStore {
    /// What is recorded of each of these pictures, by its digest. Files are not looked at.
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

    /// Puts a rendition's file among the library's, without waiting for the disk. No row is written.
    package func storeFile(of rendition: StoredRendition, _ bytes: [UInt8]) throws(FileSystemError) {
        let destination = library.root.resolving(rendition.path)
        // Two pictures may come to the same rendition at once.
        let temporary = unfinishedRenditions.appending("\(rendition.source)-\(rendition.use)")
        try library.fileSystem.create(temporary, bytes: bytes, durably: false)
        try library.fileSystem.makeDirectory(destination.parent)
        try library.fileSystem.rename(temporary, to: destination, durably: false)
    }

    /// Records renditions whose files were stored, once the disk has them. One of the same use is replaced.
    package func record(_ renditions: [StoredRendition]) async throws {
        guard !renditions.isEmpty else { return }
        try library.fileSystem.syncTree(library.layout.renditions)
        try await database.write { database in
            let statement = try database.cachedStatement(
                sql: """
                    INSERT OR REPLACE INTO rendition (source, use, recipe, digest, format, width, height, bytes)
                    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                    """)
            for rendition in renditions {
                try statement.execute(arguments: [
                    rendition.source, rendition.use, rendition.recipe, rendition.digest, rendition.format.rawValue,
                    rendition.width, rendition.height, rendition.fileSize,
                ])
            }
        }
    }

    /// Makes the folders for renditions. Call only while holding the lock.
    package func prepareRenditions() throws(FileSystemError) {
        try library.fileSystem.makeDirectory(library.layout.renditions)
        try library.fileSystem.makeDirectory(unfinishedRenditions)
    }

    /// Removes what is not finished, also of an export that died. Call only while holding the lock.
    package func removeUnfinishedRenditions() throws(FileSystemError) {
        try library.fileSystem.removeTree(unfinishedRenditions)
    }

    private var unfinishedRenditions: FilePath { library.layout.temporary.appending("renditions") }
}

/// What is told of renditions to those who keep a library whole, file by file.
extension PictureStore {
    package func renditionFileCount() async throws -> Int {
        try await database.read { try Int.fetchOne($0, sql: "SELECT count(DISTINCT digest) FROM rendition") ?? 0 }
    }

    /// Those behind a key, in the order of their keys.
    package func renditionFiles(after key: String, limit: Int) async throws -> [RenditionFile] {
        try await renditionFiles(after: key, limit: limit, having: "TRUE")
    }

    /// Likewise those that were made from pictures alone which no panel shows or has shown.
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

    /// Paths of the files whose digests begin so, relative to the library.
    package func renditionPaths(beginning prefix: String) async throws -> Set<String> {
        try await database.read { database in
            let rows = try Row.fetchAll(
                database, sql: "SELECT digest, format, bytes FROM rendition WHERE digest >= ? AND digest < ?",
                // Behind every hexadecimal digit.
                arguments: [prefix, prefix + "g"])
            return Set(rows.compactMap { RenditionFile($0).file?.path })
        }
    }

    /// Removes all rows that name these files. A damaged file must be gone before.
    package func forget(renditionFiles keys: [String]) async throws {
        guard !keys.isEmpty else { return }
        try await database.write { database in
            for key in keys {
                try database.cachedStatement(sql: "DELETE FROM rendition WHERE digest = ?").execute(arguments: [key])
            }
        }
    }
}
