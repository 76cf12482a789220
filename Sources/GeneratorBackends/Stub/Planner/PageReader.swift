import PageSpecs

/// Reads the story page by page: who is there and does what, with which things.
struct PageReader {
    private let lexicon: PlannerLexicon
    private let directory: CastDirectory
    private let complements: ComplementReader
    /// Characters in the order of their last mention.
    private var recent: [Int] = []

    init(lexicon: PlannerLexicon, directory: CastDirectory) {
        self.lexicon = lexicon
        self.directory = directory
        complements = ComplementReader(lexicon: lexicon)
    }

    mutating func read(_ sentences: [[PlannerToken]]) -> PageReading {
        var reading = PageReading()
        for tokens in sentences { read(tokens, into: &reading) }
        let speaksAlone = reading.hasDialogue || sentences.contains { $0.contains { lexicon.grammar.pronouns.contains($0.lower) } }
        if reading.present.isEmpty, speaksAlone, let last = recent.last { reading.add(last) }
        return reading
    }

    private mutating func read(_ tokens: [PlannerToken], into reading: inout PageReading) {
        var active: [Int] = []
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.isQuoted {
                reading.hasDialogue = true
                readProp(at: index, in: tokens, into: &reading)
                index += 1
            } else if let mention = directory.mention(in: tokens, at: index, last: recent.last) {
                index = readMention(mention, at: index, in: tokens, active: &active, into: &reading)
            } else {
                readWord(at: index, in: tokens, active: &active, into: &reading)
                index += 1
            }
        }
    }

    /// Returns the index behind the mention, and behind a second one tied to it by “and”.
    private mutating func readMention(
        _ mention: CastDirectory.Mention, at index: Int, in tokens: [PlannerToken], active: inout [Int],
        into reading: inout PageReading
    ) -> Int {
        note(mention.character, in: &reading)
        if mention.isPossessive {
            readOwned(by: mention.character, at: mention.end, in: tokens, into: &reading)
            return mention.end
        }
        var subjects = [mention.character]
        var end = mention.end
        if let partner = partner(behind: end, in: tokens), partner.character != mention.character, !partner.isPossessive {
            note(partner.character, in: &reading)
            subjects.append(partner.character)
            end = partner.end
        }
        end = behindApposition(at: end, in: tokens)
        let isInverted = index > 0 && isInvertedVerb(before: index, in: tokens)
        if isInverted || startsClause(at: end, in: tokens) {
            active = subjects
            if isInverted { addInverted(subjects, before: index, in: tokens, into: &reading) }
        }
        return end
    }

    private func partner(behind end: Int, in tokens: [PlannerToken]) -> CastDirectory.Mention? {
        guard end < tokens.count, tokens[end].lower == "and", tokens[end - 1].mark == .none else { return nil }
        for index in end + 1..<min(end + 5, tokens.count) {
            if tokens[index].isQuoted || lexicon.isVerb(tokens[index].lower) { return nil }
            if let mention = directory.mention(in: tokens, at: index, last: nil) { return mention }
            guard tokens[index].mark == .none else { return nil }
        }
        return nil
    }

    /// Skips “the fox” in “Tim the fox ran”.
    private func behindApposition(at end: Int, in tokens: [PlannerToken]) -> Int {
        guard end < tokens.count, tokens[end].lower == "the" else { return end }
        for index in end + 1..<min(end + 4, tokens.count) where lexicon.kinds[tokens[index].lower] != nil { return index + 1 }
        return end
    }

    /// Whether a verb follows, perhaps behind adverbs.
    private func startsClause(at end: Int, in tokens: [PlannerToken]) -> Bool {
        guard end > 0, end < tokens.count, tokens[end - 1].mark == .none else { return false }
        for index in end..<min(end + 3, tokens.count) {
            if lexicon.isVerb(tokens[index].lower) { return true }
            guard lexicon.isAdverb(tokens[index].lower), tokens[index].mark == .none else { return false }
        }
        return false
    }

    /// “said the fox”, “Down the hill ran Mira”: the verb stands before who does it.
    private func isInvertedVerb(before index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let verb = invertedVerb(before: index, in: tokens) else { return false }
        return lexicon.speech.contains(tokens[verb].lower) || verb > 0 && !lexicon.grammar.determiners.contains(tokens[verb - 1].lower)
    }

    private func invertedVerb(before index: Int, in tokens: [PlannerToken]) -> Int? {
        for candidate in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            let token = tokens[candidate]
            guard token.mark == .none, !token.isQuoted else { return nil }
            if lexicon.speech.contains(token.lower) { return token.lower == "called" && candidate > 0 && lexicon.kinds[tokens[candidate - 1].lower] != nil ? nil : candidate }
            if lexicon.grammar.invertedVerbs.contains(token.lower) {
                let opener = candidate > 0 ? tokens[candidate - 1].lower : ""
                if lexicon.grammar.invertedLeads.contains(opener) { return candidate }
                let opens = tokens[..<candidate].allSatisfy { !lexicon.isVerb($0.lower) || $0.isQuoted }
                return opens && candidate > 0 && !lexicon.grammar.pronouns.contains(opener) ? candidate : nil
            }
            guard lexicon.grammar.determiners.contains(token.lower) || lexicon.sizes.contains(token.lower)
                || lexicon.colours.contains(token.lower)
            else { return nil }
        }
        return nil
    }

    private func addInverted(_ subjects: [Int], before index: Int, in tokens: [PlannerToken], into reading: inout PageReading) {
        guard let verb = invertedVerb(before: index, in: tokens) else { return }
        if lexicon.speech.contains(tokens[verb].lower) {
            addSpeech(subjects, tokens[verb].lower, into: &reading)
        } else if let action = lexicon.actions[tokens[verb].lower] {
            reading.events.append(
                SceneEvent(
                    characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness, complement: "",
                    position: reading.events.count))
        }
    }

    private mutating func readWord(at index: Int, in tokens: [PlannerToken], active: inout [Int], into reading: inout PageReading) {
        let word = tokens[index].lower
        if lexicon.grammar.pronouns.contains(word) { readPronoun(at: index, in: tokens, active: &active, into: &reading) }
        readProp(at: index, in: tokens, into: &reading)
        guard !active.isEmpty, isPredicate(at: index, in: tokens, active: active) else { return }
        if lexicon.speech.contains(word) {
            let start = index + 1 < tokens.count && tokens[index + 1].lower == "it" ? index + 1 : index
            addSpeech(active, word, complement: complements.complement(behind: start, in: tokens, it: nil).text, into: &reading)
            return
        }
        guard let action = lexicon.actions[word] ?? infinitive(at: index, in: tokens) else { return }
        let lastProp = reading.props.last { !$0.isQuoted && !$0.isPlural }?.noun
        let (complement, prop) = complements.complement(behind: index, in: tokens, it: lastProp)
        reading.events.append(
            SceneEvent(
                characters: active, verb: action.base, pose: action.pose, vividness: action.vividness,
                isBare: action.needsObject && complement.isEmpty, complement: complement, position: reading.events.count, takes: lexicon.holds.contains(word) ? prop : nil,
                releases: lexicon.releases.contains(word)))
    }

    private func addSpeech(_ speakers: [Int], _ word: String, complement: String = "", into reading: inout PageReading) {
        let verb = ["whispered": "whisper", "shouted": "shout", "called": "call", "sang": "sing", "laughed": "laugh"][word] ?? "talk"
        let isTo = complement.hasPrefix("to ") || complement.hasPrefix("in ")
        reading.events.append(
            SceneEvent(
                characters: speakers, verb: verb, pose: .standing, vividness: verb == "talk" ? 0 : 1,
                complement: isTo ? complement : "", position: reading.events.count))
    }

    private mutating func readPronoun(
        at index: Int, in tokens: [PlannerToken], active: inout [Int], into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        if word == "they" || word == "we" {
            let both = Array(recent.suffix(2))
            for character in both { reading.add(character) }
            if startsClause(at: index + 1, in: tokens) { active = both }
            return
        }
        guard let character = directory.character(for: word, recent: recent) else { return }
        if ["he", "she", "i"].contains(word) { reading.add(character) }
        if ["he", "she"].contains(word), startsClause(at: index + 1, in: tokens) { active = [character] }
        if word == "i" { active = [character] }
        if lexicon.grammar.possessives.contains(word), tokens[index].mark == .none { readOwned(by: character, at: index + 1, in: tokens, into: &reading) }
    }

    /// “She had to hop”, “he began to run”, “I hop”.
    private func infinitive(at index: Int, in tokens: [PlannerToken]) -> PlannerLexicon.Action? {
        if index > 0, ["i", "we", "they"].contains(tokens[index - 1].lower) { return lexicon.bases[tokens[index].lower] }
        guard index > 1, tokens[index - 1].lower == "to",
            lexicon.grammar.beginnings.contains(tokens[index - 2].lower)
        else { return nil }
        return lexicon.bases[tokens[index].lower]
    }

    /// Whether the word is what the active characters do, and not what the wind does, or what is not done.
    private func isPredicate(at index: Int, in tokens: [PlannerToken], active: [Int]) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if before.isQuoted { return false }
        if infinitive(at: index, in: tokens) != nil { return true }
        let isParticiple = tokens[index].lower.hasSuffix("ing")
        if lexicon.grammar.namings.contains(tokens[index].lower), index + 1 < tokens.count, tokens[index + 1].isCapitalised { return false }
        if lexicon.grammar.denials.contains(before.lower) || before.lower.hasSuffix("n't") { return false }
        if lexicon.grammar.copulas.contains(before.lower) { return isParticiple }
        if isParticiple { return before.mark == .comma || lexicon.grammar.participleLeads.contains(before.lower) }
        if before.mark == .comma || lexicon.grammar.predicateLeads.contains(before.lower) {
            return true
        }
        return lexicon.isAdverb(before.lower) || before.mark == .none && isMentionEnd(index, in: tokens)
    }

    private func isMentionEnd(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        for start in max(0, index - 3)..<index {
            if let mention = directory.mention(in: tokens, at: start, last: recent.last), mention.end == index, !mention.isPossessive { return true }
        }
        return lexicon.kinds[tokens[index - 1].lower] != nil
    }

    private func readProp(at index: Int, in tokens: [PlannerToken], into reading: inout PageReading) {
        let token = tokens[index]
        guard let prop = lexicon.props[token.lower], !token.isPossessive || lexicon.handheld.contains(prop.noun) else { return }
        if isOnlyCompared(at: index, in: tokens) { return }
        if prop.noun == "bed", index > 0, ["to", "in"].contains(tokens[index - 1].lower) { return }
        if lexicon.actions[token.lower] != nil, index > 0, !lexicon.grammar.determiners.contains(tokens[index - 1].lower) { return }
        reading.add(PageReading.NamedProp(noun: prop.noun, isPlural: prop.isPlural, isQuoted: token.isQuoted))
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

    private func readOwned(by character: Int, at start: Int, in tokens: [PlannerToken], into reading: inout PageReading) {
        guard start > 0, tokens[start - 1].mark == .none else { return }
        for index in start..<min(start + 3, tokens.count) {
            if let prop = lexicon.props[tokens[index].lower], lexicon.handheld.contains(prop.noun), !prop.isPlural {
                reading.owned.append((character, prop.noun))
                return
            }
            guard tokens[index].mark == .none, !complements.isFunctionWord(tokens[index].lower) else { return }
        }
    }

    private mutating func note(_ character: Int, in reading: inout PageReading) {
        reading.add(character)
        recent.removeAll { $0 == character }
        recent.append(character)
    }
}
