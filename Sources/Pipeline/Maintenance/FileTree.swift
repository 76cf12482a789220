import Platform
import SystemPackage

/// Everything in a folder and below it. Paths are relative to the library. Links are not followed.
struct FileTree {
    /// Everything that is not a directory.
    private(set) var files: [String] = []
    /// The deepest first, the folder itself last.
    private(set) var folders: [String] = []
    /// Size of all files.
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
