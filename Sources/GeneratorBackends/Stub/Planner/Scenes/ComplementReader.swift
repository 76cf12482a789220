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
        var (words, isWhole) = words(behind: verb, in: tokens)
        if words.first == "it", let it { words.replaceSubrange(0...0, with: ["the", it]) }
        let props = words.lazy.compactMap { lexicon.props[$0]?.noun }
        let prop = props.first(where: lexicon.handheld.contains)
        if !isWhole { dropLastPhrase(of: &words) }
        return (isClear(words) ? trimmed(words).joined(separator: " ") : "", prop)
    }

    /// The words up to a mark, a conjunction or an adverb; not whole where they were cut at a verb or for length.
    private func words(behind verb: Int, in tokens: [PlannerToken]) -> (words: [String], isWhole: Bool) {
        var words: [String] = []
        for token in tokens.dropFirst(verb + 1).prefix(Self.longest) {
            if token.isQuoted { return (words, true) }
            if !token.isCapitalised {
                if grammar.enders.contains(token.lower) || token.lower.hasSuffix("ly") { return (words, true) }
                let isVerb = lexicon.isVerb(token.lower) && lexicon.props[token.lower] == nil
                if words.count > 1, isVerb { return (words, false) }
            }
            words.append(Self.spelling(of: token))
            if token.mark != .none { return (words, true) }
        }
        return (words, verb + words.count + 1 == tokens.count)
    }

    private static func spelling(of token: PlannerToken) -> String {
        let word = token.isCapitalised ? token.word : token.lower
        return token.isPossessive ? word + "'s" : token.isAbbreviated ? word + "." : word
    }

    /// A phrase that was cut in the middle goes: “on a branch with her eyes” (“shut tight”).
    private func dropLastPhrase(of words: inout [String]) {
        if let start = words.lastIndex(where: grammar.dangling.contains) {
            words.removeSubrange(start...)
        } else if words.count == Self.longest {
            words = []
        }
    }

    private func isClear(_ words: [String]) -> Bool {
        guard let first = words.first, grammar.openers.contains(first) || first.first?.isUppercase == true else {
            return false
        }
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
