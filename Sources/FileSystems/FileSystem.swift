package import SystemPackage

/// The one door to the disk. Every path comes in whole; nothing here depends on the working directory.
package protocol FileSystem: Sendable {
    /// The whole file. Refuses with ``FileSystemError/Cause/tooLarge(limit:)`` rather than keep more than `limit`
    /// bytes.
    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8]

    /// Makes a new file; one that is there is replaced in place. `durably` syncs it before it is closed.
    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError)

    /// Renames over whatever is there. `durably` syncs the directory afterwards.
    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError)

    /// Syncs a file that someone else wrote.
    func sync(_ path: FilePath) throws(FileSystemError)

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
}

package struct FileStatus: Hashable, Sendable {
    package enum Kind: Sendable {
        case file
        case directory
        case other
    }

    package var kind: Kind
    /// Bytes.
    package var size: Int

    package init(kind: Kind, size: Int) {
        self.kind = kind
        self.size = size
    }
}

extension FileSystem {
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

extension FilePath {
    /// Where a file is written before it gets its name: `.book.epub.partial` beside `book.epub`.
    package var partial: FilePath {
        removingLastComponent().appending(".\(lastComponent?.string ?? "file").partial")
    }

    /// Where it lies: `.` for a name alone.
    var directory: FilePath {
        let parent = removingLastComponent()
        return parent.isEmpty ? "." : parent
    }
}
