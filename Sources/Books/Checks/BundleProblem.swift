package import Media

/// A problem in a book's file.
package enum BundleProblem: Hashable, Sendable {
    // Problems of the archive.
    case damagedArchive(reason: String)
    /// Its bytes are not those of which its end has the digest.
    case changedArchive
    /// A book of Nightpress without a digest at its end.
    case noDigest
    case tooManyEntries(count: UInt64, limit: Int)
    case longDirectory(size: UInt64, limit: Int)
    case overlappingEntries
    case severalLists(count: Int)
    case tooMuch(size: Int, limit: Int)
    // Problems of an entry, in any format.
    case unsafeName(String, EntryName.Fault)
    case repeatedName(String, of: String)
    /// It is in a folder that has the name of a file.
    case insideFile(String, file: String)
    case special(String)
    case encrypted(String)
    case tooLarge(String, size: Int, limit: Int)
    case impossibleSize(String, size: Int, storedSize: Int)
    case unreadable(String, reason: String)
    // Problems in what the book says about itself.
    case outOfPlace(String, place: String)
    case compressed(String)
    case missing(String, namedBy: String)
    case unlisted(String, by: String)
    case malformed(String, problem: String)
    case wrongDigest(String, by: String)
    case wrongCount(pictures: Int, stated: String, by: String)
    case wrongBytes(String, size: Int, stated: String, by: String)
    /// In a PDF.
    case brokenRule(PDFRule, place: String)
    // Problems of a picture.
    case badPicture(String, reason: String)
    case wrongType(String, type: String, stated: String, by: String)
    case wrongSize(String, size: String, stated: String, by: String)

    /// Whether files with this problem are usually made to do harm.
    package var isHostile: Bool {
        switch self {
        case .unsafeName, .insideFile, .special, .overlappingEntries, .severalLists, .impossibleSize, .tooMuch,
            .longDirectory:
            true
        default: false
        }
    }

    /// Whether it is a problem in books of other programs, too. Not so are the limits of this program, strict rules of
    /// its ZIP library, and names that only some systems do not take.
    var isCertain: Bool {
        switch self {
        case .damagedArchive, .tooLarge: false
        case .unsafeName(_, let fault):
            ![.trailingDot, .device, .invisible, .undefined, .longComponent].contains(fault)
        default: true
        }
    }

    /// The affected entry, by its name in the archive.
    package var entry: String? {
        switch self {
        case .unsafeName(let name, _), .repeatedName(let name, _), .insideFile(let name, _), .special(let name),
            .encrypted(let name),
            .tooLarge(let name, _, _), .impossibleSize(let name, _, _), .unreadable(let name, _),
            .outOfPlace(let name, _), .compressed(let name), .missing(let name, _), .unlisted(let name, _),
            .malformed(let name, _), .wrongDigest(let name, _), .wrongBytes(let name, _, _, _),
            .badPicture(let name, _), .wrongType(let name, _, _, _), .wrongSize(let name, _, _, _):
            name
        case .damagedArchive, .changedArchive, .noDigest, .tooManyEntries, .longDirectory, .overlappingEntries,
            .severalLists, .tooMuch, .wrongCount, .brokenRule:
            nil
        }
    }
}
