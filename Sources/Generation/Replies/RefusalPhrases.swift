/// How models refuse, from `prompts/refusals.json`.
struct RefusalPhrases: Hashable, Sendable, Codable {
    /// Bytes of a reply that are searched.
    static let window = 600

    /// Exact beginnings of a refusal that the prompts prescribe: `ERROR:`.
    var markers: [String]
    /// Phrases near the beginning of a refusal, by language; not case sensitive, with straight apostrophes.
    var phrases: [String: [String]]

    init(markers: [String] = [], phrases: [String: [String]] = [:]) {
        self.markers = markers
        self.phrases = phrases
    }

    /// The refusal in a text, at most 200 scalars in one line; nil if there is none.
    func match(_ text: String) -> String? {
        let line = SafeText.line(text, limit: 200)
        let bare = line.drop { !$0.isLetter }
        let isMarked = markers.contains { bare.hasPrefix($0) }
        return isMarked || saysNo(text) ? String(line) : nil
    }

    private func saysNo(_ text: String) -> Bool {
        let spoken = Self.folded(text)
        return phrases.values.contains { $0.contains { Self.contains(spoken, Self.folded($0)) } }
    }

    /// Lower case, one space between words, straight apostrophes.
    private static func folded(_ text: String) -> [UInt8] {
        var folded: [UInt8] = []
        for scalar in text.lowercased().unicodeScalars {
            switch scalar {
            case "\u{2018}", "\u{2019}", "\u{2BC}", "`", "\u{B4}": folded.append(UInt8(ascii: "'"))
            case let scalar where scalar.properties.isWhitespace: if folded.last != 0x20 { folded.append(0x20) }
            default: folded += UTF8.encode(scalar).map(Array.init) ?? []
            }
        }
        return folded
    }

    /// Whether the phrase occurs in the text at the beginning of a word.
    private static func contains(_ text: [UInt8], _ phrase: [UInt8]) -> Bool {
        guard let first = phrase.first, phrase.count <= text.count else { return false }
        return (0...text.count - phrase.count).contains { start in
            text[start] == first && (start == 0 || !JSONReader.isWordByte(text[start - 1]))
                && text[start..<start + phrase.count].elementsEqual(phrase)
        }
    }
}
