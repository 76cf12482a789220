/// Finds the things on a page that a picture can show.
struct PropReader {
    private let lexicon: PlannerLexicon

    init(lexicon: PlannerLexicon) {
        self.lexicon = lexicon
    }

    /// The thing named at the index; nil where the word is a verb, or the thing is not there.
    func prop(at index: Int, in tokens: [PlannerToken]) -> PageReading.NamedProp? {
        let token = tokens[index]
        guard let prop = lexicon.props[token.lower], !token.isPossessive || lexicon.handheld.contains(prop.noun),
            !isOnlyCompared(at: index, in: tokens)
        else { return nil }
        let before = index > 0 ? tokens[index - 1].lower : ""
        if prop.noun == "bed", before == "to" || before == "in" { return nil }
        if index > 0, lexicon.actions[token.lower] != nil, !lexicon.grammar.determiners.contains(before) { return nil }
        return PageReading.NamedProp(noun: prop.noun, isPlural: prop.isPlural, isQuoted: token.isQuoted)
    }

    /// The thing behind “her” or “Mira's” that can be held.
    func ownedProp(at start: Int, in tokens: [PlannerToken]) -> String? {
        guard start > 0, tokens[start - 1].mark == .none else { return nil }
        for token in tokens.dropFirst(start).prefix(3) {
            if let prop = lexicon.props[token.lower], lexicon.handheld.contains(prop.noun), !prop.isPlural {
                return prop.noun
            }
            guard token.mark == .none, !lexicon.grammar.isFunctionWord(token.lower) else { return nil }
        }
        return nil
    }

    /// “No lantern”, “like a lantern”, “as round as a lantern”: nothing to draw.
    private func isOnlyCompared(at index: Int, in tokens: [PlannerToken]) -> Bool {
        var hasAs = false
        for before in stride(from: index - 1, through: max(0, index - 7), by: -1) {
            if tokens[before].mark != .none { return false }
            switch tokens[before].lower {
            case "not", "never": return index - before < 6
            case "no": return index - before < 3
            case "like", "without": return index - before < 5
            case "as":
                if hasAs { return true }
                hasAs = true
            default: continue
            }
        }
        return false
    }
}
