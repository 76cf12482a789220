import Books
import Platform
import SystemPackage

/// Identifies a book outside the library, so that later changes by others are detected: the SHA-256 of its file, or of
/// each file in its folder.
struct BookFingerprint: Hashable {
    /// Sorted lines in the format of `sha256sum`. If a book is a file, its line contains no name.
    let text: String

    init(text: String) {
        self.text = text
    }

    /// The fingerprint of the book at `path`. For a folder, it leaves out pictures whose content matches their name,
    /// and files that are not part of the book.
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

    /// Whether it contains nothing that `recorded` does not contain. Files of a folder may be missing.
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
