/// Words that are not allowed in pictures of collections with a given rating, from `prompts/ratings.json`.
package struct RatingWords: Codable, Sendable {
    /// Lower-case words of letters that are excluded for each rating.
    private let excluded: [String: Set<String>]

    init(excluded: [Rating: Set<String>]) {
        self.init(Dictionary(uniqueKeysWithValues: excluded.map { ($0.key.rawValue, $0.value) }))
    }

    package init(from decoder: any Decoder) throws {
        let words = try decoder.singleValueContainer().decode([String: Set<String>].self)
        if let other = words.keys.sorted().first(where: { Rating(rawValue: $0) == nil }) {
            let names = Rating.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "“\(other)” is no rating; there are \(names)"))
        }
        self.init(words)
    }

    private init(_ excluded: [String: Set<String>]) {
        self.excluded = excluded.mapValues { Set($0.map { $0.lowercased() }) }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(excluded.mapValues { $0.sorted() })
    }

    /// The first word of the text that the rating excludes, as written in the text; “knife's” contains “knife”.
    package func firstWord(above rating: Rating, in text: String) -> String? {
        words(above: rating, in: text).first
    }

    /// The words of the text that the rating excludes, also as plurals and in verb forms, as written in the text.
    func words(above rating: Rating, in text: String) -> [String] {
        guard let words = excluded[rating.rawValue] else { return [] }
        let found = text.split { !$0.isLetter }.map(String.init)
        return found.indices.filter { index in
            let word = found[index].lowercased()
            guard let base = ([word] + Self.bases(of: word)).first(where: words.contains) else { return false }
            let next = index + 1 < found.count ? found[index + 1].lowercased() : ""
            return Self.harmless[base]?.contains(next) != true
        }.map { found[$0] }
    }

    /// Words behind an excluded word that give it another meaning: “the wind died down”.
    private static let harmless: [String: Set<String>] = ["die": ["away", "down", "out"], "dying": ["down", "to"]]

    /// The words whose plural or verb form the word may be: `stab` of “stabbed”, `knife` of “knives”.
    private static func bases(of word: String) -> [String] {
        let endings = [
            ("s", [""]), ("es", [""]), ("ies", ["y"]), ("ves", ["f", "fe"]), ("d", [""]), ("ed", ["", "e"]),
            ("ied", ["y"]), ("ing", ["", "e"]),
        ]
        return endings.filter { word.hasSuffix($0.0) }.flatMap { ending, stems in
            let stem = String(word.dropLast(ending.count))
            let isDoubled = ["ed", "ing"].contains(ending) && stem.count > 2 && stem.last == stem.dropLast().last
            return stems.map { stem + $0 } + (isDoubled ? [String(stem.dropLast())] : [])
        }
    }
}
