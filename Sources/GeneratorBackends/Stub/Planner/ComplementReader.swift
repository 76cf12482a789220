/// Takes from the text what stands behind a verb, where it can stand in a caption as it is: `up the old ladder`.
struct ComplementReader {
    private static let longest = 8
    private static let openers: Set<String> = [
        "the", "a", "an", "his", "her", "their", "its", "up", "down", "in", "into", "on", "onto", "over", "under", "through",
        "across", "along", "around", "past", "behind", "beside", "between", "to", "toward", "towards", "from", "out", "off", "at",
        "near", "by", "inside", "outside", "after", "away", "back", "home", "with", "for", "about", "against", "above", "below",
        "round", "among", "one", "two", "three", "some",
    ]
    private static let enders: Set<String> = [
        "and", "but", "or", "as", "while", "until", "till", "when", "because", "so", "that", "if", "then", "who", "which", "where",
        "than", "before", "again", "once", "though", "since", "too", "just", "there", "here", "what", "how", "why", "like", "only",
        "now", "not", "all",
    ]
    private static let unclear: Set<String> = [
        "he", "she", "it", "they", "him", "them", "i", "me", "us", "we", "you", "my", "your", "our", "this", "these", "those",
        "himself", "herself", "itself", "themselves", "something", "nothing", "everything", "anything", "one", "other", "others",
        "each", "hers", "theirs", "more", "much", "ever", "was", "were", "is", "are", "had", "did", "could", "would", "first",
        "last", "next", "another", "any", "every", "same",
    ]
    /// Words that cannot stand last.
    private static let dangling: Set<String> = [
        "the", "a", "an", "his", "her", "their", "its", "in", "into", "onto", "to", "toward", "towards", "from", "at", "with",
        "for", "about", "against", "of", "very", "by", "on", "among", "between", "two", "three", "some", "after", "behind",
        "beside", "near", "past", "under", "through", "across", "along", "over", "off", "up", "below", "above",
    ]

    private let lexicon: PlannerLexicon

    init(lexicon: PlannerLexicon) {
        self.lexicon = lexicon
    }

    /// The words behind the verb, empty where they would not read well; and the first handheld thing among them.
    func complement(behind verb: Int, in tokens: [PlannerToken]) -> (text: String, prop: String?) {
        guard tokens[verb].mark == .none else { return ("", nil) }
        var words: [String] = []
        var prop: String?
        for index in verb + 1..<min(verb + 1 + Self.longest, tokens.count) {
            let token = tokens[index]
            if token.isQuoted || Self.enders.contains(token.lower) || token.lower.hasSuffix("ly") { break }
            if words.count > 1, lexicon.isVerb(token.lower), lexicon.props[token.lower] == nil { break }
            if prop == nil, let named = lexicon.props[token.lower], lexicon.handheld.contains(named.noun) { prop = named.noun }
            let word = token.isCapitalised ? token.word : token.lower
            words.append(token.isPossessive ? word + "'s" : word)
            if token.mark != .none { break }
        }
        return (isClear(words) ? trimmed(words).joined(separator: " ") : "", prop)
    }

    private func isClear(_ words: [String]) -> Bool {
        guard let first = words.first, Self.openers.contains(first) || first.first?.isUppercase == true else { return false }
        return !words.contains(where: Self.unclear.contains)
    }

    private func trimmed(_ words: [String]) -> [String] {
        var words = words
        let complete = words.count == 1
        while let last = words.last, Self.dangling.contains(last), !complete || !["up", "down", "off"].contains(last) {
            words.removeLast()
        }
        return words
    }
}
