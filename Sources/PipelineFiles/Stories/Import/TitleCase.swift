import Domain

/// Headings in capitals, as in old books, with capitals as in English titles.
enum TitleCase {
    private static let smallWords: Set = [
        "a", "an", "and", "as", "at", "but", "by", "for", "from", "in", "into", "nor", "of", "on", "or", "the", "to",
        "with",
    ]

    /// A text with small letters stays as it is.
    static func applied(to text: String) -> String {
        guard !text.contains(where: \.isLowercase) else { return text }
        var isFirst = true
        return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
            defer { isFirst = word.last.map { ".:!?".contains($0) } ?? isFirst }
            let letters = word.filter(\.isLetter)
            if letters.count > 1, RomanNumeral.value(of: letters) != nil { return String(word) }
            let small = word.lowercased()
            if !isFirst, smallWords.contains(small) { return small }
            return capitalised(small)
        }.joined(separator: " ")
    }

    /// Each part of `rabbit-hole` gets a capital.
    private static func capitalised(_ word: String) -> String {
        var isStart = true
        return String(
            word.map { character -> Character in
                defer { isStart = isStart ? !character.isLetter : character == "-" }
                return isStart ? Character(character.uppercased().prefix(1).description) : character
            })
    }
}
