import Platform
import SystemPackage

/// Everything in a folder and below. Paths are relative to the library; no link is followed.
struct FileTree {
    /// Whatever is no directory.
    private(set) var files: [String] = []
    /// The deepest first, itself last.
    private(set) var folders: [String] = []
    /// Of all files.
    private(set) var bytes = 0

    init(_ path: String, in root: FilePath, _ fileSystem: any FileSystem) throws(FileSystemError) {
        for entry in try fileSystem.entries(of: root.appending(path)) {
            let name = "\(path)/\(entry.name)"
            if entry.kind == .directory {
                let inner = try FileTree(name, in: root, fileSystem)
                files += inner.files
                folders += inner.folders
                bytes += inner.bytes
            } else {
                files.append(name)
                bytes += entry.size
            }
        }
        folders.append(path)
    }
}
