import Media

extension BundleProblem: CustomStringConvertible {
    /// Much of it is text from the file. Long text is cut, and no text can control a terminal.
    package var description: String {
        let name = "“\((entry ?? "").excerpt)”"
        return switch self {
        case .damagedArchive(let reason): "the archive is damaged: \(reason.longExcerpt)"
        case .changedArchive: "its bytes are not those that Nightpress wrote: its end is not their SHA-256"
        case .noDigest:
            "it has no SHA-256 at its end: another program changed it, or an older version wrote it; export it again"
        case .tooManyEntries(let count, let limit): "it lists \(count) entries, at most \(limit) are looked at"
        case .longDirectory(let size, let limit): "its list of entries has \(size) bytes, at most \(limit) are read"
        case .overlappingEntries: "its entries lie over each other, as in archives that are made to fill a disk"
        case .severalLists(let count): "it has \(count) lists of entries, and programs differ in which they unpack"
        case .tooMuch(let size, let limit): "it would unpack to \(size) bytes, at most \(limit) fit what it is"
        case .wrongCount(let pictures, let stated, let list):
            "it has \(pictures) pictures, and \(list.excerpt) says \(stated.excerpt)"
        case .unsafeName(_, let flaw): "the entry \(name) is not safe to unpack: the name \(flaw.rawValue)"
        case .repeatedName(_, let other):
            "the entry \(name) has the name of “\(other.excerpt)”; upper and lower case count as the same"
        case .insideFile(_, let file):
            "the entry \(name) is not safe to unpack: it lies in “\(file.excerpt)”, which is a file"
        case .special: "the entry \(name) is not safe to unpack: it is a symbolic link or a device, not a file"
        case .encrypted: "the entry \(name) cannot be read: it is encrypted"
        case .tooLarge(_, let size, let limit):
            "the entry \(name) is not read: it has \(size) bytes, at most \(limit) are taken"
        case .impossibleSize(_, let size, let storedSize):
            "the entry \(name) is not read: \(storedSize) bytes cannot unpack to \(size)"
        case .unreadable(_, let reason): "the entry \(name) is damaged: \(reason.longExcerpt)"
        case .outOfPlace(_, let place): "the entry \(name) is not \(place)"
        case .compressed: "the entry \(name) is compressed, which it must not be"
        case .missing(_, let list): "\(name) is missing, which \(list.excerpt) names"
        case .unlisted(_, let list): "the entry \(name) is not named by \(list.excerpt)"
        case .malformed(_, let problem): "\(name) is not as it must be: \(problem.longExcerpt)"
        case .wrongDigest(_, let list): "the entry \(name) is not the file that \(list.excerpt) tells the SHA-256 of"
        case .wrongBytes(_, let size, let stated, let list):
            "the entry \(name) has \(size) bytes, and \(list.excerpt) says \(stated.excerpt)"
        case .brokenRule(let rule, let place): "\(place.excerpt) \(rule.rawValue)"
        case .badPicture(_, let reason): "the entry \(name) is no whole picture: \(reason.longExcerpt)"
        case .wrongType(_, let type, let stated, let list):
            "the entry \(name) is a \(type) picture, and \(list.excerpt) says \(stated)"
        case .wrongSize(_, let size, let stated, let list):
            "the picture \(name) is \(size), and \(list.excerpt) says \(stated)"
        }
    }
}
