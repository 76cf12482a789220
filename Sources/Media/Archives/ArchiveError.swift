package import SystemPackage

/// An archive that could not be written or read. `reason` is usually libzip's message.
package enum ArchiveError: Error, Hashable, Sendable {
    case unusableName(entry: String, flaw: EntryName.Fault)
    /// Two names that are the same on a file system that is not case sensitive.
    case nameTaken(entry: String, by: String)
    case cannotAdd(entry: String, reason: String)
    case tooManyEntries(FilePath, limit: Int)
    case cannotWrite(FilePath, reason: String)
    case cancelled(FilePath)
    case cannotOpen(FilePath, reason: String)
    case noEntry(FilePath, entry: String)
    case entryTooLarge(FilePath, entry: String, size: Int, limit: Int)
    case cannotRead(FilePath, entry: String, reason: String)
}

extension ArchiveError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unusableName(let entry, let flaw):
            "cannot put “\(entry)” into an archive: the name \(flaw.rawValue)"
        case .nameTaken(let entry, let other):
            "cannot put “\(entry)” into an archive: the name is taken by “\(other)”; "
                + "upper and lower case count as the same"
        case .cannotAdd(let entry, let reason):
            "cannot put “\(entry)” into an archive: \(reason)"
        case .tooManyEntries(let path, let limit):
            "cannot write the archive “\(path)”: it would have more than \(limit) entries"
        case .cannotWrite(let path, let reason):
            "cannot write the archive “\(path)”: \(reason)"
        case .cancelled(let path):
            "the archive “\(path)” was not written: it was cancelled"
        case .cannotOpen(let path, let reason):
            "cannot open the archive “\(path)”: \(reason)"
        case .noEntry(let path, let entry):
            "cannot read “\(entry)” from the archive “\(path)”: there is no such entry"
        case .entryTooLarge(let path, let entry, let size, let limit):
            "cannot read “\(entry)” from the archive “\(path)”: it has \(size) bytes, at most \(limit) are taken"
        case .cannotRead(let path, let entry, let reason):
            "cannot read “\(entry)” from the archive “\(path)”: \(reason)"
        }
    }
}
