import Books
import Platform
import SystemPackage

/// What a book that was put elsewhere is known by, so that one which somebody has worked on since is told from it: the
/// SHA-256 of its file, or of each file of its folder.
struct BookFingerprint: Hashable {
    /// Lines as `sha256sum` writes them, sorted; a book that is a file has no name in its line.
    let text: String

    init(text: String) {
        self.text = text
    }

    /// Of what lies there. In a folder nothing is said of pictures that are what their names say, nor of what is no part
    /// of the book.
    init(at path: FilePath, isFolder: Bool, _ fileSystem: any FileSystem) throws(FileSystemError) {
        guard isFolder else {
            text = "\(try fileSystem.digest(of: path))  "
            return
        }
        var lines: [String] = []
        for file in try ReaderFolder(at: path, fileSystem).files.map(\.path) {
            let digest = try fileSystem.digest(of: path.resolving(file))
            if !file.hasPrefix("\(ReaderFiles.pictures)/\(digest).") { lines.append("\(digest)  \(file)") }
        }
        text = lines.sorted().joined(separator: "\n")
    }

    /// Whether it is of nothing else than this one: of a folder files may be gone.
    func isCovered(by recorded: String) -> Bool {
        Set(text.split(separator: "\n")).isSubset(of: recorded.split(separator: "\n"))
    }
}

extension FileSystem {
    fileprivate func digest(of path: FilePath) throws(FileSystemError) -> String {
        var hasher = SHA256Hasher()
        try read(path, inPiecesOf: 1 << 20) { hasher.update($0) }
        return hasher.digest.hex
    }
}
