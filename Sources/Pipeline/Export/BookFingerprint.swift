import Books
import Platform
import SystemPackage

/// Identifies the content of a book, so that later changes are detected: the SHA-256 of its file, or of each file in
/// its folder.
struct BookFingerprint: Hashable {
    /// Sorted lines in the format of `sha256sum`. If a book is a file, its line contains no name. Rows of earlier
    /// versions lack the pictures of a folder.
    let text: String

    init(text: String) {
        self.text = text
    }

    init(file digest: SHA256Digest) {
        text = "\(digest)  "
    }

    /// The fingerprint of the book at `path`. For a folder, it leaves out files that are not part of the book.
    init(at path: FilePath, isFolder: Bool, _ fileSystem: any FileSystem) throws(FileSystemError) {
        guard isFolder else {
            self.init(file: try fileSystem.digest(of: path))
            return
        }
        var lines: [String] = []
        for file in try ReaderFolder(at: path, fileSystem).files.map(\.path) {
            lines.append("\(try fileSystem.digest(of: path.resolving(file)))  \(file)")
        }
        self.init(text: lines.sorted().joined(separator: "\n"))
    }

    /// Whether it contains nothing that `recorded` does not contain. Files of a folder may be missing. A picture whose
    /// content matches its name is no change.
    func isCovered(by recorded: String) -> Bool {
        let known = Set(recorded.split(separator: "\n"))
        return text.split(separator: "\n").allSatisfy { known.contains($0) || Self.isNamedByContent($0) }
    }

    /// Each file that is missing or not what `recorded` says, with the reason. The name of a book that is a file is
    /// empty.
    func differences(from recorded: String) -> [(file: String, reason: String)] {
        let found = Self.digests(in: text)
        let known = Self.digests(in: recorded)
        let changed = known.filter { found[$0.key] != $0.value }.map { name, _ in
            (file: name, reason: found[name] == nil ? "it does not exist" : "its content is not what was written")
        }
        let added = text.split(separator: "\n").filter { !Self.isNamedByContent($0) }.map { Self.parts(of: $0).file }
            .filter { known[$0] == nil }.map { (file: $0, reason: "its content is not what was written") }
        return (changed + added).sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    private static func digests(in text: String) -> [String: Substring] {
        Dictionary(
            text.split(separator: "\n").map { (parts(of: $0).file, parts(of: $0).digest) },
            uniquingKeysWith: { first, _ in first })
    }

    private static func parts(of line: Substring) -> (digest: Substring, file: String) {
        (line.prefix(64), String(line.dropFirst(66)))
    }

    private static func isNamedByContent(_ line: Substring) -> Bool {
        let (digest, file) = parts(of: line)
        return file.hasPrefix("\(ReaderFiles.pictures)/\(digest).")
    }
}

extension FileSystem {
    fileprivate func digest(of path: FilePath) throws(FileSystemError) -> SHA256Digest {
        var hasher = SHA256Hasher()
        try read(path, inPiecesOf: 1 << 20) { hasher.update($0) }
        return hasher.digest
    }
}
