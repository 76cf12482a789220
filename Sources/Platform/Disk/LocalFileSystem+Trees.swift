import CPlatform
package import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Operations on files that other programs may have put there.
extension LocalFileSystem {
    package func ownStatus(of path: FilePath) throws(FileSystemError) -> FileStatus? {
        try attempt(.status, path) {
            do {
                return try withPlace(of: path, for: .status) { try $0.ownStatus }
            } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
                return nil
            }
        }
    }

    /// Opens the folder once.
    package func ownStatuses(
        of names: [String], in folder: FilePath
    ) throws(FileSystemError) -> [FileStatus?] {
        guard try ownStatus(of: folder) != nil else { return names.map { _ in nil } }
        return try attempt(.status, folder) {
            let opened = try withPlace(of: folder, for: .status) { try $0.open(O_RDONLY | O_DIRECTORY, for: .status) }
            return try opened.closeAfter {
                try names.map { name in
                    try name.withCString {
                        try FilePlace(
                            folder: opened.rawValue, name: $0, isConfined: true, path: folder.appending(name)
                        ).ownStatus
                    }
                }
            }
        }
    }

    package func resolved(_ path: FilePath) throws(FileSystemError) -> FilePath {
        try attempt(.status, path) {
            var there = path
            var rest: [FilePath.Component] = []
            while true {
                do {
                    return try real(there).appending(rest.reversed()).lexicallyNormalized()
                } catch Errno.noSuchFileOrDirectory, Errno.notDirectory {
                    guard let name = there.lastComponent else { throw Errno.noSuchFileOrDirectory }
                    rest.append(name)
                    there.removeLastComponent()
                }
            }
        }
    }

    /// The path without links, of an existing file.
    private func real(_ path: FilePath) throws(Errno) -> FilePath {
        guard let name = path.withPlatformString({ realpath($0, nil) }) else { throw Errno(rawValue: errno) }
        defer { free(name) }
        return FilePath(platformString: name)
    }

    package func read(
        _ path: FilePath, inPiecesOf size: Int, _ body: (UnsafeRawBufferPointer) -> Void
    ) throws(FileSystemError) {
        try withRegularFile(path, follows: false) { file, status in
            let buffer = UnsafeMutableRawBufferPointer.allocate(
                byteCount: max(1, min(size, status.size)), alignment: 16)
            defer { buffer.deallocate() }
            while true {
                let count = try file.read(into: buffer)
                guard count > 0 else { return }
                body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
        }
    }

    package func remove(_ path: FilePath, below root: FilePath, durably: Bool) throws(FileSystemError) {
        try unlink(path, below: root, flags: 0, durably: durably)
    }

    package func removeDirectory(_ path: FilePath, below root: FilePath) throws(FileSystemError) {
        try unlink(path, below: root, flags: AT_REMOVEDIR, durably: false)
    }

    #if os(Linux)
        /// Syncs the whole file system of the directory, which is faster than syncing file by file.
        package func syncTree(_ path: FilePath) throws(FileSystemError) {
            try attempt(.sync, path) {
                let directory = try withPlace(of: path, for: .sync) { try $0.open(O_RDONLY, for: .sync) }
                try directory.closeAfter {
                    if durability == .full { try check(nightpress_sync_file_system(directory.rawValue)) }
                }
            }
        }
    #endif

    package func exchange(_ path: FilePath, with other: FilePath) throws(FileSystemError) {
        try attempt(.rename, path) {
            try withPlace(of: path, for: .rename) { first in
                try withPlace(of: other, for: .rename) {
                    try check(nightpress_exchange(first.folder, first.name, $0.folder, $0.name))
                }
            }
        }
    }

    package func isReadOnly(_ path: FilePath) -> Bool {
        path.withPlatformString { access($0, W_OK) != 0 && errno == EROFS }
    }

    private func unlink(
        _ path: FilePath, below root: FilePath, flags: Int32, durably: Bool
    ) throws(FileSystemError) {
        let whole = root.pushing(path)
        try attempt(.remove, whole) {
            guard path.isRelative, path.components.allSatisfy({ $0.kind == .regular }),
                let name = path.lastComponent
            else { throw Errno.invalidArgument }
            do {
                let parent = try directory(of: path, below: root)
                try parent.closeAfter {
                    try name.withPlatformString { try check(unlinkat(parent.rawValue, $0, flags)) }
                    if durably { try sync(parent) }
                }
            } catch Errno.noSuchFileOrDirectory {
                return
            } catch Errno.isDirectory {
                throw FileSystemError(.remove, whole, .isDirectory)
            }
        }
    }

    /// Opens the directory of a path, one component after another.
    private func directory(of path: FilePath, below root: FilePath) throws -> FileDescriptor {
        var directory = try withPlace(of: root, for: .remove) { try $0.open(O_RDONLY | O_DIRECTORY, for: .remove) }
        for component in path.components.dropLast() {
            let outer = directory
            directory = try outer.closeAfter {
                do {
                    return try component.withPlatformString {
                        try opened(openat(outer.rawValue, $0, O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
                    }
                } catch Errno.notDirectory, Errno.tooManySymbolicLinkLevels {
                    throw FileSystemError(.remove, root.pushing(path), .isBehindLink)
                }
            }
        }
        return directory
    }

    private func opened(_ result: Int32) throws(Errno) -> FileDescriptor {
        guard result >= 0 else { throw Errno(rawValue: errno) }
        return FileDescriptor(rawValue: result)
    }
}
