/// Finds the entries of a catalogue by their nouns. Of several entries with the same noun, the first is found.
struct NounIndex<Entry: Sendable>: Sendable {
    private let entries: [String: Entry]

    init(_ catalogue: [Entry], nouns: (Entry) -> [String]) {
        let pairs = catalogue.flatMap { entry in nouns(entry).map { ($0, entry) } }
        entries = Dictionary(pairs) { first, _ in first }
    }

    /// The entry for a word in lower case, or for its singular.
    subscript(word: String) -> Entry? { entries[word] ?? entries[word.singular] }
}
