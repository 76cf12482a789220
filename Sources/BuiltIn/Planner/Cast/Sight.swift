/// Separates what a sentence shows from what it only mentions: memories, hopes, questions, comparisons, denials.
struct Sight {
    private static let phrase = 4

    let tokens: [PlannerToken]
    let lexicon: PlannerLexicon
    /// One flag for each word: whether its clause is about something that is not visible in the scene.
    private let isUnseen: [Bool]

    private var words: SightWords { lexicon.words.sight }

    init(tokens: [PlannerToken], lexicon: PlannerLexicon) {
        self.tokens = tokens
        self.lexicon = lexicon
        isUnseen = UnseenClauses(tokens: tokens, lexicon: lexicon).flags()
    }

    /// Whether the clause around the word is about something in the scene.
    func isSeen(_ index: Int) -> Bool { !isUnseen[index] }

    /// Whether the thing at the index is visible. In “a piece of bread”, the bread is.
    func shows(thing index: Int) -> Bool {
        guard !isUnseen[index] else { return false }
        let start = phraseStart(before: index)
        guard let lead = lead(before: start) else { return true }
        if isAbsent(behind: lead, start: start) { return false }
        switch lead {
        case "of", "about": return !hasWord(of: words.tales, before: start - 1, within: 4)
        default: return !isDeniedPerception(before: start)
        }
    }

    /// Whether the character in the range is visible.
    func shows(_ range: Range<Int>) -> Bool {
        guard !isUnseen[range.lowerBound], !isGone(behind: range.upperBound) else { return false }
        let start = phraseStart(before: range.lowerBound)
        if hasWord(of: ["where"], before: start, within: 1), start > 1, tokens[start - 2].mark == .none { return false }
        guard let lead = lead(before: start) else { return true }
        if isAbsent(behind: lead, start: start) { return false }
        switch lead {
        case "of": return hasWord(of: words.partsOf, before: start - 1, within: 1)
        case "about": return !hasWord(of: words.tales, before: start - 1, within: 4)
        case "for": return !hasWord(of: words.parcels, before: start - 1, within: 6)
        // “The letter was from his cousin.”
        case "from" where start > 1 && lexicon.grammar.copulas.contains(tokens[start - 2].lower): return false
        case "from", "to": return !hasWord(of: words.parcels, before: start - 1, within: 3)
        default: return !isDeniedPerception(before: start)
        }
    }

    /// Whether the clause is about something in the scene and does not deny the character in the range.
    func speaks(of range: Range<Int>) -> Bool {
        guard !isUnseen[range.lowerBound], !isGone(behind: range.upperBound) else { return false }
        let start = phraseStart(before: range.lowerBound)
        return lead(before: start).map { !isAbsent(behind: $0, start: start) } ?? true
    }

    private func lead(before start: Int) -> String? {
        start > 0 && tokens[start - 1].mark == .none ? tokens[start - 1].lower : nil
    }

    /// Whether a word before the noun says that it is absent: “no fox”, “as large as the fox”, “she looked for the
    /// fox”.
    private func isAbsent(behind lead: String, start: Int) -> Bool {
        if words.absences.contains(lead) || words.absences.contains(tokens[start].lower) { return true }
        switch lead {
        case "as": return hasWord(of: ["as", "so"], before: start - 1, within: 6)
        case "for": return hasWord(of: words.seeking, before: start - 1, within: 3)
        default: return false
        }
    }

    /// The start of the words before a noun, such as “the poor old”.
    private func phraseStart(before index: Int) -> Int {
        for start in stride(from: index - 1, through: max(0, index - Self.phrase), by: -1) {
            guard tokens[start].mark == .none || isLook(tokens[start].lower) else { return start + 1 }
            if lexicon.grammar.determiners.contains(tokens[start].lower) || tokens[start].isPossessive { return start }
            if lexicon.words.numbers[tokens[start].lower] != nil { continue }
            if lexicon.isVerb(tokens[start].lower) || lexicon.grammar.isFunctionWord(tokens[start].lower) {
                return start + 1
            }
        }
        return index
    }

    private func isLook(_ word: String) -> Bool { lexicon.sizes.contains(word) || lexicon.colours.contains(word) }

    private func hasWord(of set: Set<String>, before index: Int, within count: Int) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - count), by: -1) {
            if tokens[position].mark != .none { return false }
            if set.contains(tokens[position].lower) { return true }
        }
        return false
    }

    /// Whether the text denies seeing it: “she could not find the fox”.
    private func isDeniedPerception(before start: Int) -> Bool {
        guard start > 1, words.perceptions.contains(tokens[start - 1].lower) else { return false }
        for index in stride(from: start - 2, through: max(0, start - 4), by: -1) {
            if tokens[index].mark != .none { return false }
            if ["not", "never", "cannot"].contains(tokens[index].lower) || tokens[index].lower.hasSuffix("n't") {
                return true
            }
        }
        return false
    }

    /// Whether the text says that it is gone: “the fox was gone”, “the fox was no longer to be seen”.
    func isGone(behind end: Int) -> Bool {
        guard end < tokens.count, end > 0, tokens[end - 1].mark == .none,
            lexicon.grammar.copulas.contains(tokens[end].lower)
        else { return false }
        var isDenied = false
        for token in tokens[(end + 1)...].prefix(6) {
            if words.gone.contains(token.lower) { return true }
            if token.lower == "not" || token.lower == "longer" || token.lower == "never" { isDenied = true }
            if isDenied, words.presence.contains(token.lower) { return true }
            guard token.mark == .none,
                isDenied || lexicon.isAdverb(token.lower) || ["no", "far", "quite"].contains(token.lower)
            else { return false }
        }
        return false
    }
}
