/// A text as the set of its runs of three words (w-shingling, Broder 1997), to tell how much two texts have in common.
///
/// The text counts as led in and followed by nothing, so that every word, the first and the last too, stands in as many
/// runs as any other, and a text of one word has runs as well: one word replaced by another costs three runs wherever it
/// stands.
struct ShingleSet: Hashable, Sendable {
    /// In words.
    static let length = 3

    private let shingles: Set<[String]>

    init(of text: String) {
        let words = Self.words(of: text)
        guard !words.isEmpty else {
            shingles = []
            return
        }
        let margin = Array(repeating: "", count: Self.length - 1)
        let line = margin + words + margin
        shingles = Set((0...line.count - Self.length).map { Array(line[$0..<$0 + Self.length]) })
    }

    var count: Int { shingles.count }

    /// The Jaccard index: what both have of what either has. From 0, for texts without a run in common, to 1, for texts
    /// with the same runs.
    func similarity(to other: ShingleSet) -> Double {
        let common = shingles.intersection(other.shingles).count
        let either = count + other.count - common
        return either == 0 ? 1 : Double(common) / Double(either)
    }

    /// How many shingles a set can have whose similarity to this one is at least a threshold above 0.
    func counts(similarTo threshold: Double) -> ClosedRange<Int> {
        // Rounding may not exclude a set that is just as similar as it must be.
        let slack = 1e-9
        let fewest = (Double(count) * threshold - slack).rounded(.up)
        let most = (Double(count) / threshold + slack).rounded(.down)
        return max(0, Int(fewest))...max(0, Int(most))
    }

    /// Letters and digits in a row, in lower case; marks, spaces and signs part them. Of scripts that are written without
    /// spaces each character is a word.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var isOpen = false
        for character in text.lowercased() {
            guard character.isLetter || character.isNumber else {
                isOpen = false
                continue
            }
            let standsAlone = character.isWordByItself
            if isOpen, !standsAlone {
                words[words.count - 1].append(character)
            } else {
                words.append(String(character))
            }
            isOpen = !standsAlone
        }
        return words
    }
}

extension Character {
    /// Of Chinese, Japanese, Thai, Lao, Khmer or Burmese.
    fileprivate var isWordByItself: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isIdeographic
            || [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF].contains {
                $0.contains(first.value)
            }
    }
}
