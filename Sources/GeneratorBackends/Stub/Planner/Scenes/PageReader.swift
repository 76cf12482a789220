import PageSpecs

/// Reads the story page by page: who is there and does what, with which things.
struct PageReader {
    private let lexicon: PlannerLexicon
    private let clauses: ClauseReader
    private let complements: ComplementReader
    private let propReader: PropReader
    private let reality: RealityReader
    /// Of the page.
    private var sentence = 0
    private var tracker: CastTracker
    /// Those of whom the page only speaks.
    private var spokenOf: [Int] = []

    init(lexicon: PlannerLexicon, directory: CastDirectory) {
        self.lexicon = lexicon
        clauses = ClauseReader(lexicon: lexicon, directory: directory)
        complements = ComplementReader(lexicon: lexicon)
        propReader = PropReader(lexicon: lexicon)
        reality = RealityReader(lexicon: lexicon)
        tracker = CastTracker(lexicon: lexicon, directory: directory)
    }

    /// A page that only speaks of “her”, or on which somebody only speaks, keeps the one seen last; so does a
    /// page on which nothing is told but sung.
    mutating func read(_ sentences: [[PlannerToken]]) -> PageReading {
        var reading = PageReading()
        spokenOf = []
        for (number, tokens) in sentences.enumerated() {
            sentence = number
            read(tokens, into: &reading)
        }
        let hasPronoun = sentences.contains { $0.contains { lexicon.grammar.pronouns.contains($0.lower) } }
        if reading.present.isEmpty {
            for character in spokenOf { reading.add(character) }
            let isSung = sentences.allSatisfy(\.isEmpty)
            let isTold = reading.hasDialogue || hasPronoun || isSung
            if spokenOf.isEmpty, isTold, let last = tracker.onStage.last { reading.add(last) }
        }
        return reading
    }

    private mutating func read(_ tokens: [PlannerToken], into reading: inout PageReading) {
        tracker.begin(tokens)
        let sight = Sight(tokens: tokens, lexicon: lexicon)
        var active: [Int] = []
        var index = 0
        while index < tokens.count {
            if tokens[index].isQuoted {
                reading.hasDialogue = true
                if let prop = propReader.prop(at: index, in: sight) { reading.add(prop) }
                index += 1
            } else if let sighting = tracker.sighting(at: index, in: sight) {
                index = readSighting(sighting, at: index, in: sight, active: &active, into: &reading)
            } else {
                readWord(at: index, in: sight, active: &active, into: &reading)
                index += 1
            }
        }
    }

    /// Returns the index behind the mention, and behind a second one tied to it by “and”.
    private mutating func readSighting(
        _ sighting: CastTracker.Sighting, at index: Int, in sight: Sight, active: inout [Int],
        into reading: inout PageReading
    ) -> Int {
        let tokens = sight.tokens
        if sighting.isGone { reading.present.removeAll { $0 == sighting.characters[0] } }
        if sighting.isThere { for character in sighting.characters { reading.add(character) } }
        if !sighting.isThere, sighting.isSpokenOf { spokenOf += sighting.characters }
        if sighting.isPossessive {
            readOwned(by: sighting.characters[0], at: sighting.end, in: tokens, into: &reading)
            return sighting.end
        }
        guard sighting.isThere else {
            if clauses.startsClause(at: sighting.end, in: tokens) { active = [] }
            return sighting.end
        }
        var subjects = sighting.characters
        var end = sighting.end
        if let partner = clauses.partner(behind: end, in: tokens), !subjects.contains(partner.character),
            !partner.isPossessive
        {
            tracker.see(partner.character)
            reading.add(partner.character)
            subjects.append(partner.character)
            end = partner.end
        }
        end = clauses.behindApposition(at: end, in: tokens)
        if let verb = clauses.invertedVerb(before: index, in: tokens) {
            active = subjects
            addInverted(verb, in: tokens, by: subjects, into: &reading)
        } else if clauses.startsClause(at: end, in: tokens) {
            active = subjects
        }
        return end
    }

    private func addInverted(
        _ verb: Int, in tokens: [PlannerToken], by subjects: [Int], into reading: inout PageReading
    ) {
        let word = tokens[verb].lower
        if lexicon.speech.contains(word) {
            addSpeech(at: verb, in: tokens, by: subjects, complement: "", into: &reading)
        } else if let action = lexicon.actions[word] {
            reading.events.append(
                SceneEvent(
                    characters: subjects, verb: action.base, pose: action.pose, vividness: action.vividness,
                    isBare: action.needsObject, complement: "", position: reading.events.count, sentence: sentence,
                    token: verb))
        }
    }

    private mutating func readWord(
        at index: Int, in sight: Sight, active: inout [Int], into reading: inout PageReading
    ) {
        let tokens = sight.tokens
        let word = tokens[index].lower
        if word == "it" || word == "me" || lexicon.grammar.pronouns.contains(word) {
            readPronoun(at: index, in: sight, active: &active, into: &reading)
        }
        if let prop = propReader.prop(at: index, in: sight) { reading.add(prop) }
        guard !active.isEmpty, sight.isSeen(index) else { return }
        if let state = clauses.state(at: index, in: tokens) {
            return add(state, at: index, in: tokens, by: active, into: &reading)
        }
        guard clauses.isPredicate(at: index, in: tokens, last: tracker.onStage.last) else { return }
        if lexicon.speech.contains(word) {
            let start = tokens.dropFirst(index + 1).first?.lower == "it" ? index + 1 : index
            let complement = complements.complement(behind: start, in: tokens, it: nil).text
            addSpeech(at: index, in: tokens, by: active, complement: complement, into: &reading)
        } else if let action = lexicon.actions[word] ?? clauses.infinitive(at: index, in: tokens) {
            add(action, at: index, in: tokens, by: active, into: &reading)
        }
    }

    private func add(
        _ action: PlannerLexicon.Action, at index: Int, in tokens: [PlannerToken], by subjects: [Int],
        into reading: inout PageReading
    ) {
        let word = tokens[index].lower
        guard tokens.dropFirst(index + 1).first.map({ lexicon.words.scenes.states[$0.lower] == nil }) ?? true,
            !reality.isImagined(verb: index, in: tokens)
        else { return }
        let (complement, prop) = complements.complement(behind: index, in: tokens, it: onlyThing(in: reading))
        let isBefore = tokens[max(0, index - 2)..<index].contains { $0.lower == "had" }
        reading.events.append(
            SceneEvent(
                characters: subjects, verb: action.base, pose: action.pose, vividness: isBefore ? 0 : action.vividness,
                isBare: action.needsObject && complement.isEmpty, complement: complement,
                position: reading.events.count, sentence: sentence, token: index,
                takes: lexicon.holds.contains(word) ? prop : nil, releases: lexicon.releases.contains(word)))
    }

    /// What “it” can mean: the one thing of which the page has spoken.
    private func onlyThing(in reading: PageReading) -> String? {
        let things = reading.props.filter { !$0.isQuoted }
        guard things.count == 1, !things[0].isPlural else { return nil }
        return things[0].noun
    }

    private func addSpeech(
        at index: Int, in tokens: [PlannerToken], by speakers: [Int], complement: String,
        into reading: inout PageReading
    ) {
        let verb = lexicon.words.voices[tokens[index].lower]
        let isTo = complement.hasPrefix("to ") || complement.hasPrefix("in ")
        reading.events.append(
            SceneEvent(
                characters: speakers, verb: verb ?? "talk", pose: .standing, vividness: verb == nil ? 0 : 1,
                complement: isTo ? complement : "", position: reading.events.count, sentence: sentence, token: index))
    }

    private mutating func readPronoun(
        at index: Int, in sight: Sight, active: inout [Int], into reading: inout PageReading
    ) {
        let tokens = sight.tokens
        let word = tokens[index].lower
        let startsClause = clauses.startsClause(at: index + 1, in: tokens)
        let isSeen = sight.isSeen(index)
        if word == "they" || word == "we" {
            guard isSeen else { return }
            let both = tracker.they(at: index, in: tokens)
            for character in both { reading.add(character) }
            if startsClause { active = both }
        } else if let character = tracker.character(forPronounAt: index, in: tokens) {
            if lexicon.grammar.possessives.contains(word), isPossessive(at: index, in: tokens) {
                readOwned(by: character, at: index + 1, in: tokens, into: &reading)
                if isSeen, tracker.isBodyPart(behind: index, in: tokens) { reading.add(character) }
            } else if isSeen {
                readSeen(character, at: index, startsClause: startsClause, active: &active, into: &reading)
            } else if startsClause {
                active = []
            }
        }
    }

    /// “Her lantern”, not “saw her and”.
    private func isPossessive(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, index + 1 < tokens.count else { return false }
        return tokens[index].lower != "her" || !lexicon.grammar.isFunctionWord(tokens[index + 1].lower)
    }

    private mutating func readSeen(
        _ character: Int, at index: Int, startsClause: Bool, active: inout [Int], into reading: inout PageReading
    ) {
        reading.add(character)
        tracker.see(character)
        if startsClause { active = [character] }
    }

    private func readOwned(by character: Int, at start: Int, in tokens: [PlannerToken], into reading: inout PageReading)
    {
        guard let noun = propReader.ownedProp(at: start, in: tokens) else { return }
        reading.owned.append((character, noun))
    }
}
