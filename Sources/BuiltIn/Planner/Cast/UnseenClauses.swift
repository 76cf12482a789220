/// Marks the words of clauses about another time, about thoughts, or about possibilities.
struct UnseenClauses {
    let tokens: [PlannerToken]
    let lexicon: PlannerLexicon

    private var words: SightWords { lexicon.words.sight }

    /// One flag for each word. The time is proportional to the length of the sentence.
    func flags() -> [Bool] {
        var flags = Array(repeating: false, count: tokens.count)
        var clause = 0
        var marked = 0
        for index in tokens.indices where !tokens[index].isQuoted {
            if opensClause(index) { clause = index }
            guard index >= marked, let span = unseen(at: index, clause: clause) else { continue }
            for position in span { flags[position] = true }
            marked = span.upperBound
        }
        return flags
    }

    private func opensClause(_ index: Int) -> Bool {
        guard index > 0 else { return true }
        return tokens[index - 1].mark != .none || tokens[index - 1].isQuoted
            || words.conjunctions.contains(tokens[index].lower)
    }

    private func unseen(at index: Int, clause: Int) -> Range<Int>? {
        if index == clause, opensSupposition(index) { return index..<end(from: index, atAnyMark: true) }
        if index == clause, opensQuestion(index) { return index..<end(from: index, atAnyMark: false) }
        if isPerfect(index) { return subject(of: index, clause: clause)..<end(from: index, atAnyMark: true) }
        if opensReport(index) { return index + 1..<end(from: index, atAnyMark: false) }
        return nil
    }

    private func opensSupposition(_ index: Int) -> Bool {
        let word = tokens[index].lower
        if words.suppositions.contains(word) { return true }
        return word == "as" && ["if", "though"].contains(lower(index + 1))
    }

    /// Whether a question begins here: “Had she seen the fox?”, “where was the fox?”
    private func opensQuestion(_ index: Int) -> Bool {
        guard index == 0 || tokens[index - 1].mark == .stop || tokens[index - 1].isQuoted else { return false }
        let verb = words.askers.contains(tokens[index].lower) ? index + 1 : index
        guard words.auxiliaries.contains(lower(verb)), verb + 1 < tokens.count else { return false }
        return verb == index || !lexicon.isVerb(lower(verb + 1))
    }

    /// Whether the verb is a past perfect that hides the event: “he had gone”, “he would have gone”. Not “he had just
    /// come” and “he had been waiting”, because he is present.
    private func isPerfect(_ index: Int) -> Bool {
        switch tokens[index].lower {
        case "had", "hadn't": break
        case "have": guard index > 0, lexicon.words.sight.auxiliaries.contains(lower(index - 1)) else { return false }
        default: return false
        }
        var next = index + 1
        while next < tokens.count, next < index + 4, tokens[next - 1].mark == .none {
            let word = tokens[next].lower
            if words.still.contains(word) { return false }
            if word == "been", lower(next + 1).hasSuffix("ing") { return false }
            if words.arriving.contains(word), lower(next + 1) == "to" { return false }
            if isParticiple(word) { return true }
            guard lexicon.isAdverb(word) || ["not", "never", "ever", "always"].contains(word) else { return false }
            next += 1
        }
        return false
    }

    /// The start of the subject of “had”: “she” in “took the jar she had seen”.
    private func subject(of verb: Int, clause: Int) -> Int {
        guard tokens[clause..<verb].contains(where: isFull) else { return clause }
        return verb > clause && lexicon.grammar.pronouns.contains(tokens[verb - 1].lower) ? verb - 1 : verb
    }

    private func isFull(verb token: PlannerToken) -> Bool {
        lexicon.isVerb(token.lower) && !words.auxiliaries.contains(token.lower)
    }

    private func isParticiple(_ word: String) -> Bool {
        if words.participles.contains(word) { return true }
        guard word.utf8.count > 4, word.hasSuffix("ed") || word.hasSuffix("en") else { return false }
        return !lexicon.colours.contains(word) && lexicon.kinds[word] == nil && lexicon.props[word] == nil
    }

    /// Whether a thought or indirect speech follows: “she thought of him”, “she said that he was there”; not “thought
    /// Alice”.
    private func opensReport(_ index: Int) -> Bool {
        let word = tokens[index].lower
        guard index > 0, index + 1 < tokens.count, tokens[index].mark == .none, !tokens[index + 1].isQuoted else {
            return false
        }
        if words.opinions.contains(word) {
            return hasSubject(before: index) && !words.musing.contains(tokens[index + 1].lower)
        }
        guard lexicon.speech.contains(word), hasSubject(before: index) else { return false }
        if ["it", "he", "she", "they", "there", "i"].contains(lower(index + 1)) {
            return word != "asked" && word != "told"
        }
        for next in index + 1..<min(index + 4, tokens.count) {
            if words.reports.contains(tokens[next].lower) { return true }
            if tokens[next].mark != .none { return false }
        }
        return false
    }

    private func hasSubject(before index: Int) -> Bool {
        let before = tokens[index - 1]
        guard !before.isQuoted, before.mark == .none else { return false }
        return before.isCapitalised || lexicon.grammar.pronouns.contains(before.lower) || before.lower == "to"
            || before.lower == "and" || before.lower == "who" || lexicon.isAdverb(before.lower)
            || lexicon.kinds[before.lower] != nil || lexicon.isVerb(before.lower)
    }

    /// The end of the clause that contains the index.
    private func end(from index: Int, atAnyMark: Bool) -> Int {
        for next in index + 1..<max(index + 1, tokens.count) {
            let last = tokens[next - 1]
            if !atAnyMark, words.perceptions.contains(tokens[next].lower) { return next }
            if last.mark == .stop || tokens[next].isQuoted != tokens[index].isQuoted { return next }
            if last.mark == .comma, atAnyMark || words.breaks.contains(tokens[next].lower) { return next }
            if atAnyMark, words.breaks.contains(tokens[next].lower), startsAnew(at: next) { return next }
        }
        return tokens.count
    }

    /// “And” continues the clause, unless another subject with a verb follows.
    private func startsAnew(at index: Int) -> Bool {
        guard tokens[index].lower == "and" else { return true }
        guard index + 2 < tokens.count else { return false }
        let subject = tokens[index + 1]
        guard subject.isCapitalised || lexicon.grammar.subjects.contains(subject.lower) else { return false }
        return lexicon.isVerb(lower(index + 2)) && lower(index + 2) != "had"
    }

    private func lower(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].lower : "" }
}
