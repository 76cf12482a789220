import Synchronization
import SystemPackage

@testable import Platform

/// The local file system with one operation that fails below a directory, as on a share that is disconnected or does
/// not support it.
final class UnreliableFileSystem: FileSystem {
    enum Fault: String {
        case rename, write, read
    }

    private let local = LocalFileSystem(durability: .relaxed)
    var durability: Durability { local.durability }
    /// Nil if none fails.
    private let fault: Fault?
    /// Nil if it fails everywhere.
    private let folder: FilePath?
    /// Called with the new path before a file is renamed.
    private let whenRenamed: @Sendable (FilePath) -> Void
    private let count = Mutex(0)

    init(
        _ fault: Fault?, below folder: FilePath? = nil, whenRenamed: @escaping @Sendable (FilePath) -> Void = { _ in }
    ) {
        self.fault = fault
        self.folder = folder
        self.whenRenamed = whenRenamed
    }

    /// The number of failures.
    var faults: Int { count.withLock(\.self) }

    private func fail(_ fault: Fault, _ path: FilePath, _ error: FileSystemError) throws(FileSystemError) {
        guard fault == self.fault, folder.map(path.starts) ?? true else { return }
        count.withLock { $0 += 1 }
        throw error
    }

    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try fail(.write, path, FileSystemError(.write, path, .system(.noSpace)))
        try local.create(path, bytes: bytes, durably: durably)
    }

    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        whenRenamed(destination)
        try fail(.rename, path, FileSystemError(.rename, destination, .system(.notSupported)))
        try local.rename(path, to: destination, durably: durably)
    }

    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        try fail(.read, path, FileSystemError(.read, path, .system(.ioError)))
        return try local.read(path, limit: limit)
    }

    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        try fail(.read, path, FileSystemError(.read, path, .system(.ioError)))
        try local.read(path, inPiecesOf: size, body)
    }

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
