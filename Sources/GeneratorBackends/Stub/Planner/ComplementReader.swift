/// Takes from the text what stands behind a verb, where it can stand in a caption as it is: `up the old ladder`.
struct ComplementReader {
    private static let longest = 8
    private let lexicon: PlannerLexicon
    private let grammar: PlannerGrammar

    init(lexicon: PlannerLexicon) {
        self.lexicon = lexicon
        grammar = lexicon.grammar
    }

    /// The words behind the verb, empty where they would not read well; and the first handheld thing among them.
    ///
    /// `it` is what “it” means, where that is known.
    func complement(behind verb: Int, in tokens: [PlannerToken], it: String?) -> (text: String, prop: String?) {
        guard tokens[verb].mark == .none else { return ("", nil) }
        var words: [String] = []
        var prop: String?
        var isWhole = false
        for index in verb + 1..<min(verb + 1 + Self.longest, tokens.count) {
            let token = tokens[index]
            isWhole = token.isQuoted || grammar.enders.contains(token.lower) || token.lower.hasSuffix("ly")
            if isWhole { break }
            if words.count > 1, lexicon.isVerb(token.lower), lexicon.props[token.lower] == nil { break }
            if words.isEmpty, token.lower == "it", let it {
                words = ["the", it]
                prop = lexicon.handheld.contains(it) ? it : nil
                isWhole = token.mark != .none
                if isWhole { break }
                continue
            }
            if prop == nil, let named = lexicon.props[token.lower], lexicon.handheld.contains(named.noun) { prop = named.noun }
            let word = token.isCapitalised ? token.word : token.lower
            words.append(token.isPossessive ? word + "'s" : word)
            isWhole = token.mark != .none || index + 1 == tokens.count
            if isWhole { break }
        }
        if !isWhole { dropLastPhrase(of: &words) }
        return (isClear(words) ? trimmed(words).joined(separator: " ") : "", prop)
    }

    func isFunctionWord(_ word: String) -> Bool {
        grammar.openers.contains(word) || grammar.enders.contains(word) || grammar.unclear.contains(word)
            || grammar.dangling.contains(word)
    }

    /// A phrase that was cut in the middle goes: “on a branch with her eyes” (“shut tight”).
    private func dropLastPhrase(of words: inout [String]) {
        guard let start = words.lastIndex(where: { grammar.dangling.contains($0) }) else { return }
        words.removeSubrange(start...)
    }

    private func isClear(_ words: [String]) -> Bool {
        guard let first = words.first, grammar.openers.contains(first) || first.first?.isUppercase == true else { return false }
        return !words.contains { grammar.unclear.contains($0) || lexicon.avoided.contains($0.lowercased()) }
    }

    private func trimmed(_ words: [String]) -> [String] {
        var words = words
        let complete = words.count == 1
        while let last = words.last, grammar.dangling.contains(last) || grammar.danglingDeterminers.contains(last),
            !complete || !grammar.directions.contains(last)
        {
            words.removeLast()
        }
        return words
    }
}
