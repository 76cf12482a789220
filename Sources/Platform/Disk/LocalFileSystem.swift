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

    package init(durability: Durability = .full) {
        self.durability = durability
    }

    package func read(_ path: FilePath, limit: Int) throws(FileSystemError) -> [UInt8] {
        try attempt(.read, path) {
            guard let status = try status(of: path) else {
                throw FileSystemError(.read, path, .system(.noSuchFileOrDirectory))
            }
            guard status.kind != .directory else { throw FileSystemError(.read, path, .isDirectory) }
            guard status.size <= limit else { throw FileSystemError(.read, path, .tooLarge(limit: limit)) }
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
            return try file.closeAfter {
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
    }

    package func create(_ path: FilePath, bytes: [UInt8], durably: Bool) throws(FileSystemError) {
        try attempt(.write, path) {
            let file = try FileDescriptor.open(
                path, .writeOnly, options: [.create, .truncate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
            try file.closeAfter {
                _ = try file.writeAll(bytes)
                if durably { try sync(file) }
            }
        }
    }

    package func append(_ bytes: [UInt8], to path: FilePath, durably: Bool) throws(FileSystemError) {
        try attempt(.write, path) {
            let file = try FileDescriptor.open(
                path, .writeOnly, options: [.create, .append, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead, .otherRead])
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
            try path.withPlatformString { from in
                try destination.withPlatformString { try check(systemRename(from, $0)) }
            }
            if durably { try sync(destination.directory) }
        }
    }

    package func sync(_ path: FilePath) throws(FileSystemError) {
        try attempt(.write, path) {
            let file = try FileDescriptor.open(path, .readOnly, options: [.closeOnExec])
            try file.closeAfter { try sync(file) }
        }
    }

    package func remove(_ path: FilePath) throws(FileSystemError) {
        try attempt(.remove, path) {
            do {
                try path.withPlatformString { try check(unlink($0)) }
            } catch Errno.noSuchFileOrDirectory {}
        }
    }

    package func removeTree(_ path: FilePath) throws(FileSystemError) {
        try attempt(.remove, path) {
            do {
                try path.withPlatformString { try check(unlink($0)) }
            } catch Errno.noSuchFileOrDirectory {
            } catch Errno.isDirectory, Errno.notPermitted {
                // Listing a path that is not a directory fails, too.
                for name in try list(path) { try removeTree(path.appending(name)) }
                try path.withPlatformString { try check(rmdir($0)) }
            }
        }
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
                try path.withPlatformString { try check(mkdir($0, 0o755)) }
            } catch Errno.fileExists {
                // Another process created it meanwhile, or a broken link has this name.
                guard try status(of: path)?.kind == .directory else { throw Errno.fileExists }
            }
        }
        // Few directories are created. If a power cut removes a directory, its files are lost, too.
        try sync(parent.isEmpty ? "." : parent)
    }

    package func list(_ path: FilePath) throws(FileSystemError) -> [String] {
        try attempt(.list, path) {
            guard let directory = path.withPlatformString({ opendir($0) }) else { throw Errno(rawValue: errno) }
            defer { closedir(directory) }
            var names: [String] = []
            errno = 0
            while let entry = readdir(directory) {
                // Read in place: the record may be shorter than the declared type.
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
                }
                if name != ".", name != ".." { names.append(name) }
                errno = 0
            }
            guard errno == 0 else { throw Errno(rawValue: errno) }
            return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    package func status(of path: FilePath) throws(FileSystemError) -> FileStatus? {
        try attempt(.status, path) {
            var facts = stat()
            do {
                try path.withPlatformString { try check(stat($0, &facts)) }
            } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
                return nil
            }
            return FileStatus(facts)
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
            default: .other
            }
        #if canImport(Darwin)
            let time = facts.st_mtimespec
        #else
            let time = facts.st_mtim
        #endif
        let modified = Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
        self.init(kind: kind, size: Int(facts.st_size), modified: modified)
    }
}

/// Calls the C function, because a method with the same name hides it.
private func systemRename(_ from: UnsafePointer<CChar>, _ to: UnsafePointer<CChar>) -> Int32 {
    rename(from, to)
}
