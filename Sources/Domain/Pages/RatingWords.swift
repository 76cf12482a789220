/// Words that keep a picture out of a collection with a given rating, from `prompts/ratings.json`.
package struct RatingWords: Codable, Sendable {
    /// Words of letters, in lower case, that collections with this rating do without.
    private let excluded: [String: Set<String>]

    init(excluded: [Rating: Set<String>]) {
        self.init(Dictionary(uniqueKeysWithValues: excluded.map { ($0.key.rawValue, $0.value) }))
    }

    package init(from decoder: any Decoder) throws {
        self.init(try decoder.singleValueContainer().decode([String: Set<String>].self))
    }

    private init(_ excluded: [String: Set<String>]) {
        self.excluded = excluded.mapValues { Set($0.map { $0.lowercased() }) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(excluded.mapValues { $0.sorted() })
    }

    /// The first word of the text, as it stands there, that the rating excludes; “knife's” has “knife” in it.
    package func firstWord(above rating: Rating, in text: String) -> String? {
        guard let words = excluded[rating.rawValue] else { return nil }
        return text.split { !$0.isLetter }.map(String.init).first { words.contains($0.lowercased()) }
    }
}
