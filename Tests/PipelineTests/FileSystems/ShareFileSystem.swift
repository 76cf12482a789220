import Domain
import Synchronization
import SystemPackage

@testable import Platform

/// The local file system with faults of network shares: renames fail, or there are no locks.
final class ShareFileSystem: FileSystem {
    private let local = LocalFileSystem(durability: .relaxed)
    var durability: Durability { local.durability }
    private let lockError: Errno?
    /// Whether other machines use it, too.
    private let isShared: Bool
    private let state: Mutex<(failingFolder: String?, error: Errno)>

    /// Renames into a folder of that name, or below it, fail with `error` until ``recover()``.
    init(
        failingRenamesInto folder: String? = nil, with error: Errno = .ioError, lockError: Errno? = nil,
        isShared: Bool = false
    ) {
        self.isShared = isShared
        state = Mutex((folder, error))
        self.lockError = lockError
    }

    func recover() { state.withLock { $0.failingFolder = nil } }

    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        let (folder, error) = state.withLock { $0 }
        if let folder, destination.components.dropLast().contains(where: { $0.string == folder }) {
            throw FileSystemError(.rename, destination, .system(error))
        }
        try local.rename(path, to: destination, durably: durably)
    }

    func lock(_ path: FilePath, holder: String) throws(FileSystemError) -> FileLock.Attempt {
        if let lockError { throw FileSystemError(.lock, path, .system(lockError)) }
        return try local.lock(path, holder: holder)
    }

    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try local.create(path, bytes: bytes, durably: durably)
    }
    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] { try local.read(path, limit: limit) }
    func sync(_ path: FilePath) throws(FileSystemError) { try local.sync(path) }
    func remove(_ path: FilePath) throws(FileSystemError) { try local.remove(path) }
    func removeTree(_ path: FilePath) throws(FileSystemError) { try local.removeTree(path) }
    func makeDirectory(_ path: FilePath) throws(FileSystemError) { try local.makeDirectory(path) }
    func list(_ path: FilePath) throws(FileSystemError) -> [String] { try local.list(path) }
    func status(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.status(of: path) }
    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.ownStatus(of: path) }
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        try local.read(path, inPiecesOf: size, body)
    }
    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        try local.remove(path, below: root, durably: durably)
    }
    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        try local.removeDirectory(path, below: root)
    }
    func isShared(_ path: FilePath) -> Bool { isShared }
    func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
}
