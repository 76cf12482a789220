package import Archives
import MarkupText

/// Something that is wrong with a book's file.
package enum BundleProblem: Hashable, Sendable {
    // Of the archive.
    case damagedArchive(reason: String)
    case tooManyEntries(count: UInt64, limit: Int)
    case longDirectory(size: UInt64, limit: Int)
    case overlappingEntries
    case tooMuch(size: Int, limit: Int)
    // Of an entry, whatever the book.
    case unsafeName(String, EntryName.Flaw)
    case repeatedName(String, of: String)
    case special(String)
    case encrypted(String)
    case tooLarge(String, size: Int, limit: Int)
    case impossibleSize(String, size: Int, storedSize: Int)
    case unreadable(String, reason: String)
    // Of what the book says of itself.
    case outOfPlace(String, place: String)
    case compressed(String)
    case missing(String, namedBy: String)
    case unlisted(String, by: String)
    case malformed(String, problem: String)
    case wrongDigest(String, by: String)
    case wrongCount(pictures: Int, stated: String, by: String)
    case wrongBytes(String, size: Int, stated: String, by: String)
    // Of a picture.
    case badPicture(String, reason: String)
    case wrongType(String, type: String)
    case wrongSize(String, size: String, stated: String, by: String)

    /// Whether it is of the kind that is made to do harm.
    package var isHostile: Bool {
        switch self {
        case .unsafeName, .special, .overlappingEntries, .impossibleSize, .tooMuch, .tooManyEntries, .longDirectory:
            true
        default: false
        }
    }

    /// The entry it is in, as it is called there.
    package var entry: String? {
        switch self {
        case .unsafeName(let name, _), .repeatedName(let name, _), .special(let name), .encrypted(let name),
            .tooLarge(let name, _, _), .impossibleSize(let name, _, _), .unreadable(let name, _),
            .outOfPlace(let name, _), .compressed(let name), .missing(let name, _), .unlisted(let name, _),
            .malformed(let name, _), .wrongDigest(let name, _), .wrongBytes(let name, _, _, _),
            .badPicture(let name, _), .wrongType(let name, _), .wrongSize(let name, _, _, _):
            name
        case .damagedArchive, .tooManyEntries, .longDirectory, .overlappingEntries, .tooMuch, .wrongCount: nil
        }
    }
}

extension BundleProblem: CustomStringConvertible {
    /// Names come from the file: long ones are cut, and none can steer a terminal.
    package var description: String {
        let name = "“\(Self.short(entry ?? ""))”"
        return switch self {
        case .damagedArchive(let reason): "the archive is damaged: \(reason)"
        case .tooManyEntries(let count, let limit): "it lists \(count) entries, at most \(limit) are looked at"
        case .longDirectory(let size, let limit): "its list of entries has \(size) bytes, at most \(limit) are read"
        case .overlappingEntries: "its entries lie over each other, as in archives that are made to fill a disk"
        case .tooMuch(let size, let limit): "it would unpack to \(size) bytes, at most \(limit) fit what it is"
        case .unsafeName(_, let flaw): "the entry \(name) is not safe to unpack: the name \(flaw.rawValue)"
        case .repeatedName(_, let other):
            "the entry \(name) has the name of “\(Self.short(other))”; upper and lower case count as the same"
        case .special: "the entry \(name) is not safe to unpack: it is a symbolic link or a device, not a file"
        case .encrypted: "the entry \(name) cannot be read: it is encrypted"
        case .tooLarge(_, let size, let limit):
            "the entry \(name) is not read: it has \(size) bytes, at most \(limit) are taken"
        case .impossibleSize(_, let size, let storedSize):
            "the entry \(name) is not read: \(storedSize) bytes cannot unpack to \(size)"
        case .unreadable(_, let reason): "the entry \(name) is damaged: \(reason)"
        case .outOfPlace(_, let place): "the entry \(name) is not \(place)"
        case .compressed: "the entry \(name) is compressed, which it must not be"
        case .missing(_, let list): "\(name) is missing, which \(list) names"
        case .unlisted(_, let list): "the entry \(name) is not named by \(list)"
        case .malformed(_, let problem): "\(name) is not as it must be: \(problem)"
        case .wrongDigest(_, let list): "the entry \(name) is not the file that \(list) tells the SHA-256 of"
        case .wrongCount(let pictures, let stated, let list): "it has \(pictures) pictures, and \(list) says \(stated)"
        case .wrongBytes(_, let size, let stated, let list):
            "the entry \(name) has \(size) bytes, and \(list) says \(stated)"
        case .badPicture(_, let reason): "the entry \(name) is no whole picture: \(reason)"
        case .wrongType(_, let type): "the entry \(name) is a \(type) picture, not what its name says"
        case .wrongSize(_, let size, let stated, let list): "the picture \(name) is \(size), and \(list) says \(stated)"
        }
    }

    private static func short(_ name: String) -> String {
        let line = String(String.UnicodeScalarView(name.unicodeScalars.prefix(400))).singleLine
        return line.count > 100 ? "\(line.prefix(100))…" : line
    }
}
