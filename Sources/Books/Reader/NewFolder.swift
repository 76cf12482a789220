import Platform
import SystemPackage

/// A folder that is being filled. Names are names of files in it; nothing is written elsewhere.
struct NewFolder: Sendable {
    private static let piece = 1 << 20

    private let path: FilePath
    private let fileSystem: any FileSystem

    init(_ path: FilePath, on fileSystem: any FileSystem) throws(FileSystemError) {
        self.path = path
        self.fileSystem = fileSystem
        try fileSystem.makeDirectory(path)
    }

    func folder(_ name: String) throws(FileSystemError) -> NewFolder {
        try NewFolder(place(of: name), on: fileSystem)
    }

    func write(_ text: String, as name: String) throws(FileSystemError) {
        try write(Array(text.utf8), as: name)
    }

    func write(_ bytes: [UInt8], as name: String) throws(FileSystemError) {
        try fileSystem.create(place(of: name), bytes: bytes, durably: false)
    }

    /// Copies a file's contents in pieces.
    func copy(_ file: FilePath, as name: String) throws(FileSystemError) {
        let copy = try fileSystem.begin(place(of: name))
        var failure: FileSystemError?
        try fileSystem.read(file, inPiecesOf: Self.piece) { piece in
            guard failure == nil else { return }
            do throws(FileSystemError) { try copy.append(Array(piece)) } catch { failure = error }
        }
        if let failure { throw failure }
        try copy.finish(durably: false)
    }

    private func place(of name: String) throws(FileSystemError) -> FilePath {
        guard let component = FilePath.Component(name), component.kind == .regular else {
            throw FileSystemError(.write, path.appending(name), .system(.invalidArgument))
        }
        return path.appending(component)
    }
}
