/// English function words and articles. They decide how a word of the softening table is read in a sentence.
enum EnglishWords {
    /// A word after one of these is a noun or an adjective, not a verb.
    static let determiners: Set<String> = [
        "a", "an", "the", "my", "your", "his", "her", "its", "our", "their", "this", "that", "these", "those", "some",
        "any", "no", "every", "each", "another", "one", "two", "three",
    ]

    static let prepositions: Set<String> = [
        "about", "above", "across", "after", "against", "along", "among", "around", "at", "before", "behind", "below",
        "beneath", "beside", "between", "beyond", "by", "during", "for", "from", "in", "inside", "into", "near", "of",
        "off", "on", "onto", "out", "outside", "over", "past", "through", "to", "toward", "towards", "under", "until",
        "up", "with", "within", "without",
    ]

    /// A noun ends before one of these; an adjective has its noun after it.
    static let connectives: Set<String> = [
        "and", "or", "but", "nor", "so", "as", "than", "because", "when", "where", "while", "if", "who", "which",
        "that", "is", "are", "was", "were", "has", "have", "had", "will", "can", "could", "would", "does", "do", "did",
        "i", "you", "he", "she", "it", "we", "they", "comes", "came", "falls", "fell", "begins", "began", "ends",
        "ended", "too", "again", "now", "then", "there", "here", "not",
    ]

    /// Titles before a name. Their full stop does not end a sentence.
    static let titles: Set<String> = ["Mr", "Mrs", "Ms", "Dr", "St", "Prof"]

    /// `a` or `an`, by the sound at the beginning of the text.
    static func article(before text: String) -> String {
        let word = text.lowercased().prefix { $0.isLetter }
        if silentH.contains(where: word.hasPrefix) { return "an" }
        if vowelsLikeConsonants.contains(where: word.hasPrefix) || word == "one" || word == "once" { return "a" }
        return word.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    }

    private static let silentH = ["hour", "honest", "honour", "honor", "heir"]
    /// Beginnings such as in “useful”, “European”, “unicorn”, but not “unimportant”.
    private static let vowelsLikeConsonants = [
        "use", "usu", "uto", "eu", "ewe", "unic", "unif", "unio", "uniq", "unis", "unit", "univ",
    ]
}
