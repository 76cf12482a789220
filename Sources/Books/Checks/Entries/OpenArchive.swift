import Media

/// An archive with the facts of its entries. The entries that may be read are read one at a time.
final class OpenArchive {
    let entries: [ZIPReader.Entry]
    let survey: EntryListCheck
    private let reader: ZIPReader
    private let limits: BundleLimits
    private let readable: Set<Int>

    init(_ reader: consuming ZIPReader, fileSize: Int, limits: BundleLimits) {
        entries = reader.entries
        survey = EntryListCheck(entries, fileSize: fileSize, limits: limits)
        readable = Set(survey.readable)
        self.limits = limits
        self.reader = reader
    }

    /// The entries that are not folders, in order.
    var files: some Sequence<ZIPReader.Entry> { entries.lazy.filter { !$0.isFolder } }

    func has(_ name: String) -> Bool { survey.places[name] != nil }

    /// The bytes of an entry. Nil if there is none that may be read, or if it is damaged. Other checks report both.
    func document(_ name: String) -> [UInt8]? {
        guard let place = survey.places[name], readable.contains(place) else { return nil }
        return try? reader.read(at: place, limit: limits.entry)
    }

    /// Why the content of an entry is damaged; it is read in parts.
    func damage(at place: Int) -> BundleProblem? {
        do {
            var count = 0
            try reader.unpack(at: place) { part in
                count += part.count
                return count <= entries[place].size
            }
            guard count == entries[place].size else {
                let reason = "it does not have the \(entries[place].size) bytes it is listed with"
                return .unreadable(entries[place].name, reason: reason)
            }
            return nil
        } catch {
            return problem(error, at: place)
        }
    }

    private func problem(_ error: ArchiveError, at place: Int) -> BundleProblem {
        guard case .cannotRead(_, let entry, let reason) = error else {
            return .unreadable(entries[place].name, reason: "\(error)")
        }
        return .unreadable(entry, reason: reason)
    }

    enum Content {
        case whole([UInt8])
        case damaged(BundleProblem)
    }

    /// The bytes of an entry that may be read, or why they cannot be read.
    func content(at place: Int) -> Content {
        do {
            return .whole(try reader.read(at: place, limit: limits.entry))
        } catch {
            return .damaged(problem(error, at: place))
        }
    }
}
