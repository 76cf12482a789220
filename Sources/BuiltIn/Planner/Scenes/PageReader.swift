import Domain

/// Reads the story page by page: the characters, their actions, and the things.
struct PageReader {
    let lexicon: PlannerLexicon
    private let clauses: ClauseReader
    let complements: ComplementReader
    private let propReader: PropReader
    let reality: RealityReader
    let poseReader: PoseReader
    /// The index of the sentence on the page.
    var sentence = 0
    var tracker: CastTracker
    /// The subjects of a list that is not complete: “Mira, …”, and the index of the word after them.
    private var listed: (characters: [Int], end: Int)?
    /// Animals that are toys in this story.
    private var toys: Set<String> = []
    /// The characters that the page only mentions.
    private var spokenOf: [Int] = []
    /// Whether the page names sand or a beach.
    private(set) var namesSand = false
    /// The first and the last subjects of the sentence before; it may be on the page before.
    private var topics: (first: [Int], last: [Int]) = ([], [])
    /// Whether the sentence before says what its subject is called.
    private var isNaming = false
    /// The number of pages for which castles that are built are of sand.
    private var sandyPages = 0
    /// The subjects of a clause of the sentence that the picture does not show: “Tim had climbed the tree”.
    private var background: [Int] = []
    /// The next verb, and its subjects, if other words stand between them.
    private var awaited: (verb: Int, subjects: [Int])?

    /// The boat that the story named last.
    private(set) var boat: PageReading.NamedProp?

    private static let sandMemory = 3

    init(lexicon: PlannerLexicon, directory: CastDirectory) {
        self.lexicon = lexicon
        clauses = ClauseReader(lexicon: lexicon, directory: directory)
        complements = ComplementReader(lexicon: lexicon)
        propReader = PropReader(lexicon: lexicon)
        reality = RealityReader(lexicon: lexicon)
        poseReader = PoseReader(lexicon: lexicon)
        tracker = CastTracker(lexicon: lexicon, directory: directory)
    }

    /// Reads a page. If the page names no character but has a pronoun, speech or only verse, the character seen last
    /// stays.
    mutating func read(_ sentences: [[PlannerToken]]) -> PageReading {
        var reading = PageReading()
        spokenOf = []
        let isSandy = sentences.contains { $0.contains { ["sand", "beach"].contains($0.lower) && !$0.isQuoted } }
        sandyPages = isSandy ? Self.sandMemory : max(0, sandyPages - 1)
        namesSand = sandyPages > 0
        for (number, tokens) in sentences.enumerated() {
            sentence = number
            read(tokens, into: &reading)
        }
        let hasPronoun = sentences.contains {
            $0.contains { lexicon.grammar.pronouns.contains($0.lower) && !$0.lower.hasPrefix("it") }
        }
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
        (listed, awaited, background) = (nil, nil, [])
        let sight = Sight(tokens: tokens, lexicon: lexicon)
        var active: [Int] = []
        var index = 0
        while index < tokens.count {
            recordSubjects(active, at: index, in: &reading)
            if tokens[index].isQuoted {
                reading.hasDialogue = true
                if lexicon.words.sight.addresses.contains(tokens[index].lower) { reading.addresses = true }
                if let mention = tracker.directory.mention(in: tokens, at: index, last: nil) {
                    reading.called.insert(mention.character)
                }
                if var prop = propReader.prop(at: index, in: sight) {
                    prop.places = [(sentence, index)]
                    reading.add(prop)
                }
                index += 1
            } else if let sighting = tracker.sighting(at: index, in: sight) {
                index = readSighting(sighting, at: index, in: sight, active: &active, into: &reading)
            } else {
                readWord(at: index, in: sight, active: &active, into: &reading)
                index += 1
            }
        }
        defer {
            isNaming = tokens.indices.dropFirst().contains { word in
                lexicon.grammar.namings.contains(tokens[word].lower) && !tokens[word].isQuoted
                    && lexicon.grammar.copulas.contains(tokens[word - 1].lower)
            }
        }
        var subjects = reading.clauses.filter { $0.sentence == sentence && !$0.subjects.isEmpty }.map(\.subjects)
        // “…,” said Mira.
        if !active.isEmpty { subjects.append(active) }
        guard let first = subjects.first, let last = subjects.last else {
            if tokens.contains(where: { !$0.isQuoted }) { topics = ([], []) }
            return
        }
        // “Mira opened the door to an old woman. She asked for bread.”
        topics = introducesPerson(tokens) ? ([], []) : (first, last)
    }

    private func introducesPerson(_ tokens: [PlannerToken]) -> Bool {
        tokens.indices.contains { index in
            lexicon.kinds[tokens[index].lower].map(lexicon.people.contains) ?? false
                && tokens[max(0, index - 3)..<index].contains { ["a", "an"].contains($0.lower) && $0.mark == .none }
        }
    }

    private func recordSubjects(_ active: [Int], at index: Int, in reading: inout PageReading) {
        reading.subjects.formUnion(active)
        let last = reading.clauses.last
        if last?.sentence != sentence || last?.subjects != active {
            if !active.isEmpty || last?.sentence == sentence {
                reading.clauses.append(PageReading.Clause(sentence: sentence, token: index, subjects: active))
            }
        }
    }

    /// Returns the index after the mention, and after a second mention that “and” links to it.
    private mutating func readSighting(
        _ sighting: CastTracker.Sighting, at index: Int, in sight: Sight, active: inout [Int],
        into reading: inout PageReading
    ) -> Int {
        let tokens = sight.tokens
        if sighting.isGone {
            reading.present.removeAll { $0 == sighting.characters[0] }
            reading.gone.insert(sighting.characters[0])
        }
        if sighting.isThere { for character in sighting.characters { reading.add(character) } }
        if !sighting.isThere, sighting.isSpokenOf { spokenOf += sighting.characters }
        if sighting.isPossessive {
            readOwned(by: sighting.characters[0], at: sighting.end, in: tokens, into: &reading)
            return sighting.end
        }
        guard sighting.isThere else {
            if clauses.startsClause(at: sighting.end, in: tokens) {
                active = []
                background = sighting.characters
            }
            return sighting.end
        }
        var subjects = sighting.characters
        var end = sighting.end
        // “Mira, Tom and Otto ran.”
        let link = listed.map { tokens[$0.end..<index].map(\.lower) } ?? []
        let isLast = link.contains("and") || end < tokens.count && tokens[end].lower == "and"
        let isInList =
            listed != nil && link.allSatisfy { $0 == "and" || lexicon.grammar.determiners.contains($0) }
            && (isLast || tokens[end - 1].mark == .comma)
        if isInList, let list = listed {
            subjects = list.characters.filter { !subjects.contains($0) } + subjects
        }
        // “Back on the ship Mira, Tom and Otto danced”, not “with Mira, Tom ran”.
        let lead = tokens[..<index]
        let opensSentence =
            lead.allSatisfy { lexicon.grammar.determiners.contains($0.lower) }
            || !lead.contains { $0.mark != .none || lexicon.isVerb($0.lower) }
                && !lexicon.grammar.isFunctionWord(tokens[index - 1].lower)
        listed = tokens[end - 1].mark == .comma && (isInList || opensSentence) ? (subjects, end) : nil
        if let partner = clauses.partner(behind: end, in: tokens), !subjects.contains(partner.character),
            !partner.isPossessive
        {
            tracker.see(partner.character)
            reading.add(partner.character)
            subjects.append(partner.character)
            end = partner.end
        }
        if clauses.isParticiple(behindNew: index, at: end, in: tokens) {
            active = subjects
            return end
        }
        let nameEnd = end
        end = clauses.behindApposition(at: end, in: tokens)
        // “Oliver the owl, who sat on a branch.”
        if end < tokens.count, tokens[end].lower == "who", tokens[end - 1].mark != .stop {
            active = subjects
            return end
        }
        // “Tim, the old fox, sat on a log.”
        let isApposed = end > nameEnd && tokens[nameEnd - 1].mark == .comma && tokens[end - 1].mark == .comma
        let apposed =
            isApposed ? tokens.indices.dropFirst(end).prefix(2).first { lexicon.isVerb(tokens[$0].lower) } : nil
        if let verb = clauses.verb(behindName: index, to: end, in: tokens) ?? apposed
            ?? ClauseReader.verb(behindApposition: end, in: tokens, lexicon)
        {
            active = subjects
            return verb
        }
        if let verb = clauses.verb(ofSubject: index, behindModifierAt: end, in: tokens) {
            awaited = (verb, subjects)
            return end
        }
        if let verb = clauses.invertedVerb(before: index, in: tokens) {
            active = subjects
            addInverted(verb, in: tokens, by: subjects, into: &reading)
        } else if clauses.startsClause(at: end, in: tokens, plural: subjects.count > 1) {
            active = subjects
        }
        return end
    }

    private mutating func readWord(
        at index: Int, in sight: Sight, active: inout [Int], into reading: inout PageReading
    ) {
        let tokens = sight.tokens
        let word = tokens[index].lower
        if let awaited, awaited.verb == index { active = awaited.subjects }
        if word == "it" || word == "me" || isEverybody(index, in: tokens) || lexicon.grammar.pronouns.contains(word) {
            readPronoun(at: index, in: sight, active: &active, into: &reading)
        }
        // “Read a book to everyone.”
        if ["everybody", "everyone"].contains(word), index > 0,
            ["to", "for", "with"].contains(tokens[index - 1].lower),
            sight.isSeen(index)
        {
            for character in tracker.everybody { reading.add(character) }
        }
        // “Grandpa rowed them out to sea.”
        if word == "them", sight.isSeen(index), !active.isEmpty, !tracker.hasPluralThing {
            let others = tracker.others(than: active)
            if others.count > 1 { for other in others { reading.add(other) } }
        }
        readThing(at: index, in: sight, into: &reading)
        if active.count == 1, sight.isSeen(index), let thing = propReader.carriedProp(at: index, in: tokens) {
            reading.carried.append((active[0], thing))
        }
        if lexicon.grammar.isDenial(word) || word.hasPrefix("dream") { reading.mayGoOnSleeping = true }
        if sight.isSeen(index), var thing = propReader.blown(by: index, in: tokens) {
            thing.places = [(sentence, index)]
            reading.add(thing)
            reading.escape(thing.noun)
        }
        // “The fog came. It rolled over the hill.”
        if lexicon.weathers[word] != nil, clauses.startsClause(at: index + 1, in: tokens) {
            tracker.seeObject(isCreature: true)
        }
        if isOtherSubject(index, in: tokens) {
            active = []
            reading.clauses.append(PageReading.Clause(sentence: sentence, token: index, subjects: []))
            // “The kite got stuck.”
            let verbs = tokens.dropFirst(index + 1).prefix(2)
            if let prop = lexicon.props[word],
                verbs.contains(where: { lexicon.words.pictures.escapes.contains($0.lower) })
            {
                reading.escape(prop.noun)
            }
            // Bees are animals and things.
            if lexicon.plurals[word] != nil || lexicon.creatures[word]?.isPlural == true { tracker.seePluralSubject() }
        }
        // “Down the hill rolled the cheese.”
        if active.isEmpty, let thing = propReader.escaping(behind: index, in: tokens) { reading.escape(thing) }
        if active.isEmpty, sight.isSeen(index) { addPursuit(at: index, in: tokens, into: &reading) }
        guard !active.isEmpty, sight.isSeen(index) else { return }
        if let state = clauses.state(at: index, in: tokens) {
            return add(state, at: index, in: tokens, by: active, into: &reading)
        }
        if clauses.opensLocation(at: index, in: tokens) {
            return addLocation(index, in: tokens, by: active, into: &reading)
        }
        let plural = active.count > 1 ? clauses.pluralPredicate(at: index, in: tokens) : nil
        guard
            plural != nil || index == awaited?.verb
                || clauses.isPredicate(at: index, in: tokens, last: tracker.onStage.last)
        else { return }
        if let deed = helped(at: index, in: tokens, by: active) {
            for character in deed.subjects { reading.add(character) }
            return add(deed.action, at: deed.verb, in: tokens, by: deed.subjects, into: &reading)
        }
        // “She sat down and cried.”
        let isWeeping = word == "cried" && !tokens.contains(where: \.isQuoted)
        if lexicon.speech.contains(word), !isWeeping, !hasObject(behind: index, in: tokens) {
            let start = tokens.dropFirst(index + 1).first?.lower == "it" ? index + 1 : index
            let complement = complements.complement(behind: start, in: tokens, it: nil).text
            addSpeech(at: index, in: tokens, by: active, complement: complement, into: &reading)
        } else if let (action, noun) = complements.lightVerb(at: index, in: tokens) {
            add(action, at: noun, in: tokens, by: active, into: &reading)
        } else if let action = lexicon.actions[word] ?? plural ?? clauses.infinitive(at: index, in: tokens) {
            add(action, at: index, in: tokens, by: active, into: &reading)
        }
    }

    /// Whether animals or a thing that are not in the cast act from here on: “and the hens came running”.
    private func isOtherSubject(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        guard lexicon.creatures[word] != nil || lexicon.plurals[word] != nil || lexicon.props[word] != nil,
            clauses.startsClause(at: index + 1, in: tokens)
        else { return false }
        // “Bees hummed.”
        if index == 0 { return lexicon.plurals[word] != nil || lexicon.creatures[word]?.isPlural == true }
        guard
            let article = tokens[max(0, index - 3)..<index].lastIndex(where: {
                lexicon.grammar.determiners.contains($0.lower) || $0.isPossessive
            }), tokens[article..<index].allSatisfy({ $0.mark == .none })
        else { return false }
        return article == 0 || tokens[article - 1].mark != .none
            || lexicon.words.scenes.clauseStarts.contains(tokens[article - 1].lower)
            || lexicon.words.scenes.coordinations.contains(tokens[article - 1].lower)
    }

    private mutating func readThing(at index: Int, in sight: Sight, into reading: inout PageReading) {
        if let (word, color) = propReader.wornColor(at: index, in: sight.tokens) { reading.wornColors[word] = color }
        let creature = propReader.creature(at: index, in: sight)
        guard var prop = creature ?? propReader.prop(at: index, in: sight), !sight.isGone(behind: index + 1),
            !sight.tokens[max(0, index - 5)..<index].contains(where: { $0.lower.hasPrefix("pretend") })
        else { return }
        // “Put the pie into the oven and closed the door.”
        if prop.noun == "door",
            sight.tokens[max(0, index - 24)..<index].contains(where: {
                lexicon.words.scenes.cabinets.contains($0.lower)
            })
        {
            return
        }
        prop.places = [(sentence, index)]
        let lead = sight.tokens[max(0, index - 4)..<index]
        if prop.noun == "boat", isToyBoat(index, in: sight.tokens) { prop.state = "toy" }
        // “Then the front door opened.”
        let behind = sight.tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        let isLed = behind.first.map { lexicon.isAdverb($0) || lexicon.grammar.copulas.contains($0) } ?? false
        let opens = (isLed ? behind.last : behind.first).map { $0.hasPrefix("open") } ?? false
        if prop.noun == "door", opens, sight.tokens[index].mark == .none { prop.state = "open" }
        if isOfSand(index, in: sight.tokens) { prop.noun = "sandcastle" }
        if prop.state == "toy" { toys.insert(prop.noun) }
        if toys.contains(prop.noun) { prop.state = "toy" }
        let preposition = lead.last { ComplementReader.placing.contains($0.lower) }
        prop.carries = preposition.map { ["on", "in", "inside"].contains($0.lower) } ?? false
        prop.isSpot = lead.contains { ComplementReader.placing.contains($0.lower) && $0.mark == .none }
        if prop.state != "toy", lexicon.words.pictures.boats.contains(prop.noun) { boat = prop }
        reading.add(prop)
        tracker.seeObject(isCreature: creature != nil, isPlural: prop.isPlural)
    }

    /// “Built a castle”, on a page with sand; “the highest tower of sand”.
    func isOfSand(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard namesSand, ["castle", "tower"].contains(tokens[index].lower) else { return false }
        let isBuilt = tokens[max(0, index - 5)..<index].contains {
            ["build", "make"].contains(lexicon.actions[$0.lower]?.base)
        }
        let isOwn =
            index > 1 && ["his", "her", "their"].contains(tokens[index - 1].lower)
            && !["from", "to", "into", "in", "at"].contains(tokens[index - 2].lower)
        return isBuilt || isOwn || tokens.dropFirst(index + 1).prefix(2).map(\.lower) == ["of", "sand"]
    }

    /// “A paper boat”, “sailed his wooden boat”.
    private func isToyBoat(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        guard let kind = lead.last, lexicon.words.scenes.toyBoats.contains(kind) else { return false }
        return ["paper", "toy"].contains(kind)
            || lead.count == 3 && lexicon.actions[lead[0]]?.base == "sail"
                && lexicon.grammar.possessives.contains(lead[1])
    }

    private func isOwned(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        ["his", "her", "their"].contains(tokens[index - 1].lower)
    }

    /// Whether all that are there do something: “everybody cheered”, not “everybody else had gone to bed”.
    private func isEverybody(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        let isAll =
            ["animals", "friends", "cousins", "twins"].contains(word) && index > 0
            && (tokens[index - 1].lower == "the" || word == "friends" && isOwned(index, in: tokens)
                || index > 1 && tokens[index - 2].lower == "the"
                    && lexicon.words.numbers[tokens[index - 1].lower] != nil)
        // “Every animal pricked up its ears.”
        if word == "animal", index == 1, tokens[0].lower == "every" { return tokens[index].mark == .none }
        let isFamily = word == "family" && index > 0 && ["the", "whole"].contains(tokens[index - 1].lower)
        guard isAll || isFamily || ["everybody", "everyone"].contains(word), tokens[index].mark == .none,
            let next = tokens.dropFirst(index + 1).first?.lower, next != "had"
        else { return false }
        let isAsked = index > 0 && lexicon.words.sight.auxiliaries.contains(tokens[index - 1].lower)
        return !isAsked
            && (lexicon.actions[next] != nil || lexicon.bases[next] != nil || lexicon.speech.contains(next))
    }

    private mutating func readPronoun(
        at index: Int, in sight: Sight, active: inout [Int], into reading: inout PageReading
    ) {
        let tokens = sight.tokens
        let word = tokens[index].lower
        let isPair = word == "they" || word == "we"
        let isAll = isEverybody(index, in: tokens)
        let startsClause = clauses.startsClause(at: index + 1, in: tokens, plural: isPair || isAll)
        let isSeen = sight.isSeen(index)
        if isPair || isAll {
            guard isSeen else { return }
            // “The bees were angry! They chased Bear.”
            let pursues = tokens.dropFirst(index + 1).prefix(2).contains {
                lexicon.actions[$0.lower].map { lexicon.words.pictures.pursuits.contains($0.base) } ?? false
            }
            if word == "they", pursues && tracker.hasPluralSubject || tracker.isPluralAlone {
                active = []
                return
            }
            let count = index > 0 ? lexicon.words.numbers[tokens[index - 1].lower] : nil
            let both =
                isPair && tokens.dropFirst(index + 1).first?.lower == "all"
                ? tracker.all
                : isPair
                    ? tracker.they(at: index, in: tokens)
                    : (word == "friends" || word.hasPrefix("animal")
                        ? tracker.all.suffix(count ?? 5)
                        : tracker.everybody[...]).filter {
                            !word.hasPrefix("animal") || !tracker.directory.isPerson($0)
                        }
            for character in both { reading.add(character) }
            // “They lifted the seal.”
            let others = both.filter { !tracker.isNamed($0, behind: index, in: tokens) }
            if startsClause { active = others.isEmpty ? both : others }
            // “The three friends kneaded.”
            if startsClause, isAll { awaited = (index + 1, both) }
        } else if let character = ungenderedOwner(active, at: index, in: tokens) ?? animal(at: index, in: tokens)
            ?? resumed(at: index, in: tokens, active: active)
            ?? continued(at: index, in: tokens)
            ?? (sentence > 0 ? tracker.newcomer(for: word) : nil)
            ?? tracker.character(
                forPronounAt: index, in: tokens,
                except: lexicon.grammar.isObjectPronoun(at: index, in: tokens) ? active : [])
        {
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

    /// The subject whose gender is not known, for a possessive: “the pony plodded with the soup on her back”.
    private func ungenderedOwner(_ active: [Int], at index: Int, in tokens: [PlannerToken]) -> Int? {
        guard active.count == 1, tracker.directory.isUngendered(active[0]),
            ["her", "his"].contains(tokens[index].lower), isPossessive(at: index, in: tokens),
            !tracker.isInSentence(pronoun: tokens[index].lower == "her" ? "she" : "he")
        else { return nil }
        return active[0]
    }

    /// The subject that continues after a conjunction: “The goat took Nell's letter, and she ate it”.
    private func resumed(at index: Int, in tokens: [PlannerToken], active: [Int]) -> Int? {
        let word = tokens[index].lower
        // “Tim had climbed the tree, and now he clung to a branch.”
        let subjects = active.isEmpty ? background : active
        let lead = index > 1 && tokens[index - 1].lower == "now" ? index - 2 : index - 1
        guard lead >= 0, subjects.count == 1, ["she", "he"].contains(word),
            lexicon.words.scenes.coordinations.contains(tokens[lead].lower),
            tracker.fits(subjects[0], pronoun: word),
            !tracker.isNamed(subjects[0], behind: index, in: tokens)
        else { return nil }
        return subjects[0]
    }

    /// The animal that does what only animals do: “Mia lifted the dog's ear, and he licked her face”.
    private func animal(at index: Int, in tokens: [PlannerToken]) -> Int? {
        let word = tokens[index].lower
        guard ["she", "he", "it"].contains(word), !tokens.contains(where: \.isQuoted),
            let verb = tokens.dropFirst(index + 1).first, !licksThing(at: index + 1, in: tokens),
            lexicon.actions[verb.lower].map({ lexicon.words.pictures.animalDeeds.contains($0.base) }) ?? false
        else { return nil }
        return tracker.onStage.last {
            !tracker.directory.isPerson($0)
                && (tracker.directory.isUngendered($0) || word == "it" || tracker.fits($0, pronoun: word))
        }
    }

    /// “Licked her ice cream”, not “licked her face”.
    private func licksThing(at verb: Int, in tokens: [PlannerToken]) -> Bool {
        tokens.dropFirst(verb + 1).prefix(4).contains { lexicon.props[$0.lower] != nil }
    }

    /// The subject of the sentence before: “Pip kissed her mother. She ran off.”
    private func continued(at index: Int, in tokens: [PlannerToken]) -> Int? {
        let word = tokens[index].lower
        guard ["she", "he"].contains(word), topics.first.count == 1, !tracker.isInSentence(pronoun: word),
            tracker.directory.isUngendered(topics.first[0]) ? isNaming : tracker.fits(topics.first[0], pronoun: word),
            topics.last.count != 1 || topics.last == topics.first || !tracker.fits(topics.last[0], pronoun: word),
            !tracker.isNamed(topics.first[0], behind: index, in: tokens)
        else { return nil }
        return topics.first[0]
    }

    /// Whether the pronoun is a possessive: “her lantern”, not “saw her and”.
    private func isPossessive(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, index + 1 < tokens.count else { return false }
        return tokens[index].lower != "her" || !lexicon.grammar.endsPhrase(at: index, in: tokens)
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
