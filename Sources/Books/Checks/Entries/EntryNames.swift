import Media

/// The names of an archive's entries as a disk takes them that does not tell upper case from lower.
struct EntryNames {
    private var namesByFolded: [String: String] = [:]
    /// Each with a slash that sorts before everything else.
    private var places: [(key: String, name: String, isFolder: Bool)] = []

    private static let separator = "\u{1}"

    /// The entry that has the name already; nil where none has.
    mutating func insert(_ entry: ZIPReader.Entry) -> String? {
        let folded = String(EntryName.folded(entry.name).dropLast(entry.isFolder ? 1 : 0))
        places.append((folded.replacing("/", with: Self.separator), entry.name, entry.isFolder))
        return namesByFolded.updateValue(entry.name, forKey: folded)
    }

    /// Files in whose place there would have to be a folder for another entry, each with one such.
    var conflicts: [(inner: String, file: String)] {
        let sorted = places.sorted { $0.key < $1.key }
        return zip(sorted, sorted.dropFirst())
            .filter { !$0.isFolder && $1.key.hasPrefix($0.key + Self.separator) }
            .map { ($1.name, $0.name) }
    }
}
