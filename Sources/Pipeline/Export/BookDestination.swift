import Domain
import LibraryStore
import Platform
import SystemPackage

/// The place for a book, and whether the book may replace what is there.
struct BookDestination {
    /// The file that would be lost, and what to do. `reason` is text to follow a colon.
    struct Obstacle: Error {
        let reason: String
    }

    /// How the library recognizes its own books.
    enum Claim {
        /// In the library's own folder: everything with the name of a book is one of its books. One that was changed
        /// since is kept under another name.
        case byName(StoredBundle?)
        /// Elsewhere: only a book that this library put there and that is unchanged.
        case byRecord(StoredBundle?)
    }

    let path: FilePath
    let format: ExportFormat
    let fileSystem: any FileSystem

    /// The existing book.
    struct Occupant {
        /// Nil if the library has no record of its content.
        var fingerprint: BookFingerprint?
        /// Whether it is to be kept, because it was changed since the library wrote it.
        var isChanged = false
    }

    /// Throws an ``Obstacle`` if a file that is not the library's would be lost. Nil if nothing is there.
    func occupant(_ claim: Claim) throws -> Occupant? {
        guard let status = try fileSystem.ownStatus(of: path) else { return nil }
        guard status.kind == (format.isFolder ? .directory : .file) else {
            throw Obstacle(
                reason: "“\(path)” is \(Self.words(for: status.kind)), no book of this library; move it away")
        }
        let record: StoredBundle?
        switch claim {
        case .byName(let known):
            try requireOwnFiles(at: path)
            guard let known, known.isPlaced || known.fingerprint != nil else { return Occupant() }
            let fingerprint = try BookFingerprint(at: path, isFolder: format.isFolder, fileSystem)
            return Occupant(fingerprint: fingerprint, isChanged: try !isOwn(fingerprint, known))
        case .byRecord(let known): record = known
        }
        guard let record else {
            throw Obstacle(
                reason: "“\(path)” is there already, and this library has no record of it; "
                    + "move it away or choose another folder")
        }
        try requireOwnFiles(at: path)
        let fingerprint = try BookFingerprint(at: path, isFolder: format.isFolder, fileSystem)
        guard try isOwn(fingerprint, record) else {
            throw Obstacle(
                reason: "“\(path)” has been changed since this library put it there; "
                    + "move it away or choose another folder")
        }
        return Occupant(fingerprint: fingerprint)
    }

    /// Throws an ``Obstacle`` if the folder contains a file that is not part of the book. Reads the folder at
    /// `current`. The error names ``path``, which may be another place.
    func requireOwnFiles(at current: FilePath) throws {
        guard format.isFolder, let foreign = try ReaderFolder(at: current, fileSystem).foreign.first else { return }
        throw Obstacle(
            reason: "“\(path.resolving(foreign))” is no part of the book and would be lost; move it away")
    }

    /// Of books written before fingerprints were recorded, only the size is known.
    private func isOwn(_ fingerprint: BookFingerprint, _ record: StoredBundle) throws -> Bool {
        let recorded = [record.fingerprint, record.formerFingerprint].compactMap(\.self)
        guard !recorded.isEmpty else { return try fileSystem.bookSize(of: path) == record.fileSize }
        return recorded.contains(where: fingerprint.isCovered)
    }

    private static func words(for kind: FileStatus.Kind) -> String {
        switch kind {
        case .file: "a file"
        case .directory: "a folder"
        case .link: "a symbolic link"
        case .other: "no regular file"
        }
    }
}
