extension PlannerLexicon {
    /// Without the commas between the adjectives of a noun, which end no phrase: “his warm, dry bed”.
    func joiningAdjectives(_ tokens: [PlannerToken]) -> [PlannerToken] {
        var joined = tokens
        for index in tokens.indices.dropFirst().dropLast(2) where tokens[index].mark == .comma {
            let isLed =
                joined[index - 1].mark == .none
                && (grammar.determiners.contains(tokens[index - 1].lower) || tokens[index - 1].mark == .comma)
            guard isLed, isAdjective(tokens[index]), isAdjective(tokens[index + 1]) else { continue }
            let noun = tokens[index + 2].lower
            // “A cold, wet and windy day.”
            let isPhrase = tokens[index + 1].mark != .stop && !grammar.isFunctionWord(noun)
            if isPhrase { joined[index].mark = .none }
        }
        return joined
    }

    /// Whether the word can be an adjective: no word for a figure, a thing, a place or an action.
    private func isAdjective(_ token: PlannerToken) -> Bool {
        let word = token.lower
        if sizes.contains(word) || colours.contains(word) { return true }
        let isNoun =
            kinds[word] != nil || relatives[word] != nil || plurals[word] != nil || drawable(word) != nil
            || settings[word] != nil || weathers[word] != nil || times[word] != nil || newDays.contains(word)
        return !isNoun && !token.isCapitalised && !token.isPossessive && !token.isQuoted && !isVerb(word)
            && !isAdverb(word) && !grammar.isFunctionWord(word) && !grammar.determiners.contains(word)
            && !grammar.pronouns.contains(word)
    }
}
