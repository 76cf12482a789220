import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A new file on the machine's own file system, written in pieces of one megabyte.
final class LocalFile: NewFile {
    private static let bufferSize = 1 << 20

    private let path: FilePath
    private let fileSystem: LocalFileSystem
    private let file: FileDescriptor
    private var isOpen = true
    private var buffer: [UInt8] = []

    /// Replaces an existing file in place.
    init(_ path: FilePath, on fileSystem: LocalFileSystem) throws {
        self.path = path
        self.fileSystem = fileSystem
        file = try fileSystem.newFile(path)
    }

    deinit {
        // The file was not finished, so an error here is ignored: an earlier error was already reported.
        if isOpen { try? file.close() }
    }

    func append(_ bytes: [UInt8]) throws(FileSystemError) {
        guard bytes.count < Self.bufferSize else {
            try flush()
            return try write(bytes)
        }
        buffer += bytes
        if buffer.count >= Self.bufferSize { try flush() }
    }

    func finish(durably: Bool) throws(FileSystemError) {
        try flush()
        try fileSystem.attempt(.write, path) {
            if durably { try fileSystem.sync(file) }
            isOpen = false
            try file.close()
        }
    }

    private func flush() throws(FileSystemError) {
        try write(buffer)
        buffer.removeAll(keepingCapacity: true)
    }

    private func write(_ bytes: [UInt8]) throws(FileSystemError) {
        try fileSystem.attempt(.write, path) { _ = try file.writeAll(bytes) }
    }
}
