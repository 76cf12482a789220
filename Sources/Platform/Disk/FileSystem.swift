package import SystemPackage

/// The one door to the disk. Every path comes in whole; nothing here depends on the working directory.
package protocol FileSystem: Sendable {
    /// What syncing does, and what a database on it waits for.
    var durability: Durability { get }

    /// The whole file. Refuses with ``FileSystemError/Cause/tooLarge(limit:)`` rather than keep more than `limit`
    /// bytes.
    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8]

    /// Makes a new file; one that is there is replaced in place. `durably` syncs it before it is closed.
    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError)

    /// Begins a new file that is written piece by piece; one that is there is replaced in place.
    func begin(_ path: FilePath) throws(FileSystemError) -> any NewFile

    /// Renames over whatever is there. `durably` syncs the directory afterwards.
    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError)

    /// Lets two files or folders change their names at once. Throws an error that
    /// ``FileSystemError/meansNoExchange`` where the file system cannot.
    func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError)

    /// Syncs a file that someone else wrote.
    func sync(_ path: FilePath) throws(FileSystemError)

    /// Syncs all files below a directory and the directories themselves, whoever wrote them.
    func syncTree(_ path: FilePath) throws(FileSystemError)

    /// Takes the lock of that name if nobody holds it; see ``FileLock``.
    func lock(_ path: FilePath, holder: String) throws(FileSystemError) -> FileLock.Attempt

    /// Removes a file; one that is not there is no error.
    func remove(_ path: FilePath) throws(FileSystemError)

    /// Removes a file, or a directory with all that is in it; of a symbolic link the link alone. None is no error.
    func removeTree(_ path: FilePath) throws(FileSystemError)

    /// Makes the directory and those above it.
    func makeDirectory(_ path: FilePath) throws(FileSystemError)

    /// Names in a directory, sorted bytewise.
    func list(_ path: FilePath) throws(FileSystemError) -> [String]

    /// What a path leads to, links followed; nil where nothing is there.
    func status(of path: FilePath) throws(FileSystemError) -> FileStatus?

    /// What has a path itself, a link not followed; nil where nothing is there.
    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus?

    /// The path by which a place is known without links: those on the way are followed, `..` leaves what they lead to, and
    /// what is not there yet is taken as it is written.
    func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath

    /// Hands out a file from front to back, at most `size` bytes at a time. What is a link, a directory or a pipe is
    /// refused, so that nothing waits for ever and nothing is read but what has the name.
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError)

    /// Removes a file below a directory, or a link itself; one that is not there is no error. No link is followed on
    /// the way down from `root`, so that nothing beside it can be reached. `durably` syncs its directory afterwards.
    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError)

    /// Removes an empty directory in the same way.
    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError)

    /// Whether a path lies on a file system on which nobody can write.
    func isReadOnly(_ path: FilePath) -> Bool

    /// How many bytes may still be written where a path lies; nil where that is not known.
    func freeBytes(at path: FilePath) -> Int?
}

package struct FileStatus: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        case directory
        /// A symbolic link, where links are not followed.
        case link
        case other
    }

    package var kind: Kind
    /// Bytes.
    package var size: Int
    /// When its content changed last, or that of a directory: nanoseconds since 1970.
    package var modified: Int64 = 0
}

/// What has a name in a directory.
package struct DirectoryEntry: Hashable, Sendable {
    package var name: String
    package var kind: FileStatus.Kind
    /// Bytes.
    package var size: Int
}

extension FileSystem {
    package var durability: Durability { .full }

    package func freeBytes(at path: FilePath) -> Int? { nil }

    package func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath { path.normalized }

    /// What lies in a directory, links not followed; sorted by name bytewise. Nothing where there is no directory.
    package func entries(of path: FilePath) throws(FileSystemError) -> [DirectoryEntry] {
        guard try status(of: path) != nil else { return [] }
        var entries: [DirectoryEntry] = []
        for name in try list(path) {
            // A name that is no UTF-8 is not found again under the name that it was read as.
            let status = try ownStatus(of: path.appending(name)) ?? FileStatus(kind: .other, size: 0)
            entries.append(DirectoryEntry(name: name, kind: status.kind, size: status.size))
        }
        return entries
    }

    package func syncTree(_ path: FilePath) throws(FileSystemError) {
        for entry in try entries(of: path) {
            switch entry.kind {
            case .directory: try syncTree(path.appending(entry.name))
            case .file: try sync(path.appending(entry.name))
            case .link, .other: break
            }
        }
        try sync(path)
    }

    package func begin(_ path: FilePath) throws(FileSystemError) -> any NewFile { BufferedNewFile(path, on: self) }

    package func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError) {
        throw FileSystemError(.rename, path, .system(.notSupported))
    }

    /// Gives a folder another's name, and that one its own, for the caller to look at and remove; where nothing had the
    /// name, nothing has the other afterwards. Both lie on one file system, and the new one is synced already. Where they
    /// cannot be exchanged at once, the old one lies beside its place for a moment; what dies then is put right by
    /// ``recoverTree(_:)``.
    package func replaceTree(_ path: FilePath, with new: FilePath) throws(FileSystemError) {
        guard try ownStatus(of: path) != nil else { return try rename(new, to: path, durably: true) }
        do {
            try exchange(path, with: new)
        } catch {
            guard error.meansNoExchange else { throw error }
            return try replaceTreeInSteps(path, with: new)
        }
        try sync(path.directory)
    }

    private func replaceTreeInSteps(_ path: FilePath, with new: FilePath) throws(FileSystemError) {
        let aside = path.partial
        guard try ownStatus(of: aside) == nil else { throw FileSystemError(.rename, aside, .system(.fileExists)) }
        try rename(path, to: aside, durably: true)
        do {
            try rename(new, to: path, durably: true)
        } catch {
            // Where even that fails, the old one is beside its place until it is recovered.
            try? rename(aside, to: path, durably: true)
            throw error
        }
        try rename(aside, to: new, durably: false)
    }

    /// Ends what a ``replaceTree(_:with:)`` that died has begun: the old folder gets its place again, and is removed where
    /// the new one has it. Only to be called for a place in which one was begun: what is told by its name alone may be
    /// anybody's.
    package func recoverTree(_ path: FilePath) throws(FileSystemError) {
        let aside = path.partial
        guard try ownStatus(of: aside) != nil else { return }
        if try ownStatus(of: path) == nil {
            try rename(aside, to: path, durably: true)
        } else {
            try removeTree(aside)
        }
    }

    package func lock(_ path: FilePath, holder: String) throws(FileSystemError) -> FileLock.Attempt {
        try FileLock.attempt(at: path, holder: holder)
    }

    /// Writes beside, then renames: the file is whole or not there. `durably` makes it outlive a power cut.
    package func write(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        let partial = path.partial
        do {
            try create(partial, bytes: bytes, durably: durably)
            try rename(partial, to: path, durably: durably)
        } catch {
            // What is left of it is of no use; the error that matters is the one above.
            try? remove(partial)
            throw error
        }
    }
}
