package import SystemPackage

/// All disk access of the program. Every path is complete; nothing depends on the working directory.
package protocol FileSystem: Sendable {
    /// What a sync does, and what a database on this file system waits for.
    var durability: Durability { get }

    /// The same file system, which does not follow any symbolic link below `root`: such a link is an error, except for
    /// ``ownStatus(of:)`` and for operations that replace or remove the link itself. `root` may be reached through links.
    func confined(to root: FilePath) -> any FileSystem

    /// Reads the whole file. It must be a regular file, so that reading never blocks. Throws ``FileSystemError/Cause/tooLarge(limit:)`` if it has more than `limit` bytes.
    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8]

    /// Creates a file; an existing one is replaced in place. `durably` syncs it before it is closed.
    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError)

    /// Adds bytes to the end of a file, in one piece; creates the file if there is none. `durably` syncs the file.
    func append(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError)

    /// Begins a file that is written in pieces; an existing one is replaced in place.
    func begin(_ path: FilePath) throws(FileSystemError) -> any NewFile

    /// Renames, and replaces an existing destination, but no pipe, socket or device. `durably` syncs the directory afterwards.
    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError)

    /// Gives a file a second name. Throws if the file system cannot, for example for a file of another disk, or if the
    /// name is taken.
    func link(_ path: FilePath, to destination: FilePath) throws(FileSystemError)

    /// Exchanges the names of two files or folders atomically. Throws an error with ``FileSystemError/meansNoExchange``
    /// if the file system does not support it.
    func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError)

    /// Syncs a file that may have been written by another process.
    func sync(_ path: FilePath) throws(FileSystemError)

    /// Syncs all files below a directory and the directories, including those that other processes wrote.
    func syncTree(_ path: FilePath) throws(FileSystemError)

    /// Takes the lock with that name if it is free; see ``FileLock``.
    func lock(_ path: FilePath, holder: String) throws(FileSystemError) -> FileLock.Attempt

    /// Removes a file. A missing file is not an error.
    func remove(_ path: FilePath) throws(FileSystemError)

    /// Removes a file, or a directory with its contents. Of a symbolic link only the link is removed. A missing file is
    /// not an error.
    func removeTree(_ path: FilePath) throws(FileSystemError)

    /// Creates the directory and its missing parents.
    func makeDirectory(_ path: FilePath) throws(FileSystemError)

    /// Names in a directory, sorted bytewise.
    func list(_ path: FilePath) throws(FileSystemError) -> [String]

    /// The names in a directory with what they stand for, sorted bytewise; empty if there is no such directory. Links are
    /// not followed.
    func entries(of path: FilePath) throws(FileSystemError) -> [DirectoryEntry]

    /// The status of a file, with links followed; nil if it does not exist.
    func status(of path: FilePath) throws(FileSystemError) -> FileStatus?

    /// The status of the path itself, with links not followed; nil if it does not exist.
    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus?

    /// The status of each of these names in a folder, with links not followed; nil for what does not exist.
    func ownStatuses(of names: [String], in folder: FilePath) throws(FileSystemError) -> [FileStatus?]

    /// The path without links. Links in existing parts are followed; `..` leaves the target of a link. Missing parts
    /// are taken unchanged.
    func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath

    /// Passes a file's bytes to `body` in order, at most `size` bytes at a time. Links, directories and pipes are
    /// refused, so that it never blocks and reads only the named file.
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError)

    /// Removes a file below a directory, or a link itself. A missing file is not an error. Links between `root` and the
    /// file are not followed, so that nothing outside can be removed. `durably` syncs its directory afterwards.
    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError)

    /// Removes an empty directory in the same way.
    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError)

    /// Whether a path is on a read-only file system.
    func isReadOnly(_ path: FilePath) -> Bool

    /// Whether a path is on a file system that several machines share. There, a lock may be known to one machine only,
    /// and no memory can be shared.
    func isShared(_ path: FilePath) -> Bool

    /// Free bytes on the file system of a path; nil if not known.
    func freeBytes(at path: FilePath) -> Int?

    /// How many files can still be made on the file system of a path; nil if it is not known or not limited.
    func freeFiles(at path: FilePath) -> Int?
}

package struct FileStatus: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        case directory
        /// A symbolic link, if links are not followed.
        case link
        case pipe
        case socket
        case device
        case other

        /// With its article, for messages.
        package var phrase: String {
            switch self {
            case .file: "a file"
            case .directory: "a folder"
            case .link: "a symbolic link"
            case .pipe: "a pipe"
            case .socket: "a socket"
            case .device: "a device"
            case .other: "a special file"
            }
        }

        /// Why it cannot be read as a file; nil if it can.
        package var obstacle: FileSystemError.Cause? {
            switch self {
            case .file: nil
            case .directory: .isDirectory
            case .link: .isLink
            case .pipe, .socket, .device, .other: .isSpecial(self)
            }
        }
    }

    package var kind: Kind
    /// Bytes.
    package var size: Int
    /// When the content of the file or directory last changed: nanoseconds since 1970.
    package var modified: Int64 = 0
    /// When the content or anything else about the file last changed: nanoseconds since 1970. No program can set it.
    package var changed: Int64 = 0
    /// Its number on its disk.
    package var inode: UInt64 = 0
}

/// A name in a directory, with its kind and size.
package struct DirectoryEntry: Hashable, Sendable {
    package var name: String
    package var kind: FileStatus.Kind
    /// Bytes.
    package var size: Int
}

extension FileSystem {
    package var durability: Durability { .full }

    package func isShared(_ path: FilePath) -> Bool { false }

    package func freeBytes(at path: FilePath) -> Int? { nil }

    package func freeFiles(at path: FilePath) -> Int? { nil }

    package func ownStatuses(
        of names: [String], in folder: FilePath
    ) throws(FileSystemError) -> [FileStatus?] {
        var statuses: [FileStatus?] = []
        for name in names { statuses.append(try ownStatus(of: folder.appending(name))) }
        return statuses
    }

    package func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath { path.normalized }

    /// The entries of a directory, with links not followed; sorted by name bytewise. Empty if there is no directory.
    package func entries(of path: FilePath) throws(FileSystemError) -> [DirectoryEntry] {
        guard try status(of: path) != nil else { return [] }
        var entries: [DirectoryEntry] = []
        for name in try list(path) {
            // A name that is not UTF-8 cannot be found by its decoded name.
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
            case .link, .pipe, .socket, .device, .other: break
            }
        }
        try sync(path)
    }

    /// For a file system that does not keep its files on the machine's disk.
    package func confined(to root: FilePath) -> any FileSystem { self }

    /// Writes the whole file again.
    package func append(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        var whole: [UInt8] = []
        if let size = try status(of: path)?.size { whole = try read(path, limit: size) }
        try create(path, bytes: whole + bytes, durably: durably)
    }

    package func begin(_ path: FilePath) throws(FileSystemError) -> any NewFile { BufferedNewFile(path, on: self) }

    package func link(_ path: FilePath, to destination: FilePath) throws(FileSystemError) {
        throw FileSystemError(.write, destination, .system(.notSupported))
    }

    package func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError) {
        throw FileSystemError(.rename, path, .system(.notSupported))
    }

    /// Exchanges two folders: `path` gets the new one, and `new` gets the old one, which the caller can inspect and
    /// remove. If there is no old one, nothing is at `new` afterwards. Both must be on one file system, and the new one
    /// must be synced. Without an atomic exchange, the old one is at a partial path for a short time. If the program
    /// dies then, ``recoverTree(_:)`` repairs it.
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
            // If this fails too, the old one stays at the partial path until it is recovered.
            try? rename(aside, to: path, durably: true)
            throw error
        }
        try rename(aside, to: new, durably: false)
    }

    /// Finishes a ``replaceTree(_:with:)`` that was interrupted. The old folder gets its name again, or is removed if
    /// the new one has the name. Call it only for a path for which one was begun: a folder with the partial name may
    /// belong to another program.
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

    /// Writes a partial file, then renames it: the file is complete or missing. With `durably` it survives a power cut.
    package func write(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        let partial = path.partial
        do {
            try create(partial, bytes: bytes, durably: durably)
            try rename(partial, to: path, durably: durably)
        } catch {
            // An error here is ignored; the error above is thrown.
            try? remove(partial)
            throw error.path == partial ? FileSystemError(.write, path, error.cause) : error
        }
    }
}
