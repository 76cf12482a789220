import Media

/// The names of an archive's entries, compared as on a disk that does not distinguish upper and lower case.
struct EntryNames {
    private var namesByFolded: [String: String] = [:]
    /// In each key, the slashes are replaced by a separator that sorts before all other characters.
    private var places: [(key: String, name: String, isFolder: Bool)] = []

    private static let separator = "\u{1}"

    /// Returns the entry that already has the name; nil if none has it.
    mutating func insert(_ entry: ZIPReader.Entry) -> String? {
        let folded = String(EntryName.folded(entry.name).dropLast(entry.isFolder ? 1 : 0))
        places.append((folded.replacing("/", with: Self.separator), entry.name, entry.isFolder))
        return namesByFolded.updateValue(entry.name, forKey: folded)
    }

    /// Files whose path must be a folder for another entry, each with one such entry.
    var conflicts: [(inner: String, file: String)] {
        let sorted = places.sorted { $0.key < $1.key }
        return zip(sorted, sorted.dropFirst())
            .filter { !$0.isFolder && $1.key.hasPrefix($0.key + Self.separator) }
            .map { ($1.name, $0.name) }
    }
}
