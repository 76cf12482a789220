import Domain
import Synchronization
import SystemPackage

@testable import Platform

/// The local file system. It records what a power cut would leave of a directory.
final class CuttableFileSystem: FileSystem {
    private struct State {
        var disk = SimulatedDisk()
        var failure: (any Error)?
    }

    private let local = LocalFileSystem()
    private let root: FilePath
    private let beforeEach: @Sendable (SimulatedDisk) throws -> Void
    private let state = Mutex(State())

    /// `beforeEach` gets the disk before each operation that changes or syncs it.
    init(root: FilePath, beforeEach: @escaping @Sendable (SimulatedDisk) throws -> Void) {
        self.root = root
        self.beforeEach = beforeEach
    }

    var disk: SimulatedDisk { state.withLock(\.disk) }
    /// The first error of `beforeEach`.
    var failure: (any Error)? { state.withLock(\.failure) }

    private func change(
        _ path: FilePath, _ operation: (LocalFileSystem) throws(FileSystemError) -> Void,
        _ record: (inout SimulatedDisk) -> Void
    ) throws(FileSystemError) {
        guard path.starts(with: root) else { return try operation(local) }
        let result: Result<Void, FileSystemError> = state.withLock { state in
            do {
                try beforeEach(state.disk)
            } catch {
                state.failure = state.failure ?? error
            }
            let result = Result<Void, FileSystemError> { () throws(FileSystemError) in try operation(local) }
            if case .success = result { record(&state.disk) }
            return result
        }
        try result.get()
    }

    func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.create(path, bytes: bytes, durably: false)
        } _: {
            $0.write(bytes, to: path)
        }
        if durably { try sync(path) }
    }

    func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        try change(destination) { fileSystem throws(FileSystemError) in
            try fileSystem.rename(path, to: destination, durably: false)
        } _: {
            $0.rename(path, to: destination)
        }
        if durably { try sync(destination.parent) }
    }

    func sync(_ path: FilePath) throws(FileSystemError) {
        let bytes = try local.status(of: path)?.kind == .file ? try local.read(path, limit: 100_000_000) : nil
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.sync(path)
        } _: {
            // Another program may have written it.
            if let bytes, !$0.holds(path) { $0.write(bytes, to: path) }
            $0.sync(path)
        }
    }

    func syncTree(_ path: FilePath) throws(FileSystemError) {
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.syncTree(path)
        } _: {
            $0.syncAll()
        }
    }

    /// Makes and syncs one directory after another, as the local file system does. Directories above the watched one
    /// count as safe.
    func makeDirectory(_ path: FilePath) throws(FileSystemError) {
        guard path != root, try local.status(of: path) == nil else { return try local.makeDirectory(path) }
        try makeDirectory(path.parent)
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.makeDirectory(path)
        } _: {
            $0.makeDirectory(path)
        }
        try sync(path.parent)
    }

    func remove(_ path: FilePath) throws(FileSystemError) {
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.remove(path)
        } _: {
            $0.remove(path)
        }
    }

    func removeTree(_ path: FilePath) throws(FileSystemError) {
        try change(path) { fileSystem throws(FileSystemError) in
            try fileSystem.removeTree(path)
        } _: {
            $0.remove(path)
        }
    }

    func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        let whole = root.pushing(path)
        try change(whole) { fileSystem throws(FileSystemError) in
            try fileSystem.remove(path, below: root, durably: false)
        } _: {
            $0.remove(whole)
        }
        if durably { try sync(whole.parent) }
    }

    func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        let whole = root.pushing(path)
        try change(whole) { fileSystem throws(FileSystemError) in
            try fileSystem.removeDirectory(path, below: root)
        } _: {
            $0.remove(whole)
        }
    }

    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] { try local.read(path, limit: limit) }
    func list(_ path: FilePath) throws(FileSystemError) -> [String] { try local.list(path) }
    func status(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.status(of: path) }
    func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? { try local.ownStatus(of: path) }
    func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        try local.read(path, inPiecesOf: size, body)
    }
    func isReadOnly(_ path: FilePath) -> Bool { local.isReadOnly(path) }
}
