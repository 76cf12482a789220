import Platform
import SystemPackage

extension FileSystem {
    /// Size of a book in bytes. For a folder, the size of the files that belong to the book. Nil if nothing exists at
    /// `path`.
    func bookSize(of path: FilePath) throws(FileSystemError) -> Int? {
        guard let status = try status(of: path) else { return nil }
        return status.kind == .directory ? try ReaderFolder(at: path, self).size : status.size
    }
}
