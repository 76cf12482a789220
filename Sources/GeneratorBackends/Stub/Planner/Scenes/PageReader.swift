import PageSpecs

/// Reads the story page by page: who is there and does what, with which things.
struct PageReader {
    private let lexicon: PlannerLexicon
    private let directory: CastDirectory
    private let clauses: ClauseReader
    private let complements: ComplementReader
    private let propReader: PropReader
    /// Characters in the order of their last mention.
    private var recent: [Int] = []

    init(lexicon: PlannerLexicon, directory: CastDirectory) {
        self.lexicon = lexicon
        self.directory = directory
        clauses = ClauseReader(lexicon: lexicon, directory: directory)
        complements = ComplementReader(lexicon: lexicon)
        propReader = PropReader(lexicon: lexicon)
    }

    /// A page that only speaks of “her”, or on which somebody only speaks, keeps the one named last.
    mutating func read(_ sentences: [[PlannerToken]]) -> PageReading {
        var reading = PageReading()
        for tokens in sentences { read(tokens, into: &reading) }
        let hasPronoun = sentences.contains { $0.contains { lexicon.grammar.pronouns.contains($0.lower) } }
        if reading.present.isEmpty, reading.hasDialogue || hasPronoun, let last = recent.last { reading.add(last) }
        return reading
    }

    private mutating func read(_ tokens: [PlannerToken], into reading: inout PageReading) {
        var active: [Int] = []
        var index = 0
        while index < tokens.count {
            if tokens[index].isQuoted {
                reading.hasDialogue = true
                if let prop = propReader.prop(at: index, in: tokens) { reading.add(prop) }
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
        if let partner = clauses.partner(behind: end, in: tokens), partner.character != mention.character,
            !partner.isPossessive
        {
            note(partner.character, in: &reading)
            subjects.append(partner.character)
            end = partner.end
        }
        end = clauses.behindApposition(at: end, in: tokens)
        if let verb = clauses.invertedVerb(before: index, in: tokens) {
            active = subjects
            addInverted(tokens[verb].lower, by: subjects, into: &reading)
        } else if clauses.startsClause(at: end, in: tokens) {
            active = subjects
        }
        return end
    }

    private func addInverted(_ verb: String, by subjects: [Int], into reading: inout PageReading) {
        if lexicon.speech.contains(verb) {
            addSpeech(verb, by: subjects, complement: "", into: &reading)
        } else if let action = lexicon.actions[verb] {
            reading.events.append(
                SceneEvent(
                    characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness,
                    complement: "", position: reading.events.count))
        }
    }

    private mutating func readWord(
        at index: Int, in tokens: [PlannerToken], active: inout [Int], into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        if lexicon.grammar.pronouns.contains(word) {
            readPronoun(at: index, in: tokens, active: &active, into: &reading)
        }
        if let prop = propReader.prop(at: index, in: tokens) { reading.add(prop) }
        guard !active.isEmpty, clauses.isPredicate(at: index, in: tokens, last: recent.last) else { return }
        if lexicon.speech.contains(word) {
            let start = tokens.dropFirst(index + 1).first?.lower == "it" ? index + 1 : index
            let complement = complements.complement(behind: start, in: tokens, it: nil).text
            addSpeech(word, by: active, complement: complement, into: &reading)
        } else if let action = lexicon.actions[word] ?? clauses.infinitive(at: index, in: tokens) {
            add(action, at: index, in: tokens, by: active, into: &reading)
        }
    }

    private func add(
        _ action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], by subjects: [Int],
        into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        let lastProp = reading.props.last { !$0.isQuoted && !$0.isPlural }?.noun
        let (complement, prop) = complements.complement(behind: index, in: tokens, it: lastProp)
        reading.events.append(
            SceneEvent(
                characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness,
                isBare: action.needsObject && complement.isEmpty, complement: complement,
                position: reading.events.count,
                takes: lexicon.holds.contains(word) ? prop : nil, releases: lexicon.releases.contains(word)))
    }

    private func addSpeech(_ word: String, by speakers: [Int], complement: String, into reading: inout PageReading) {
        let verb = lexicon.words.voices[word]
        let isTo = complement.hasPrefix("to ") || complement.hasPrefix("in ")
        reading.events.append(
            SceneEvent(
                characters: speakers, verb: verb ?? "talk", pose: .standing, vividness: verb == nil ? 0 : 1,
                complement: isTo ? complement : "", position: reading.events.count))
    }

    private mutating func readPronoun(
        at index: Int, in tokens: [PlannerToken], active: inout [Int], into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        let startsClause = clauses.startsClause(at: index + 1, in: tokens)
        if word == "they" || word == "we" {
            let both = Array(recent.suffix(2))
            for character in both { reading.add(character) }
            if startsClause { active = both }
        } else if let character = directory.character(for: word, recent: recent) {
            if lexicon.grammar.possessives.contains(word) {
                guard tokens[index].mark == .none else { return }
                readOwned(by: character, at: index + 1, in: tokens, into: &reading)
            } else if lexicon.grammar.subjects.contains(word) {
                reading.add(character)
                if startsClause || word == "i" { active = [character] }
            }
        }
    }

    private func readOwned(by character: Int, at start: Int, in tokens: [PlannerToken], into reading: inout PageReading)
    {
        guard let noun = propReader.ownedProp(at: start, in: tokens) else { return }
        reading.owned.append((character, noun))
    }

    private mutating func note(_ character: Int, in reading: inout PageReading) {
        reading.add(character)
        recent.removeAll { $0 == character }
        recent.append(character)
    }
}
