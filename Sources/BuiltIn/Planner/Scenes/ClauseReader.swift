import Domain

/// Finds the characters that act in a clause, and decides whether a verb belongs to them.
struct ClauseReader {
    let lexicon: PlannerLexicon
    let directory: CastDirectory

    /// The character that “and” links to the mention that ends at `end`.
    func partner(behind end: Int, in tokens: [PlannerToken]) -> CastDirectory.Mention? {
        guard end < tokens.count, tokens[end].lower == "and", tokens[end - 1].mark == .none else { return nil }
        // “Tim and I.”
        if let next = tokens.dropFirst(end + 1).first, next.lower == "i", !next.isQuoted,
            let narrator = directory.character(for: "i", onStage: [], recent: [])
        {
            return CastDirectory.Mention(character: narrator, end: end + 2, isPossessive: false)
        }
        for index in end + 1..<max(end + 1, min(end + 5, tokens.count)) {
            if tokens[index].isQuoted || lexicon.isVerb(tokens[index].lower) { return nil }
            if let mention = directory.mention(in: tokens, at: index, last: nil) { return mention }
            guard tokens[index].mark == .none else { return nil }
        }
        return nil
    }

    /// Skips “the fox” in “Tim the fox ran”.
    func behindApposition(at end: Int, in tokens: [PlannerToken]) -> Int {
        guard end < tokens.count, tokens[end].lower == "the" else { return end }
        let near = tokens.indices.dropFirst(end + 1).prefix(4)
        guard let first = near.first(where: { lexicon.kinds[tokens[$0].lower] != nil }) else { return end }
        // “The cow, the hen and the fox.”
        let isOfList =
            tokens[end - 1].mark == .comma && tokens[first].mark != .comma
            && tokens.dropFirst(first + 1).first?.lower == "and"
        if isOfList { return end }
        let isLonger = tokens[first].mark == .none && tokens.dropFirst(first + 1).first.map(isKind) ?? false
        return first + (isLonger ? 2 : 1)
    }

    private func isKind(_ token: PlannerToken) -> Bool { lexicon.kinds[token.lower] != nil }

    /// The verb of a noun that its name between commas follows: “her whiskery dog, Biscuit, slept”.
    func verb(behindName start: Int, to end: Int, in tokens: [PlannerToken]) -> Int? {
        guard start > 0, end < tokens.count, tokens[start].isCapitalised, tokens[end - 1].mark == .comma,
            tokens[start - 1].mark == .comma, lexicon.isKind(tokens[start - 1].lower)
        else { return nil }
        return tokens.indices.dropFirst(end).prefix(2).first { lexicon.isVerb(tokens[$0].lower) }
    }

    /// The verb of a name that a description between commas follows: “Tim, a brave fox with a lantern, ran”.
    static func verb(behindApposition end: Int, in tokens: [PlannerToken], _ lexicon: PlannerLexicon) -> Int? {
        guard end > 0, end < tokens.count, tokens[end - 1].mark == .comma,
            lexicon.grammar.determiners.contains(tokens[end].lower)
        else { return nil }
        for index in tokens.indices.dropFirst(end).prefix(12) {
            guard !tokens[index].isQuoted, tokens[index].mark != .stop,
                lexicon.actions[tokens[index].lower] == nil
            else { return nil }
            guard tokens[index].mark == .comma else { continue }
            let verb = tokens.indices.dropFirst(index + 1).prefix(2).first { lexicon.isVerb(tokens[$0].lower) }
            return verb.flatMap { $0 == index + 1 || lexicon.isAdverb(tokens[index + 1].lower) ? $0 : nil }
        }
        return nil
    }

    /// The verb of a subject with a phrase that describes it: “a man in a paper hat handed”.
    func verb(ofSubject mention: Int, behindModifierAt end: Int, in tokens: [PlannerToken]) -> Int? {
        guard end < tokens.count, tokens[end - 1].mark == .none, !tokens[end - 1].isPossessive,
            tokens[end].lower == "with" || tokens[end].lower == "from"
                || lexicon.words.scenes.locating.contains(tokens[end].lower)
        else { return nil }
        let clause = tokens[max(0, mention - 12)..<mention].reversed().prefix {
            $0.mark == .none && !lexicon.words.scenes.coordinations.contains($0.lower)
                && !lexicon.words.scenes.clauseStarts.contains($0.lower)
        }
        guard !clause.contains(where: { lexicon.isVerb($0.lower) }) else { return nil }
        for index in tokens.indices.dropFirst(end + 1).prefix(6) {
            let word = tokens[index].lower
            let opensClause =
                lexicon.words.scenes.coordinations.contains(word) || lexicon.words.scenes.clauseStarts.contains(word)
                || ["who", "that", "which"].contains(word)
            if tokens[index].isQuoted || opensClause { return nil }
            let isNoun = lexicon.grammar.determiners.contains(tokens[index - 1].lower) || word.hasSuffix("ing")
            if index > end + 1, lexicon.actions[word] != nil || lexicon.speech.contains(word), !isNoun { return index }
            guard tokens[index].mark == .none else { return nil }
        }
        return nil
    }

    /// Whether a participle describes the object before it: “gave him a pot of soup, wrapped in a towel”.
    private func describesObject(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 1, tokens[index - 1].mark == .comma, tokens[index].lower.hasSuffix("ed"),
            lexicon.drawable(tokens[index - 1].lower) != nil,
            tokens.dropFirst(index + 1).first.map({ !lexicon.grammar.determiners.contains($0.lower) }) ?? false
        else { return false }
        let rest = tokens[(index + 1)...].prefix { $0.mark != .stop }
        return !rest.contains { $0.lower == "and" || $0.mark == .comma }
            && tokens[..<(index - 1)].contains { lexicon.actions[$0.lower] != nil && !$0.isQuoted }
    }

    /// Whether a participle follows a character that the sentence introduces: “they met an ogre, weeping”.
    func isParticiple(behindNew mention: Int, at end: Int, in tokens: [PlannerToken]) -> Bool {
        // “An ogre gardener, weeping.”
        let isTwoNouns = end < tokens.count && tokens[end - 1].mark == .none && lexicon.kinds[tokens[end].lower] != nil
        let end = isTwoNouns ? end + 1 : end
        guard end < tokens.count, tokens[end - 1].mark == .comma, tokens[end].lower.hasSuffix("ing"),
            lexicon.isVerb(tokens[end].lower)
        else { return false }
        let lead = tokens[max(0, mention - 4)...mention]
        return lead.contains { ["a", "an"].contains($0.lower) } && lead.contains { lexicon.isVerb($0.lower) }
    }

    /// Whether a verb follows, with or without adverbs before it.
    func startsClause(at end: Int, in tokens: [PlannerToken], plural: Bool = false) -> Bool {
        guard end > 0, end < tokens.count, tokens[end - 1].mark == .none else { return false }
        for token in tokens[end...].prefix(3) {
            if lexicon.isVerb(token.lower) || plural && lexicon.bases[token.lower] != nil { return true }
            // Any other verb: “they covered the cake”.
            if token.lower.utf8.count > 5, token.lower.hasSuffix("ed"),
                lexicon.grammar.subjects.contains(tokens[end - 1].lower)
            {
                return true
            }
            guard lexicon.isAdverb(token.lower), token.mark == .none else { return false }
        }
        return false
    }

    /// The verb before its subject: “said the fox”, “down the hill ran Mira”.
    func invertedVerb(before mention: Int, in tokens: [PlannerToken]) -> Int? {
        for index in stride(from: mention - 1, through: max(0, mention - 4), by: -1) {
            let token = tokens[index]
            guard token.mark == .none, !token.isQuoted else { return nil }
            if lexicon.speech.contains(token.lower) { return isNaming(index, in: tokens) ? nil : index }
            if lexicon.grammar.invertedVerbs.contains(token.lower)
                || lexicon.actions[token.lower].map({ $0.pose.travels && !token.lower.hasSuffix("ing") }) ?? false
            {
                return opensInverted(index, in: tokens) ? index : nil
            }
            guard isBeforeNoun(token.lower) else { return nil }
        }
        return nil
    }

    /// Whether the verb only names: in “a fox called Tim”, no character calls.
    private func isNaming(_ verb: Int, in tokens: [PlannerToken]) -> Bool {
        lexicon.grammar.namings.contains(tokens[verb].lower) && verb > 0 && lexicon.kinds[tokens[verb - 1].lower] != nil
    }

    private func isBeforeNoun(_ word: String) -> Bool {
        lexicon.grammar.determiners.contains(word) || lexicon.sizes.contains(word) || lexicon.colours.contains(word)
    }

    private func opensInverted(_ verb: Int, in tokens: [PlannerToken]) -> Bool {
        guard verb > 0 else { return false }
        let opener = tokens[verb - 1].lower
        if lexicon.grammar.invertedLeads.contains(opener) { return true }
        // The subject stands before the verb: “Ember flew Mira home”, “the dragon flew Mira home”.
        let subject = lexicon.grammar.determiners.contains(tokens[0].lower) ? 1 : 0
        if subject < verb, directory.mention(in: tokens, at: subject, last: nil)?.end == verb { return false }
        guard !lexicon.grammar.pronouns.contains(opener), !lexicon.grammar.determiners.contains(opener) else {
            return false
        }
        // “Away from the roaring sandstorm, galloped Sirocco.”
        return tokens.indices[..<verb].allSatisfy { index in
            let isAdjective =
                tokens[index].lower.hasSuffix("ing") && index > 0
                && lexicon.grammar.determiners.contains(tokens[index - 1].lower)
            return !lexicon.isVerb(tokens[index].lower) || tokens[index].isQuoted || isAdjective
        }
    }

    /// The action of a verb in base form that happens: “she had to hop”, “he began to run”, “I hop”.
    func infinitive(at index: Int, in tokens: [PlannerToken]) -> PlannerLexicon.Action? {
        guard index > 0 else { return nil }
        if lexicon.grammar.baseFormSubjects.contains(tokens[index - 1].lower) {
            return lexicon.bases[tokens[index].lower]
        }
        guard index > 1, tokens[index - 1].lower == "to", lexicon.grammar.beginnings.contains(tokens[index - 2].lower)
        else { return nil }
        return lexicon.bases[tokens[index].lower]
    }

    /// The action of a verb in base form behind several subjects: “Mira and Tom hop and sing”.
    func pluralPredicate(at index: Int, in tokens: [PlannerToken]) -> PlannerLexicon.Action? {
        guard index > 0, !tokens[index - 1].isQuoted, let action = lexicon.bases[tokens[index].lower] else {
            return nil
        }
        let word = tokens[index].lower
        guard lexicon.props[word] == nil, lexicon.creatures[word] == nil, tokens[index - 1].lower != "had",
            !tokens[..<index].contains(where: { lexicon.words.sight.auxiliaries.contains($0.lower) })
        else { return nil }
        let before = tokens[index - 1]
        let isLinked = before.mark == .comma || lexicon.grammar.predicateLeads.contains(before.lower)
        let isBehindSubject =
            before.mark == .none
            && (["all", "both"].contains(before.lower) || endsMention(at: index, in: tokens, last: nil))
        return isLinked || isBehindSubject ? action : nil
    }

    /// The action that shows a state: “was fast asleep”, “fell asleep”.
    func state(at index: Int, in tokens: [PlannerToken]) -> PlannerLexicon.Action? {
        let words = lexicon.words.scenes
        guard let base = words.states[tokens[index].lower] else { return nil }
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        guard lead.contains(where: { lexicon.grammar.copulas.contains($0) || words.becoming.contains($0) }),
            !lead.contains(where: lexicon.grammar.denials.contains)
        else { return nil }
        // “Was on her knees”, not “was on Grandma's knees”.
        let isOnLimbs = lead.count == 3 && lead[1] == "on" && !tokens[index - 1].isPossessive
        if ["knees", "fours"].contains(tokens[index].lower), !isOnLimbs { return nil }
        return lexicon.bases[base]
    }

    /// Whether the word is the preposition of “was under the cart”.
    func opensLocation(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 1, index + 1 < tokens.count, tokens[index].mark == .none, tokens[index - 1].mark == .none,
            lexicon.grammar.copulas.contains(tokens[index - 1].lower)
        else { return false }
        return ["in", "inside", "on", "under", "behind", "beside"].contains(tokens[index].lower)
            && lexicon.grammar.determiners.contains(tokens[index + 1].lower)
    }

    /// Whether the word is an action of the subject. Not an action of something else, such as the wind, and not a
    /// negated one.
    func isPredicate(at index: Int, in tokens: [PlannerToken], last: Int?) -> Bool {
        guard index > 0, !tokens[index - 1].isQuoted else { return false }
        if infinitive(at: index, in: tokens) != nil { return true }
        let before = tokens[index - 1]
        let grammar = lexicon.grammar
        if grammar.namings.contains(tokens[index].lower), tokens.dropFirst(index + 1).first?.isCapitalised == true {
            return false
        }
        if grammar.denials.contains(before.lower) || before.lower.hasSuffix("n't") { return false }
        let isParticiple = tokens[index].lower.hasSuffix("ing")
        if grammar.copulas.contains(before.lower) { return isParticiple }
        if isParticiple {
            return before.mark == .comma || grammar.participleLeads.contains(before.lower)
                || followsPosture(index, in: tokens) || isPerceived(index, in: tokens, last: last)
        }
        if describesObject(index, in: tokens) { return false }
        if before.mark == .comma || grammar.predicateLeads.contains(before.lower) { return true }
        if lexicon.isAdverb(before.lower) {
            // “She quickly ran”, not “his helmet nearly fell”.
            let noun = index > 1 && tokens[index - 2].mark == .none ? tokens[index - 2].lower : ""
            let owner = index > 2 ? tokens[index - 3].lower : ""
            return !lexicon.grammar.possessives.contains(owner) || lexicon.isKind(noun)
        }
        return before.mark == .none && endsMention(at: index, in: tokens, last: last)
    }

    /// “Found Mama sitting on the stairs.”
    private func isPerceived(_ index: Int, in tokens: [PlannerToken], last: Int?) -> Bool {
        let (scenes, pictures) = (lexicon.words.scenes, lexicon.words.pictures)
        return tokens[index - 1].mark == .none && endsMention(at: index, in: tokens, last: last)
            && tokens[max(0, index - 6)..<index].contains { token in
                scenes.watching.contains(token.lower) || scenes.finding.contains(token.lower)
                    || lexicon.actions[token.lower].map { pictures.sights.contains($0.base) } ?? false
            }
    }

    /// “Sat on the beach eating ice cream”, not “sat there with her scarf flying”.
    private func followsPosture(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 8)..<index]
        let verb = lead.lastIndex { token in
            lexicon.actions[token.lower].map { Self.postures.contains($0.pose) } ?? false
        }
        guard let verb, verb < index - 1, lead[verb...].allSatisfy({ $0.mark == .none && $0.lower != "with" })
        else { return false }
        let before = tokens[index - 1].lower
        return !lexicon.grammar.isFunctionWord(before) && !lexicon.colours.contains(before)
            && !lexicon.sizes.contains(before) && !tokens[index - 1].isPossessive
    }

    private static let postures: Set<Pose> = [.sitting, .standing, .lying, .kneeling]

    private func endsMention(at index: Int, in tokens: [PlannerToken], last: Int?) -> Bool {
        let ends = (max(0, index - 3)..<index).contains { start in
            guard let mention = directory.mention(in: tokens, at: start, last: last) else { return false }
            return mention.end == index && !mention.isPossessive
        }
        let noun = tokens[index - 1].lower
        return ends || lexicon.kinds[noun] != nil || lexicon.plurals[noun] != nil
    }
}
