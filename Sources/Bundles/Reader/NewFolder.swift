import FileSystems
import SystemPackage

/// A folder that is being filled. Names are those of files in it: nothing is written anywhere else.
struct NewFolder: Sendable {
    private static let piece = 1 << 20

    private let path: FilePath
    private let fileSystem = LocalFileSystem()

    init(_ path: FilePath) throws(FileSystemError) {
        self.path = path
        try fileSystem.makeDirectory(path)
    }

    func folder(_ name: String) throws(FileSystemError) -> NewFolder {
        try NewFolder(place(of: name))
    }

    func write(_ text: String, as name: String) throws(FileSystemError) {
        try fileSystem.create(place(of: name), bytes: Array(text.utf8), durably: false)
    }

    /// Copies a file's contents, piece by piece.
    func copy(_ file: FilePath, as name: String) throws(FileSystemError) {
        let copy = try place(of: name)
        do {
            let descriptor = try FileDescriptor.open(
                copy, .writeOnly, options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            try descriptor.closeAfter {
                var failure: Errno?
                try fileSystem.read(file, inPiecesOf: Self.piece) { piece in
                    guard failure == nil else { return }
                    do { _ = try descriptor.writeAll(piece) } catch { failure = error as? Errno ?? .ioError }
                }
                if let failure { throw failure }
            }
        } catch let error as FileSystemError {
            throw error
        } catch {
            throw FileSystemError(.write, copy, .system(error as? Errno ?? .ioError))
        }
    }

    private func place(of name: String) throws(FileSystemError) -> FilePath {
        guard let component = FilePath.Component(name), component.kind == .regular else {
            throw FileSystemError(.write, path.appending(name), .system(.invalidArgument))
        }
        return path.appending(component)
    }
}
