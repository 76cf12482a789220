package import SystemPackage

/// A file system that refuses changes: they fail as on a read-only disk.
package struct ReadOnlyFileSystem: FileSystem {
    private let base: any FileSystem

    package init(_ base: any FileSystem) {
        self.base = base
    }

    package var durability: Durability { base.durability }

    package func confined(to root: FilePath) -> any FileSystem { ReadOnlyFileSystem(base.confined(to: root)) }

    package func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        try base.read(path, limit: limit)
    }

    package func list(_ path: FilePath) throws(FileSystemError) -> [String] { try base.list(path) }

    package func entries(of path: FilePath) throws(FileSystemError) -> [DirectoryEntry] { try base.entries(of: path) }

    package func status(of path: FilePath) throws(FileSystemError) -> FileStatus? { try base.status(of: path) }

    package func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? { try base.ownStatus(of: path) }

    package func ownStatuses(
        of names: [String], in folder: FilePath
    ) throws(FileSystemError) -> [FileStatus?] {
        try base.ownStatuses(of: names, in: folder)
    }

    package func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath { try base.resolved(path) }

    package func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        try base.read(path, inPiecesOf: size, body)
    }

    package func isShared(_ path: FilePath) -> Bool { base.isShared(path) }

    package func isReadOnly(_ path: FilePath) -> Bool { true }

    package func append(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        throw Self.refusal(.write, path)
    }

    package func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        throw Self.refusal(.write, path)
    }

    package func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        throw Self.refusal(.rename, path)
    }

    package func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError) {
        throw Self.refusal(.rename, path)
    }

    package func sync(_ path: FilePath) throws(FileSystemError) { throw Self.refusal(.write, path) }

    package func remove(_ path: FilePath) throws(FileSystemError) { throw Self.refusal(.remove, path) }

    package func removeTree(_ path: FilePath) throws(FileSystemError) { throw Self.refusal(.remove, path) }

    package func makeDirectory(_ path: FilePath) throws(FileSystemError) { throw Self.refusal(.makeDirectory, path) }

    package func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        throw Self.refusal(.remove, root.pushing(path))
    }

    package func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        throw Self.refusal(.remove, root.pushing(path))
    }

    private static func refusal(_ operation: FileSystemError.Operation, _ path: FilePath) -> FileSystemError {
        FileSystemError(operation, path, .system(.readOnlyFileSystem))
    }
}
