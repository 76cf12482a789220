/// How hard an English text is to read: the Flesch-Kincaid grade, in school years of the United States. Grade 1 is for
/// readers of age 6.
///
/// Source: Kincaid, Fishburne, Rogers, Chissom, “Derivation of New Readability Formulas”, Naval Technical Training
/// Command, 1975. Syllables are counted by groups of vowels.
package struct ReadingGrade {
    /// The formula says little about shorter texts.
    private static let fewestWords = 100

    package let grade: Double

    /// Nil for a text of fewer than 100 words.
    package init?(of sentences: [Sentence]) {
        let words = sentences.flatMap { $0.text.lowerCaseWords }.filter { $0.contains(where: \.isLetter) }
        guard words.count >= Self.fewestWords else { return nil }
        let syllables = words.reduce(0) { $0 + Self.syllables(in: $1) }
        let wordCount = Double(words.count)
        grade = 0.39 * wordCount / Double(sentences.count) + 11.8 * Double(syllables) / wordCount - 15.59
    }

    /// The age of readers in years.
    package var age: Int { Int((grade + 5).rounded()) }

    /// At least 1. A final e is silent, except in “-le” after a consonant: “lake” has one, “candle” has two.
    static func syllables(in word: String) -> Int {
        let letters = Array(word.unicodeScalars)
        var (count, wasVowel) = (0, false)
        for letter in letters {
            let isVowel = "aeiouy".unicodeScalars.contains(letter)
            if isVowel, !wasVowel { count += 1 }
            wasVowel = isVowel
        }
        let isVowel = { (index: Int) in "aeiouy".unicodeScalars.contains(letters[index]) }
        if letters.count > 2, letters.last == "e", !isVowel(letters.count - 2) {
            let endsInSyllable = letters[letters.count - 2] == "l" && !isVowel(letters.count - 3)
            if !endsInSyllable { count -= 1 }
        }
        return max(1, count)
    }
}
