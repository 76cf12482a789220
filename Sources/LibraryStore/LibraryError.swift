package import FileSystems
import GRDB
package import SystemPackage

/// A library that cannot be used, and what to do about it.
package enum LibraryError: Error, Sendable, CustomStringConvertible {
    case missing(FilePath)
    case notADirectory(FilePath)
    case notALibrary(FilePath, reason: String)
    case newer(FilePath, unknown: [String])
    case unusable(FilePath, reason: String)
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
        case .unusable(let root, let reason):
            "cannot use the library “\(root)”: \(reason)"
        case .fileSystem(let root, let error):
            "cannot use the library “\(root)”: \(error)"
        case .locked(let root, let holder):
            "the library “\(root)” is in use by \(holder); wait for it with --wait-lock SECONDS"
        }
    }
}

extension LibraryError {
    /// What a database error means and what to do about it; nil for other errors.
    package static func plainReason(of error: any Error) -> String? {
        (error as? DatabaseError).map { "the library's database: \($0.plainReason)" }
    }
}
