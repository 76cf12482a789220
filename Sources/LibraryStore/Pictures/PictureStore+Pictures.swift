package import Domain
import GRDB
package import Generation
package import Platform
import SystemPackage

extension PictureStore {
    /// Stores a picture file and returns the picture with its digest. Writes no row.
    ///
    /// `durably` syncs the file and its directory before and after the rename. Then a row that names the file stays
    /// true after a power cut. Use it unless the picture can be drawn again at no cost.
    package func storeFile(
        of picture: GeneratedPicture, recipe: SHA256Digest, provenance: Provenance, backend: String, durably: Bool
    ) throws(FileSystemError) -> StoredPicture {
        let stored = StoredPicture(
            digest: SHA256Digest(of: picture.bytes).hex, format: picture.format, size: picture.size,
            fileSize: picture.bytes.count, recipe: recipe.hex, provenance: provenance, backend: backend,
            figures: picture.figures, notDrawn: picture.notDrawn)
        let destination = library.root.resolving(stored.path)
        if !durably, try isWhole(stored) { return stored }
        // Two panels may store the same picture at once, but not with the same recipe.
        let temporary = library.layout.temporary.appending(stored.recipe)
        try library.fileSystem.create(temporary, bytes: picture.bytes, durably: durably)
        try library.fileSystem.makeDirectory(destination.parent)
        // Another process may have just created the directory and not synced it yet.
        if durably { try library.fileSystem.sync(library.layout.images) }
        try putInPlace(temporary, as: stored.path, durably: durably)
        if durably, provenance == .model {
            try PictureJournal(layout: library.layout, fileSystem: library.fileSystem).append([stored])
        }
        return stored
    }

    /// Stores a picture that no panel shows. It can be drawn again at no cost, and `clean` removes it.
    package func keep(
        _ picture: GeneratedPicture, recipe: SHA256Digest, provenance: Provenance, backend: String
    ) async throws -> StoredPicture {
        try library.fileSystem.makeDirectory(library.layout.temporary)
        let stored = try storeFile(
            of: picture, recipe: recipe, provenance: provenance, backend: backend, durably: false)
        try await database.write { try PanelStore.insert(stored, $0) }
        return stored
    }

    /// The size of most pictures that the collection shows; of two sizes with as many pictures, the larger one. Nil if it
    /// shows none.
    ///
    /// The picture of a comic's panel counts with the size of its page.
    package func usualSize(in collection: CollectionID) async throws -> PixelSize? {
        let isOfComic = "json_type(spec, '$.place') IS NOT NULL"
        return try await database.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT CASE WHEN \(isOfComic) THEN asked_width ELSE width END AS w,
                        CASE WHEN \(isOfComic) THEN asked_height ELSE height END AS h
                    FROM panel JOIN picture ON digest = picture WHERE collection_id = ?
                    GROUP BY w, h ORDER BY count(*) DESC, w * h DESC, w DESC LIMIT 1
                    """,
                arguments: [collection]
            ).flatMap { PixelSize(width: $0["w"] ?? 0, height: $0["h"] ?? 0) }
        }
    }

    /// Renames a file to its final path in the library. A folder with that name is moved aside.
    func putInPlace(_ file: FilePath, as path: String, durably: Bool) throws(FileSystemError) {
        let destination = library.root.resolving(path)
        do {
            try library.fileSystem.rename(file, to: destination, durably: durably)
        } catch {
            guard error.cause == .system(.isDirectory) else { throw error }
            try moveAside(path)
            try library.fileSystem.rename(file, to: destination, durably: durably)
        }
    }

    /// Removes what is at the path of a damaged picture. A folder may have files of a user in it, so it is moved aside.
    package func removeDamaged(_ path: String) throws(FileSystemError) {
        do {
            try library.fileSystem.remove(FilePath(path), below: library.root, durably: true)
        } catch {
            guard error.cause == .isDirectory else { throw error }
            try moveAside(path)
        }
    }

    private func moveAside(_ path: String) throws(FileSystemError) {
        let folder = library.root.resolving(path)
        for number in 1...Self.mostFoldersAside {
            let aside = FilePath("\(folder.string).aside-\(number)")
            guard try library.fileSystem.ownStatus(of: aside) == nil else { continue }
            return try library.fileSystem.rename(folder, to: aside, durably: true)
        }
        throw FileSystemError(.write, folder, .isDirectory)
    }

    private static let mostFoldersAside = 100

    /// A picture that was made with this recipe, if its file is undamaged: a damaged picture must not be reused. A
    /// model without seeds may have made several.
    package func picture(madeBy recipe: SHA256Digest) async throws -> StoredPicture? {
        let found = try await database.read { database in
            let select = try database.cachedStatement(
                sql: "SELECT * FROM picture WHERE recipe = ? ORDER BY digest")
            return try Row.fetchAll(select, arguments: [recipe.hex]).compactMap(StoredPicture.init)
        }
        return try firstWhole(among: found)
    }

    func firstWhole(among pictures: [StoredPicture]) throws -> StoredPicture? {
        try pictures.first(where: isWhole)
    }

    /// Whether the file of a picture is what was stored. False if the file cannot be read.
    func isWhole(_ picture: StoredPicture) throws(FileSystemError) -> Bool {
        guard try isThere(picture) else { return false }
        return (try? bytes(of: picture)) != nil
    }

    /// The page of another panel that shows this picture, if the picture was made with another recipe:
    /// `the-lantern-fox/3`.
    package func place(
        of digest: SHA256Digest, otherThan panel: PanelID, by recipe: SHA256Digest
    ) async throws -> String? {
        try await database.read { database in
            let select = try database.cachedStatement(
                sql: """
                    SELECT story.slug || '/' || page_number
                    FROM panel JOIN story ON story.id = story_id JOIN picture ON digest = panel.picture
                    WHERE picture = ? AND panel.id <> ? AND recipe <> ? ORDER BY panel.id LIMIT 1
                    """)
            return try String.fetchOne(select, arguments: [digest.hex, panel, recipe.hex])
        }
    }

    /// The picture of the last panel before this one in the story that shows an image model's picture.
    package func pictureBefore(_ panel: PanelJob) async throws -> StoredPicture? {
        try await database.read { database in
            try Row.fetchOne(
                database,
                sql: """
                    SELECT picture.* FROM panel JOIN picture ON picture.digest = panel.picture
                    WHERE collection_id = ? AND story_id = ? AND status = \(PanelStatus.list(.ready)) AND provenance = 'model'
                        AND (page_number < ? OR page_number = ? AND number < ?)
                    ORDER BY page_number DESC, number DESC LIMIT 1
                    """,
                arguments: [panel.collection, panel.story, panel.pageNumber, panel.pageNumber, panel.number]
            ).flatMap(StoredPicture.init)
        }
    }

    /// The bytes of a picture's file; nil if they are not those that were stored.
    package func bytes(of picture: StoredPicture) throws(FileSystemError) -> [UInt8]? {
        let bytes = try library.fileSystem.read(
            library.root.resolving(picture.path), limit: picture.fileSize + 1)
        return SHA256Digest(of: bytes).hex == picture.digest ? bytes : nil
    }

    /// Whether a picture's file has the recorded size. False for a folder or a link with its name.
    private func isThere(_ picture: StoredPicture?) throws(FileSystemError) -> Bool {
        guard let picture else { return false }
        let status = try library.fileSystem.ownStatus(of: library.root.resolving(picture.path))
        return status?.kind == .file && status?.size == picture.fileSize
    }

    /// Creates the picture folders and removes temporary files of runs that died. Returns the errors of files that
    /// could not be removed; these files do no harm. Call only while holding the lock.
    package func emptyTemporaryFolder() throws(FileSystemError) -> [FileSystemError] {
        try library.fileSystem.makeDirectory(library.layout.temporary)
        try library.fileSystem.makeDirectory(library.layout.images)
        // A run that was killed may have created them without syncing.
        try library.fileSystem.sync(library.root)
        try library.removeUnfinishedSnapshots()
        var failures: [FileSystemError] = []
        for name in try library.fileSystem.list(library.layout.temporary) {
            do {
                try library.fileSystem.removeTree(library.layout.temporary.appending(name))
            } catch {
                guard !error.isOfWholeDisk else { throw error }
                failures.append(error)
            }
        }
        return failures
    }
}

extension StoredPicture {
    /// Maximum file size in a valid row, in bytes.
    private static let fileSizeLimit = 1 << 32

    /// Nil for a row that this program cannot have written. The digest becomes part of a path.
    init?(_ row: Row) {
        guard let digest = String.fromDatabaseValue(row["digest"]).flatMap(SHA256Digest.init),
            let format = String.fromDatabaseValue(row["format"]).flatMap(PictureFormat.init),
            let provenance = String.fromDatabaseValue(row["provenance"]).flatMap(Provenance.init),
            let width = Int.fromDatabaseValue(row["width"]), let height = Int.fromDatabaseValue(row["height"]),
            let size = PixelSize(width: width, height: height),
            let fileSize = Int.fromDatabaseValue(row["bytes"]), 1...Self.fileSizeLimit ~= fileSize,
            let recipe = String.fromDatabaseValue(row["recipe"]),
            let backend = String.fromDatabaseValue(row["backend"])
        else { return nil }
        self.init(
            digest: digest.hex, format: format, size: size, fileSize: fileSize, recipe: recipe,
            provenance: provenance, backend: backend)
        // Not all queries read them. A damaged list is no reason to lose the picture, and books can be made without.
        figures = (row["figures"] as String?).flatMap { try? JSON.value($0) } ?? []
        notDrawn = (try? Self.notDrawn(in: row)) ?? []
    }

    /// Empty if the query does not read them. Throws if they are damaged.
    static func notDrawn(in row: Row) throws -> [String] {
        try (row["not_drawn"] as String?).map { try JSON.value($0) } ?? []
    }
}
