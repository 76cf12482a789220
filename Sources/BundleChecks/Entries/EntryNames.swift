import Archives

/// The names of an archive's entries as a disk takes them that does not tell upper case from lower.
struct EntryNames {
    private var namesByFolded: [String: String] = [:]
    /// Of files, each with a slash that sorts before everything else.
    private var files: [(key: String, name: String)] = []

    private static let separator = "\u{1}"

    /// The entry that has the name already; nil where none has.
    mutating func insert(_ entry: ZIPReader.Entry) -> String? {
        let folded = EntryName.folded(entry.name)
        guard !entry.isFolder else {
            return namesByFolded.updateValue(entry.name, forKey: String(folded.dropLast()))
        }
        files.append((folded.replacing("/", with: Self.separator), entry.name))
        return namesByFolded.updateValue(entry.name, forKey: folded)
    }

    /// Files in whose place there would have to be a folder for another file, each with one such.
    var conflicts: [(inner: String, file: String)] {
        let sorted = files.sorted { $0.key < $1.key }
        return zip(sorted, sorted.dropFirst()).filter { $1.key.hasPrefix($0.key + Self.separator) }
            .map { ($1.name, $0.name) }
    }
}
