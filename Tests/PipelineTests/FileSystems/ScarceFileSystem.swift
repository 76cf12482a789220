import Synchronization
import SystemPackage

@testable import Platform

/// The local file system with a given amount of free space.
final class ScarceFileSystem: FileSystem {
    private let local = LocalFileSystem(durability: .relaxed)
    var durability: Durability { local.durability }
    private let free: Mutex<Int>

    init(free: Int) {
        self.free = Mutex(free)
    }

    func leave(_ bytes: Int) { free.withLock { $0 = bytes } }

    func freeBytes(at path: FilePath) -> Int? { free.withLock(\.self) }

    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] { try local.read(path, limit: limit) }
    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try local.create(path, bytes: bytes, durably: durably)
    }
    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        try local.rename(path, to: destination, durably: durably)
    }
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
    func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
}
