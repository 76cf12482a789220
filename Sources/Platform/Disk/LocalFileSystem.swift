package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

package struct LocalFileSystem: FileSystem {
    private static let chunk = 1 << 20

    package let durability: Durability
    /// The folder below which no link is followed; nil if there is none.
    let root: FilePath?

    package init(durability: Durability = .full) {
        self.init(durability: durability, root: nil)
    }

    private init(durability: Durability, root: FilePath?) {
        self.durability = durability
        self.root = root
    }

    package func confined(to root: FilePath) -> any FileSystem { LocalFileSystem(durability: durability, root: root) }

    package func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        try withRegularFile(path) { file, status in
            guard status.size <= limit else { throw FileSystemError(.read, path, .tooLarge(limit: limit)) }
            var bytes: [UInt8] = []
            bytes.reserveCapacity(status.size)
            while true {
                // Reads one byte more than allowed, so that a file that grew or reports no size is detected.
                let wanted = min(Self.chunk, max(status.size, 4096), limit - bytes.count) + 1
                let part = try [UInt8](unsafeUninitializedCapacity: wanted) {
                    $1 = try file.read(into: UnsafeMutableRawBufferPointer($0))
                }
                if part.isEmpty { return bytes }
                guard bytes.count + part.count <= limit else {
                    throw FileSystemError(.read, path, .tooLarge(limit: limit))
                }
                bytes += part
            }
        }
    }

    /// Opens a file for reading. Folders, pipes, sockets and devices are refused, because reading them could block.
    /// They are not opened: that could block, too, or change a device.
    func withRegularFile<Value>(
        _ path: FilePath, follows: Bool = true, _ body: (FileDescriptor, FileStatus) throws -> Value
    ) throws(FileSystemError) -> Value {
        try attempt(.read, path) {
            try withPlace(of: path, for: .read) { place in
                guard let seen = follows ? try place.status : try place.ownStatus else {
                    throw FileSystemError(.read, path, .system(.noSuchFileOrDirectory))
                }
                if let obstacle = seen.kind.obstacle, seen.kind != .link {
                    throw FileSystemError(.read, path, obstacle)
                }
                // Another program may have replaced it meanwhile.
                let file = try place.open(O_RDONLY | O_NONBLOCK, for: .read, follows: follows)
                return try file.closeAfter {
                    var facts = stat()
                    try check(fstat(file.rawValue, &facts))
                    let status = FileStatus(facts)
                    if let obstacle = status.kind.obstacle { throw FileSystemError(.read, path, obstacle) }
                    return try body(file, status)
                }
            }
        }
    }

    package func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try attempt(.write, path) {
            let file = try newFile(path)
            try file.closeAfter {
                _ = try file.writeAll(bytes)
                if durably { try sync(file) }
            }
        }
    }

    /// Opens a file to write it from its beginning.
    func newFile(_ path: FilePath) throws -> FileDescriptor {
        try withPlace(of: path, for: .write) { try $0.open(O_WRONLY | O_CREAT | O_TRUNC, for: .write) }
    }

    package func append(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        try attempt(.write, path) {
            let file = try withPlace(of: path, for: .write) { try $0.open(O_WRONLY | O_CREAT | O_APPEND, for: .write) }
            try file.closeAfter {
                _ = try file.writeAll(bytes)
                if durably { try sync(file) }
            }
        }
    }

    package func begin(_ path: FilePath) throws(FileSystemError) -> any NewFile {
        try attempt(.write, path) { try LocalFile(path, on: self) }
    }

    package func rename(_ path: FilePath, to destination: FilePath, durably: Bool) throws(FileSystemError) {
        try attempt(.rename, destination) {
            try withPlace(of: path, for: .rename) { from in
                try withPlace(of: destination, for: .rename) {
                    // Renaming would remove a device or a pipe.
                    if let obstacle = try $0.ownStatus?.kind.obstacle, case .isSpecial = obstacle {
                        throw FileSystemError(.write, destination, obstacle)
                    }
                    try check(renameat(from.folder, from.name, $0.folder, $0.name))
                }
            }
            if durably { try sync(destination.directory) }
        }
    }

    package func link(_ path: FilePath, to destination: FilePath) throws(FileSystemError) {
        try attempt(.write, destination) {
            try withPlace(of: path, for: .read) { from in
                try withPlace(of: destination, for: .write) {
                    try check(linkat(from.folder, from.name, $0.folder, $0.name, 0))
                }
            }
        }
    }

    package func sync(_ path: FilePath) throws(FileSystemError) {
        try attempt(.sync, path) {
            let file = try withPlace(of: path, for: .sync) { try $0.open(O_RDONLY, for: .sync) }
            try file.closeAfter { try sync(file) }
        }
    }

    package func remove(_ path: FilePath) throws(FileSystemError) {
        try attempt(.remove, path) {
            do {
                try unlink(path, flags: 0)
            } catch Errno.noSuchFileOrDirectory {}
        }
    }

    package func removeTree(_ path: FilePath) throws(FileSystemError) {
        try attempt(.remove, path) {
            do {
                try unlink(path, flags: 0)
            } catch Errno.noSuchFileOrDirectory {
            } catch Errno.isDirectory, Errno.notPermitted {
                // Listing a path that is not a directory fails, too.
                for name in try list(path) { try removeTree(path.appending(name)) }
                try unlink(path, flags: AT_REMOVEDIR)
            }
        }
    }

    private func unlink(_ path: FilePath, flags: Int32) throws {
        try withPlace(of: path, for: .remove) { try check(unlinkat($0.folder, $0.name, flags)) }
    }

    package func makeDirectory(_ path: FilePath) throws(FileSystemError) {
        if let there = try status(of: path) {
            guard there.kind == .directory else { throw FileSystemError(.makeDirectory, path, .system(.fileExists)) }
            return
        }
        let parent = path.parent
        if !parent.isEmpty, parent != path { try makeDirectory(parent) }
        try attempt(.makeDirectory, path) {
            do {
                try withPlace(of: path, for: .makeDirectory) { try check(mkdirat($0.folder, $0.name, 0o755)) }
            } catch Errno.fileExists {
                // Another process created it meanwhile, or a broken link has this name.
                guard try status(of: path)?.kind == .directory else { throw Errno.fileExists }
            }
        }
        // Few directories are created. If a power cut removes a directory, its files are lost, too.
        try sync(parent.isEmpty ? "." : parent)
    }

    package func list(_ path: FilePath) throws(FileSystemError) -> [String] {
        var names: [String] = []
        try forEachName(in: path) { _, name in names.append(String(cString: name)) }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    package func entries(of path: FilePath) throws(FileSystemError) -> [DirectoryEntry] {
        guard try status(of: path) != nil else { return [] }
        var entries: [DirectoryEntry] = []
        try forEachName(in: path) { folder, name in
            var facts = stat()
            // A name that is not UTF-8 cannot be found by its decoded name.
            let isFound =
                String(validatingCString: name) != nil && fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0
            let status = isFound ? FileStatus(facts) : FileStatus(kind: .other, size: 0)
            entries.append(DirectoryEntry(name: String(cString: name), kind: status.kind, size: status.size))
        }
        return entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// Calls `body` for each name in a directory, in any order, with the descriptor of the directory.
    private func forEachName(
        in path: FilePath, _ body: (_ folder: Int32, _ name: UnsafePointer<CChar>) throws -> Void
    ) throws(FileSystemError) {
        try attempt(.list, path) {
            let folder = try withPlace(of: path, for: .list) { try $0.open(O_RDONLY | O_DIRECTORY, for: .list) }
            guard let directory = fdopendir(folder.rawValue) else {
                let cause = Errno(rawValue: errno)
                try folder.close()
                throw cause
            }
            defer { closedir(directory) }
            errno = 0
            while let entry = readdir(directory) {
                // Read in place: the record may be shorter than the declared type.
                try withUnsafePointer(to: &entry.pointee.d_name) {
                    let name = UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)
                    if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { try body(folder.rawValue, name) }
                }
                errno = 0
            }
            guard errno == 0 else { throw Errno(rawValue: errno) }
        }
    }

    package func status(of path: FilePath) throws(FileSystemError) -> FileStatus? {
        try attempt(.status, path) {
            do {
                return try withPlace(of: path, for: .status) { try $0.status }
            } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
                return nil
            }
        }
    }

    func sync(_ file: FileDescriptor) throws(Errno) {
        if durability == .full { try check(fsync(file.rawValue)) }
    }

    func check(_ result: Int32) throws(Errno) {
        if result != 0 { throw Errno(rawValue: errno) }
    }

    func attempt<Value>(
        _ operation: FileSystemError.Operation, _ path: FilePath, _ body: () throws -> Value
    ) throws(FileSystemError) -> Value {
        do {
            return try body()
        } catch let error as FileSystemError {
            throw error
        } catch let error as Errno {
            throw FileSystemError(operation, path, .system(error))
        } catch {
            throw FileSystemError(operation, path, .system(.ioError))
        }
    }
}

extension FileStatus {
    init(_ facts: stat) {
        let kind: Kind =
            switch facts.st_mode & S_IFMT {
            case S_IFREG: .file
            case S_IFDIR: .directory
            case S_IFLNK: .link
            case S_IFIFO: .pipe
            case S_IFSOCK: .socket
            case S_IFCHR, S_IFBLK: .device
            default: .other
            }
        #if canImport(Darwin)
            let (modified, changed) = (facts.st_mtimespec, facts.st_ctimespec)
        #else
            let (modified, changed) = (facts.st_mtim, facts.st_ctim)
        #endif
        self.init(
            kind: kind, size: Int(facts.st_size), modified: Self.nanoseconds(modified),
            changed: Self.nanoseconds(changed), inode: UInt64(facts.st_ino))
    }

    private static func nanoseconds(_ time: timespec) -> Int64 {
        Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
