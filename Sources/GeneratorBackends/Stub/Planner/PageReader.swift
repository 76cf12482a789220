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
        let speaksAlone = reading.hasDialogue || sentences.contains { $0.contains { Self.pronouns.contains($0.lower) } }
        if reading.present.isEmpty, speaksAlone, let last = recent.last { reading.add(last) }
        return reading
    }

    private static let pronouns: Set<String> = ["he", "she", "they", "i", "we", "his", "her", "him", "them", "their"]

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
            guard PlannerLexicon.isAdverb(tokens[index].lower), tokens[index].mark == .none else { return false }
        }
        return false
    }

    /// “said the fox”, “Down the hill ran Mira”: the verb stands before who does it.
    private func isInvertedVerb(before index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let verb = invertedVerb(before: index, in: tokens) else { return false }
        return lexicon.speech.contains(tokens[verb].lower) || verb > 0 && !PlannerLexicon.determiners.contains(tokens[verb - 1].lower)
    }

    private func invertedVerb(before index: Int, in tokens: [PlannerToken]) -> Int? {
        for candidate in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            let token = tokens[candidate]
            guard token.mark == .none, !token.isQuoted else { return nil }
            if lexicon.speech.contains(token.lower) { return candidate }
            if ["came", "went", "ran", "sat", "stood", "lay", "flew", "swam", "hopped", "crept", "jumped"].contains(token.lower) {
                let opens = candidate == 0 || tokens[..<candidate].allSatisfy { !lexicon.isVerb($0.lower) || $0.isQuoted }
                return opens && candidate > 0 && !Self.pronouns.contains(tokens[candidate - 1].lower) ? candidate : nil
            }
            guard PlannerLexicon.determiners.contains(token.lower) || lexicon.sizes.contains(token.lower)
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
        if Self.pronouns.contains(word) { readPronoun(at: index, in: tokens, active: &active, into: &reading) }
        readProp(at: index, in: tokens, into: &reading)
        guard !active.isEmpty, tokens[index].mark == .none || lexicon.isVerb(word) else { return }
        guard isPredicate(at: index, in: tokens, active: active) else { return }
        if lexicon.speech.contains(word) { addSpeech(active, word, into: &reading) }
        guard let action = lexicon.actions[word] else { return }
        let (complement, prop) = complements.complement(behind: index, in: tokens)
        reading.events.append(
            SceneEvent(
                characters: active, verb: action.base, pose: action.pose, vividness: action.vividness, complement: complement,
                position: reading.events.count, takes: lexicon.holds.contains(word) ? prop : nil,
                releases: lexicon.releases.contains(word)))
    }

    private func addSpeech(_ speakers: [Int], _ word: String, into reading: inout PageReading) {
        let verb = ["whispered": "whisper", "shouted": "shout", "called": "call", "sang": "sing", "laughed": "laugh"][word] ?? "talk"
        reading.events.append(
            SceneEvent(
                characters: speakers, verb: verb, pose: .standing, vividness: 0, complement: "", position: reading.events.count))
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
        reading.add(character)
        if ["he", "she", "i"].contains(word), startsClause(at: index + 1, in: tokens) { active = [character] }
        if ["his", "her"].contains(word) { readOwned(by: character, at: index + 1, in: tokens, into: &reading) }
    }

    /// Whether the word is what the active characters do, and not what the wind does, or what is not done.
    private func isPredicate(at index: Int, in tokens: [PlannerToken], active: [Int]) -> Bool {
        guard index > 0 else { return false }
        let before = tokens[index - 1]
        if before.isQuoted { return false }
        let isParticiple = tokens[index].lower.hasSuffix("ing")
        if ["not", "never", "n't", "to", "been", "cannot"].contains(before.lower) || before.lower.hasSuffix("n't") { return false }
        if ["was", "were", "is", "are"].contains(before.lower) { return isParticiple }
        if isParticiple { return before.mark == .comma || ["and", "began", "started", "kept", "went", "came"].contains(before.lower) }
        if before.mark == .comma || ["and", "then", "had", "but", "he", "she", "they", "i", "we", "who", "together"].contains(before.lower) {
            return true
        }
        return PlannerLexicon.isAdverb(before.lower) || before.mark == .none && isMentionEnd(index, in: tokens)
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
        if index > 0, ["no", "not", "without", "like", "never"].contains(tokens[index - 1].lower) { return }
        if index > 1, tokens[index - 2].lower == "like" || tokens[index - 2].lower == "without" { return }
        if lexicon.actions[token.lower] != nil, index > 0, !PlannerLexicon.determiners.contains(tokens[index - 1].lower) { return }
        reading.add(PageReading.NamedProp(noun: prop.noun, isPlural: prop.isPlural, isQuoted: token.isQuoted))
    }

    private func readOwned(by character: Int, at start: Int, in tokens: [PlannerToken], into reading: inout PageReading) {
        guard start > 0, tokens[start - 1].mark == .none else { return }
        for index in start..<min(start + 3, tokens.count) {
            if let prop = lexicon.props[tokens[index].lower], lexicon.handheld.contains(prop.noun), !prop.isPlural {
                reading.owned.append((character, prop.noun))
                return
            }
            guard tokens[index].mark == .none else { return }
        }
    }

    private mutating func note(_ character: Int, in reading: inout PageReading) {
        reading.add(character)
        recent.removeAll { $0 == character }
        recent.append(character)
    }
}
