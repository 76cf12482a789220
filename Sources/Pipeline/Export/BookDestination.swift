import Domain
import LibraryStore
import Platform
import SystemPackage

/// Where a book is to be put, and whether it may take the place of what lies there.
struct BookDestination {
    /// Whose file would be lost, and what to do, for behind a colon.
    struct Obstacle: Error {
        let reason: String
    }

    /// By what the library knows its own.
    enum Claim {
        /// In its own folder what is called as its books are is one.
        case byName
        /// Elsewhere only what it has put there and nobody has changed.
        case byRecord(StoredBundle?)
    }

    let path: FilePath
    let format: ExportFormat
    let fileSystem: any FileSystem

    /// Throws an ``Obstacle`` where somebody's file would be lost. Returns the fingerprint of what lies there, if it is
    /// known by that.
    func occupant(_ claim: Claim) throws -> BookFingerprint? {
        guard let status = try fileSystem.ownStatus(of: path) else { return nil }
        guard status.kind == (format.isFolder ? .directory : .file) else {
            throw Obstacle(
                reason: "“\(path)” is \(Self.words(for: status.kind)), no book of this library; move it away")
        }
        guard case .byRecord(let record) = claim else {
            try requireOwnFiles(at: path)
            return nil
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
        return fingerprint
    }

    /// Throws an ``Obstacle`` where something lies in a folder that is no part of the book. It is looked into at
    /// `current`, which may be another place than it is told of.
    func requireOwnFiles(at current: FilePath) throws {
        guard format.isFolder, let foreign = try ReaderFolder(at: current, fileSystem).foreign.first else { return }
        throw Obstacle(
            reason: "“\(path.resolving(foreign))” is no part of the book and would be lost; move it away")
    }

    /// Of books from before fingerprints were recorded nothing but their size is known.
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
