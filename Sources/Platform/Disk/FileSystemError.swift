package import SystemPackage

/// A failed file operation: the action, the path and the cause.
package struct FileSystemError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Operation: String, Sendable {
        case read
        case write
        case sync
        case rename
        case remove
        case list
        case lock
        case makeDirectory = "create the directory"
        case status = "look at"
        case keepPicture = "keep another picture in"
    }

    package enum Cause: Hashable, Sendable {
        case system(Errno)
        /// The file has more bytes than the caller accepts.
        case tooLarge(limit: Int)
        /// In bytes. Detected before anything was written.
        case littleSpace(free: Int, needed: Int)
        case isDirectory
        case isLink
        /// A link inside a library, where none is followed.
        case isLinkInLibrary
        /// A pipe, a socket or a device.
        case isSpecial(FileStatus.Kind)
        /// A part of the path is a symbolic link, or not a directory.
        case isBehindLink
    }

    package var operation: Operation
    package var path: FilePath
    package var cause: Cause

    package init(_ operation: Operation, _ path: FilePath, _ cause: Cause) {
        self.operation = operation
        self.path = path
        self.cause = cause
    }

    package var description: String {
        "cannot \(operation.rawValue) “\(path)”: \(reason)"
    }

    package var isFullDisk: Bool {
        cause == .system(.noSpace) || cause == .system(.diskQuotaExceeded)
    }

    /// Whether the path or its permissions need fixing, and not the machine.
    package var isOfPath: Bool {
        switch cause {
        case .tooLarge, .isDirectory, .isLink, .isLinkInLibrary, .isSpecial, .isBehindLink: true
        case .littleSpace: false
        case .system(let errno):
            [
                .noSuchFileOrDirectory, .notDirectory, .isDirectory, .fileExists, .permissionDenied, .notPermitted,
                .directoryNotEmpty, .fileNameTooLong, .tooManySymbolicLinkLevels, .readOnlyFileSystem,
            ].contains(errno)
        }
    }

    /// Whether the file system cannot exchange names. Network shares and memory cards often cannot.
    var meansNoExchange: Bool {
        [.system(.invalidArgument), .system(.noFunction), .system(.notSupported)].contains(cause)
    }

    /// Whether other operations on the same disk will probably fail, too.
    package var isOfWholeDisk: Bool {
        isFullDisk || isForeseen
            || [.system(.readOnlyFileSystem), .system(.ioError), .system(.staleNFSFileHandle)].contains(cause)
    }

    /// Whether the full disk was detected before any work that would be lost.
    package var isForeseen: Bool {
        if case .littleSpace = cause { true } else { false }
    }

    /// The cause only, with a remedy if one is known.
    package var reason: String {
        switch cause {
        case .tooLarge(let limit): "it has more than \(Self.amount(limit)), the most that is read"
        case .littleSpace(let free, let needed):
            "its disk has \(Self.megabytes(free)) left, and it may need \(Self.megabytes(needed + 99_999)); free some and run again, "
                + "what was made is kept"
        case .isDirectory: "it is a directory, not a file"
        case .isLink: "it is a symbolic link, not a file"
        case .isLinkInLibrary:
            "it is a symbolic link, and nothing inside a library is read or written through one; remove the link, or put "
                + "what it leads to in its place (the whole library may be reached through a link)"
        case .isSpecial(let kind): "it is \(kind.phrase), not a regular file"
        case .isBehindLink: "it lies behind a symbolic link, and nothing is removed through one"
        case .system(.noSpace): "no space is left on the disk; free some and run again, what was made is kept"
        case .system(.diskQuotaExceeded):
            "the disk quota is used up; free some space and run again, what was made is kept"
        case .system(.readOnlyFileSystem): "the file system is read-only; choose another directory"
        case .system(.permissionDenied): "permission denied; give this user access to it or choose another directory"
        case .system(.tooManyOpenFiles):
            "too many files are open; allow the program to open more files where “ulimit -n” is below 256"
        case .system(.noSuchFileOrDirectory) where operation == .write && !path.removingLastComponent().isEmpty:
            "the directory “\(path.removingLastComponent())” does not exist; make it first"
        case .system(.noSuchFileOrDirectory): "it does not exist"
        case .system(.fileExists), .system(.notDirectory):
            "a file is in the way; move it or choose another directory"
        case .system(let errno) where operation == .lock && Self.meansNoLocks(errno):
            "its file system knows no locks (\(errno)), as happens on network shares; keep the library on a disk of "
                + "this machine, or have the server of the share allow locks"
        case .system(let errno): "\(errno)"
        }
    }

    private static func meansNoLocks(_ errno: Errno) -> Bool {
        [.noLocks, .notSupported, .notSupportedOnSocket, .noFunction].contains(errno)
    }

    /// Rounded down.
    private static func megabytes(_ bytes: Int) -> String {
        "\(bytes / 1_000_000).\(bytes % 1_000_000 / 100_000) MB"
    }

    private static func amount(_ bytes: Int) -> String {
        bytes >= 1_000_000 && bytes.isMultiple(of: 1_000_000) ? "\(bytes / 1_000_000) MB" : "\(bytes) bytes"
    }
}
