/// A text as the set of its sequences of three words (w-shingling, Broder 1997), to measure how much two texts have in
/// common.
///
/// Empty words are added before and after the text. So every word, also the first and the last, is in the same number
/// of sequences, and a text of one word has sequences too. Replacing one word changes three sequences at any position.
struct ShingleSet: Hashable, Sendable {
    /// Words in a sequence.
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

    /// The Jaccard index: the sequences that both texts have, divided by the sequences that either text has. It is 0
    /// for texts without a common sequence and 1 for texts with the same sequences.
    func similarity(to other: ShingleSet) -> Double {
        let common = shingles.intersection(other.shingles).count
        let either = count + other.count - common
        return either == 0 ? 1 : Double(common) / Double(either)
    }

    /// How many shingles a set can have if its similarity to this one is at least `threshold`, which is above 0.
    func counts(similarTo threshold: Double) -> ClosedRange<Int> {
        // Rounding must not exclude a set with exactly the required similarity.
        let slack = 1e-9
        let fewest = (Double(count) * threshold - slack).rounded(.up)
        let most = (Double(count) / threshold + slack).rounded(.down)
        return max(0, Int(fewest))...max(0, Int(most))
    }

    /// A word is a sequence of letters and digits, in lower case. Marks, spaces and signs separate words. In scripts
    /// that are written without spaces, each character is a word.
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
    /// True for characters of Chinese, Japanese, Thai, Lao, Khmer and Burmese.
    fileprivate var isWordByItself: Bool {
        guard let first = unicodeScalars.first else { return false }
        return first.properties.isIdeographic
            || [0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF].contains {
                $0.contains(first.value)
            }
    }
}
