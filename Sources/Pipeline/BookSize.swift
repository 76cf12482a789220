import FileSystems
import SystemPackage

extension FileSystem {
    /// Bytes of a book that is a file; of one that is a folder, those of all files that lie in it and below. Nil where
    /// nothing is.
    func bookSize(of path: FilePath) throws(FileSystemError) -> Int? {
        guard let status = try status(of: path) else { return nil }
        guard status.kind == .directory else { return status.size }
        var size = 0
        for entry in try entries(of: path) {
            size += entry.kind == .directory ? try bookSize(of: path.appending(entry.name)) ?? 0 : entry.size
        }
        return size
    }
}
