import Domain
import Platform
import SystemPackage

/// A book that differs from what was written: a person may have changed it. It is never overwritten or removed, but
/// renamed to `<name>.differs-<date>`.
struct KeptAside {
    private static let mark = ".differs-"

    let fileSystem: any FileSystem
    /// Seconds since 1970.
    let now: Double

    /// Renames the file or folder, and returns its new path. Never replaces an existing one.
    func keep(_ path: FilePath) throws(FileSystemError) -> FilePath {
        let date = UTCTime(secondsSince1970: Int(now.rounded(.down))).date
        let base = path.string + Self.mark + date
        var (place, number) = (FilePath(base), 1)
        while try fileSystem.ownStatus(of: place) != nil {
            number += 1
            place = FilePath("\(base)-\(number)")
        }
        try fileSystem.rename(path, to: place, durably: true)
        return place
    }

    /// Whether a file name in `bundles/` is that of such a book.
    static func isName(_ name: String) -> Bool {
        guard let mark = name.firstRange(of: mark) else { return false }
        return BookPath("bundles/\(name[..<mark.lowerBound])") != nil
    }
}
