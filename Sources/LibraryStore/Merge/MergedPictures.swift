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
    private var folders: Set<String> = []

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
        let path = target.root.resolving(picture.path)
        if let there = try target.fileSystem.ownStatus(of: path) {
            if there.kind == .file, there.size == picture.fileSize { return true }
            try target.pictures.removeDamaged(picture.path)
        }
        let original = source.root.resolving(picture.path)
        // Refuses a link inside the source.
        guard let status = try source.fileSystem.status(of: original), status.kind == .file,
            status.size == picture.fileSize
        else { return false }
        if folders.insert(String(picture.digest.prefix(2))).inserted {
            try target.fileSystem.makeDirectory(path.parent)
        }
        do {
            try target.fileSystem.link(original, to: path)
            counts.picturesLinked += 1
        } catch  where !error.isFullDisk {
            // Another disk, or one without hard links.
            let temporary = target.layout.temporary.appending(picture.digest)
            try target.fileSystem.copy(original, to: temporary)
            try target.pictures.putInPlace(temporary, as: picture.path, durably: false)
            counts.picturesCopied += 1
        }
        return true
    }
}
