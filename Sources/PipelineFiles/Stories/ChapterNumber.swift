/// The number of a chapter in its heading: `CHAPTER IV. The Sea`, `Chapter the First`, `4. The Sea`, `IV`.
struct ChapterNumber {
    private static let chapterWords: Set = [
        "CHAPTER", "PART", "STAVE", "KAPITEL", "TEIL", "CHAPITRE", "PARTIE", "CAPÍTULO", "CAPITULO", "PARTE",
        "CAPITOLO", "HOOFDSTUK", "DEEL",
    ]
    private static let numberWords = [
        ["ONE", "FIRST"], ["TWO", "SECOND"], ["THREE", "THIRD"], ["FOUR", "FOURTH"], ["FIVE", "FIFTH"],
        ["SIX", "SIXTH"], ["SEVEN", "SEVENTH"], ["EIGHT", "EIGHTH"], ["NINE", "NINTH"], ["TEN", "TENTH"],
        ["ELEVEN", "ELEVENTH"], ["TWELVE", "TWELFTH"],
    ]

    let value: Int

    /// Nil if a heading has none.
    init?(of heading: String) {
        let capitals = heading.uppercased()
        let words = capitals.split { !$0.isLetter && !$0.isNumber }
        guard let first = words.first else { return nil }
        if Self.chapterWords.contains(String(first)) {
            let rest = words.dropFirst().first == "THE" ? words.dropFirst(2) : words.dropFirst()
            guard let value = rest.first.flatMap({ Self.value(of: $0) }) else { return nil }
            self.value = value
            return
        }
        // Without a word before it, a number ends with a mark, or is all: “I met a fox” has none.
        let behind = capitals[first.endIndex...].drop { $0 == "\\" }
        guard capitals.startIndex == first.startIndex, behind.first.map({ ".):—-".contains($0) }) ?? true,
            let value = Int(first) ?? RomanNumeral.value(of: String(first))
        else { return nil }
        self.value = value
    }

    private static func value(of word: Substring) -> Int? {
        Int(word) ?? RomanNumeral.value(of: String(word))
            ?? numberWords.firstIndex { $0.contains(String(word)) }.map { $0 + 1 }
    }
}
