import SystemPackage

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open folder and a path relative to it, for system calls that take both.
struct FilePlace {
    /// `AT_FDCWD` for a path that is not confined.
    let folder: Int32
    /// A single name if the place is confined.
    let name: UnsafePointer<CChar>
    /// Whether a link with this name is refused instead of followed.
    let isConfined: Bool
    /// Only errors need the path, and making one takes time.
    private let makePath: () -> FilePath

    init(folder: Int32, name: UnsafePointer<CChar>, isConfined: Bool, path: @escaping @autoclosure () -> FilePath) {
        self.folder = folder
        self.name = name
        self.isConfined = isConfined
        makePath = path
    }

    /// The whole path, for errors.
    var path: FilePath { makePath() }

    /// Other programs do not inherit the descriptor. No terminal becomes the controlling one.
    func open(_ flags: Int32, for operation: FileSystemError.Operation, follows: Bool = true) throws -> FileDescriptor {
        let staying = isConfined || !follows ? O_NOFOLLOW : 0
        // Without the option, opening a pipe in a library would wait for the program at its other end.
        let waiting = isConfined ? O_NONBLOCK : 0
        let file = openat(folder, name, flags | staying | waiting | O_CLOEXEC | O_NOCTTY, 0o644)
        guard file < 0 else { return FileDescriptor(rawValue: file) }
        let cause = Errno(rawValue: errno)
        // With O_DIRECTORY, Linux reports a link as something that is not a directory.
        if staying != 0, [.tooManySymbolicLinkLevels, .notDirectory].contains(cause),
            try ownStatus?.kind == .link
        {
            throw FileSystemError(operation, path, isConfined && follows ? .isLinkInLibrary : .isLink)
        }
        throw cause
    }

    /// Nil if nothing has this name. A link in a library is an error.
    var status: FileStatus? {
        get throws {
            guard isConfined else { return try facts(flags: 0) }
            let status = try ownStatus
            guard status?.kind != .link else { throw FileSystemError(.status, path, .isLinkInLibrary) }
            return status
        }
    }

    /// The status with links not followed; nil if nothing has this name.
    var ownStatus: FileStatus? { get throws { try facts(flags: AT_SYMLINK_NOFOLLOW) } }

    private func facts(flags: Int32) throws(Errno) -> FileStatus? {
        var facts = stat()
        guard fstatat(folder, name, &facts, flags) != 0 else { return FileStatus(facts) }
        let cause = Errno(rawValue: errno)
        guard cause == .noSuchFileOrDirectory || cause == .notDirectory else { throw cause }
        return nil
    }
}

extension LocalFileSystem {
    /// Calls `body` with the place of a path. For a path below the root that this file system is confined to, the
    /// folders between them are opened one after another, and none may be a link.
    func withPlace<Value>(
        of path: FilePath, for operation: FileSystemError.Operation, _ body: (FilePlace) throws -> Value
    ) throws -> Value {
        guard let root, let names = path.names(below: root) else {
            return try path.withPlatformString {
                try body(FilePlace(folder: AT_FDCWD, name: $0, isConfined: false, path: path))
            }
        }
        var folder = try folder(root)
        for (index, name) in names.dropLast().enumerated() {
            let outer = folder
            folder = try outer.closeAfter {
                try name.withCString {
                    let reached = FilePlace(
                        folder: outer.rawValue, name: $0, isConfined: true,
                        path: root.resolving(names[...index].joined(separator: "/")))
                    return try reached.open(O_RDONLY | O_DIRECTORY, for: operation)
                }
            }
        }
        return try folder.closeAfter {
            try names[names.count - 1].withCString {
                try body(FilePlace(folder: folder.rawValue, name: $0, isConfined: true, path: path))
            }
        }
    }

    /// Opens a folder that may be reached through links.
    private func folder(_ path: FilePath) throws -> FileDescriptor {
        try path.withPlatformString {
            try FilePlace(folder: AT_FDCWD, name: $0, isConfined: false, path: path)
                .open(O_RDONLY | O_DIRECTORY, for: .status)
        }
    }
}

extension FilePath {
    /// The names that lead from a folder to a path below it. Nil if the text of this path does not begin with the text
    /// of the folder, or leaves it again with `..`.
    fileprivate func names(below folder: FilePath) -> [String]? {
        var start = folder.string
        if !start.hasSuffix("/") { start += "/" }
        let text = string
        guard text.utf8.count > start.utf8.count, text.utf8.starts(with: start.utf8) else { return nil }
        let names = text.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "/")).compactMap(String.init)
        return names.isEmpty || names.contains("..") ? nil : names.filter { $0 != "." }
    }
}
