import Domain
import GRDB
import Platform
import SystemPackage

/// The picture files of another library that a library does not have.
struct MergedPictures {
    private static let journalBatch = 10_000

    let source: Library
    let target: Library
    private(set) var counts = MergeCounts()
    /// Digests of pictures whose files the source does not have.
    private(set) var lost: [String] = []
    /// The pictures come in the order of their digests, folder by folder.
    private var folder: MergedPictureFolder?

    init(source: Library, target: Library) {
        self.source = source
        self.target = target
    }

    /// Links or copies the files of pictures that have no row in the target. They are on the disk when it returns.
    mutating func take(_ database: Database) throws {
        let missing = try Row.fetchCursor(
            database,
            sql: """
                SELECT * FROM source.picture AS theirs
                WHERE NOT EXISTS (SELECT 1 FROM main.picture AS mine WHERE mine.digest = theirs.digest)
                """)
        var paid: [StoredPicture] = []
        var hasFiles = false
        while let row = try missing.next() {
            guard let picture = StoredPicture(row), try place(picture) else {
                lost.append(row["digest"])
                continue
            }
            hasFiles = true
            if picture.provenance == .model { paid.append(picture) }
            if paid.count == Self.journalBatch { try write(&paid) }
        }
        try write(&paid)
        counts.picturesLost = lost.count
        // Files may also be there since a merge that was interrupted before it synced them.
        if hasFiles { try target.fileSystem.syncTree(target.layout.images) }
    }

    private func write(_ pictures: inout [StoredPicture]) throws {
        try PictureJournal(layout: target.layout, fileSystem: target.fileSystem).append(pictures)
        pictures = []
    }

    /// Returns false if the source has lost the file. A file of the same name and size is the same picture.
    private mutating func place(_ picture: StoredPicture) throws -> Bool {
        let prefix = String(picture.digest.prefix(2))
        if folder?.name != prefix { folder = try MergedPictureFolder(prefix, from: source, to: target) }
        let name = FilePath(picture.path).name ?? ""
        if folder?.present[name] == picture.fileSize { return true }
        guard folder?.sizes[name] == picture.fileSize else { return false }
        let (original, path) = (source.root.resolving(picture.path), target.root.resolving(picture.path))
        if try link(original, to: path) {
            counts.picturesLinked += 1
        } else {
            let temporary = target.layout.temporary.appending(picture.digest)
            try target.fileSystem.copy(original, to: temporary)
            try target.pictures.putInPlace(temporary, as: picture.path, durably: false)
            counts.picturesCopied += 1
        }
        return true
    }

    /// Returns false where it is not possible: on another disk, on one without hard links, or if a file is in the way.
    private func link(_ original: FilePath, to path: FilePath) throws -> Bool {
        do {
            try target.fileSystem.link(original, to: path)
            return true
        } catch {
            guard !error.isFullDisk else { throw error }
            return false
        }
    }
}
