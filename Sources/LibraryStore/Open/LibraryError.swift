import GRDB
package import Platform
package import SystemPackage

/// Why a library cannot be used, and what to do about it.
package enum LibraryError: Error, Sendable, CustomStringConvertible {
    case missing(FilePath)
    case notADirectory(FilePath)
    case notALibrary(FilePath, reason: String)
    case newer(FilePath, unknown: [String])
    /// It can be read after it has been opened for writing once.
    case older(FilePath)
    /// The process that creates the library has not stored any data in it yet, or died before it did.
    case unfinished(FilePath)
    case olderInUse(FilePath, by: String)
    case olderUnwritable(FilePath, FileSystemError)
    case unusable(FilePath, reason: String)
    /// The folder is a library, and its database is missing or damaged. `snapshot` is relative to the library.
    case lostDatabase(FilePath, reason: String, snapshot: String?)
    case fileSystem(FilePath, FileSystemError)
    case locked(FilePath, by: String)

    package var description: String {
        switch self {
        case .missing(let root):
            "no library at “\(root)”; make one with “nightpress run”, or name another with --library"
        case .notADirectory(let root):
            "“\(root)” is a file, not a library; name a directory with --library"
        case .notALibrary(let root, let reason):
            "“\(root)/library.sqlite” is not a library's database: \(reason); name another directory with --library"
        case .newer(let root, let unknown):
            "the library “\(root)” was written by a newer Nightpress (it has \(unknown.joined(separator: ", "))); "
                + "use that version, or name another directory with --library"
        case .older(let root):
            "the library “\(root)” was made by an older Nightpress; the next command that uses it brings it up to date"
        case .unfinished(let root):
            "the library “\(root)” holds nothing yet; make its pages with “nightpress run”"
        case .olderInUse(let root, let holder):
            "the library “\(root)” was made by an older Nightpress and must be brought up to date first, but it is in use "
                + "by \(holder); try again when that has ended"
        case .olderUnwritable(let root, let error) where error.cause == .system(.readOnlyFileSystem):
            "the library “\(root)” was made by an older Nightpress and must be brought up to date first, but its file "
                + "system is read-only; copy it to another disk and name the copy with --library"
        case .olderUnwritable(let root, let error):
            "the library “\(root)” was made by an older Nightpress and must be brought up to date first: \(error)"
        case .unusable(let root, let reason):
            "cannot use the library “\(root)”: \(reason)"
        case .lostDatabase(let root, let reason, let snapshot):
            "the library “\(root)” has lost its database “library.sqlite”: \(reason); "
                + (snapshot.map { "restore it from “\($0)”" }
                    ?? "there is no usable snapshot; restore what its pictures tell")
                + " with “nightpress verify --repair”"
        case .fileSystem(let root, let error):
            "cannot use the library “\(root)”: \(error)"
        case .locked(let root, let holder):
            "the library “\(root)” is in use by \(holder); wait for it with --wait-lock SECONDS"
        }
    }
}

extension LibraryError {
    /// Whether there is no space left for the library's files.
    package static func isFullDisk(_ error: any Error) -> Bool {
        switch error {
        case LibraryError.fileSystem(_, let error), LibraryError.olderUnwritable(_, let error): error.isFullDisk
        case let error as FileSystemError: error.isFullDisk
        case let error as DatabaseError: error.isFullDisk
        default: false
        }
    }

    /// Whether the database turned out to be damaged while it was used.
    package static func isDamage(_ error: any Error) -> Bool { (error as? DatabaseError)?.isDamage ?? false }

    /// What a database error means and what to do about it; nil for other errors.
    package static func plainReason(of error: any Error) -> String? {
        (error as? DatabaseError).map { "the library's database: \($0.plainReason)" }
    }
}
