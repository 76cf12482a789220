import Synchronization
import SystemPackage

@testable import Platform

/// The local file system. It counts the pictures that are read, and can fail from a given sync on.
final class WatchedFileSystem: FileSystem {
    private let local = LocalFileSystem(durability: .relaxed)
    var durability: Durability { local.durability }
    private let state = Mutex((reads: 0, synced: 0, hasPower: true))

    /// The number of complete reads of pictures.
    var reads: Int { state.withLock(\.reads) }
    /// The number of tree syncs.
    var treeSyncs: Int { state.withLock(\.synced) }

    /// From now on, syncing trees fails.
    func cutPower() { state.withLock { $0.hasPower = false } }

    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        if path.suffix == "png" { state.withLock { $0.reads += 1 } }
        return try local.read(path, limit: limit)
    }

    func syncTree(_ path: FilePath) throws(FileSystemError) {
        let hasPower = state.withLock { state in
            state.synced += 1
            return state.hasPower
        }
        guard hasPower else { throw FileSystemError(.write, path, .system(.ioError)) }
        try local.syncTree(path)
    }

    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try local.create(path, bytes: bytes, durably: durably)
    }
    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        try local.rename(path, to: destination, durably: durably)
    }
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) { try local.read(path, inPiecesOf: size, body) }
    func sync(_ path: FilePath) throws(FileSystemError) { try local.sync(path) }
    func remove(_ path: FilePath) throws(FileSystemError) { try local.remove(path) }
    func removeTree(_ path: FilePath) throws(FileSystemError) { try local.removeTree(path) }
    func makeDirectory(_ path: FilePath) throws(FileSystemError) { try local.makeDirectory(path) }
    func list(_ path: FilePath) throws(FileSystemError) -> [String] { try local.list(path) }
    func status(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.status(of: path) }
    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.ownStatus(of: path) }
    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        try local.remove(path, below: root, durably: durably)
    }
    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        try local.removeDirectory(path, below: root)
    }
    func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
}
