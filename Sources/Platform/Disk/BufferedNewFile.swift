import SystemPackage

/// For a file system that can write only complete files: collects all parts and writes them at the end.
final class BufferedNewFile: NewFile {
    private let path: FilePath
    private let fileSystem: any FileSystem
    private var bytes: [UInt8] = []

    init(_ path: FilePath, on fileSystem: any FileSystem) {
        self.path = path
        self.fileSystem = fileSystem
    }

    func append(_ bytes: [UInt8]) { self.bytes += bytes }

    func finish(durably: Bool) throws(FileSystemError) {
        try fileSystem.create(path, bytes: bytes, durably: durably)
    }
}
