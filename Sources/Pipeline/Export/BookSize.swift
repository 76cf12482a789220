import Platform
import SystemPackage

extension FileSystem {
    /// Bytes of a book that is a file; of one that is a folder, those of the files that are the book's. Nil where nothing
    /// is.
    func bookSize(of path: FilePath) throws(FileSystemError) -> Int? {
        guard let status = try status(of: path) else { return nil }
        return status.kind == .directory ? try ReaderFolder(at: path, self).size : status.size
    }
}
