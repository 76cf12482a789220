import Platform
import SystemPackage

/// The files that one job passes to its program and gets from it.
struct CommandFiles {
    /// The common prefix of their names.
    private let prefix: FilePath
    private let files: any FileSystem
    private var paths: [FilePath] = []

    init(prefix: FilePath, in files: any FileSystem) {
        self.prefix = prefix
        self.files = files
    }

    /// The path where the program must write.
    mutating func place(_ name: String) -> FilePath {
        let path = FilePath("\(prefix.string)-\(name)")
        paths.append(path)
        return path
    }

    mutating func write(_ bytes: [UInt8], as name: String) throws(FileSystemError) -> FilePath {
        let path = place(name)
        try files.write(bytes, to: path, durably: false)
        return path
    }

    func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        try files.read(path, limit: limit)
    }

    /// Files that cannot be removed stay in the folder that the next run empties.
    func remove() {
        for path in paths { try? files.remove(path) }
    }
}
