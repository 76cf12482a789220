/// Tracks from sentence to sentence which characters are meant and which are present.
struct CastTracker {
    struct Sighting {
        /// Several for a group.
        var characters: [Int]
        /// The index of the word after the mention.
        var end: Int
        /// Whether the text says that the character is no longer present.
        var isGone: Bool
        var isPossessive: Bool
        var isThere: Bool
        /// Mentioned without being present: “Dinah was the cat”, “the boat belonged to Dinah”.
        var isSpokenOf: Bool
    }

    /// The number of sentences for which “it” and “they” can mean what was seen. The next limit: for “he” and “she”.
    private static let shortMemory = 3
    private static let longMemory = 10

    private let lexicon: PlannerLexicon
    let directory: CastDirectory
    /// In the order of their last mention, present or not.
    private(set) var recent: [Int] = []
    /// In the order in which they were last seen.
    private(set) var onStage: [Int] = []
    private var lastSeen: [Int: Int] = [:]
    private var sentence = 0
    /// The sentences that last named a thing and an animal that are not in the cast and that “it” could mean.
    private var lastObject: Int?
    private var lastCreature: Int?
    /// The sentence that last named several things or animals, and the one in which such did something.
    private var lastPlural: Int?
    private var lastPluralSubject: Int?
    /// The last sentence in which someone said goodbye.
    private var lastParting: Int?

    init(lexicon: PlannerLexicon, directory: CastDirectory) {
        self.lexicon = lexicon
        self.directory = directory
    }

    /// Counts the sentence, unless it is all quotation.
    mutating func begin(_ tokens: [PlannerToken]) {
        guard tokens.contains(where: { !$0.isQuoted }) else { return }
        sentence += 1
        if tokens.contains(where: { lexicon.words.sight.partings.contains($0.lower) }) { lastParting = sentence }
    }

    /// The character or group named at the index, and whether the sentence shows it.
    mutating func sighting(at index: Int, in sight: Sight) -> Sighting? {
        let tokens = sight.tokens
        guard let mention = directory.mention(in: tokens, at: index, last: onStage.last ?? recent.last) else {
            return group(at: index, in: sight)
        }
        let isIntroduction = !mention.isPossessive && isDefinition(behind: mention.end, in: tokens)
        var isThere = !isIntroduction && sight.shows(index..<mention.end)
        if mention.isPossessive, isThere { isThere = ownsBodyPart(at: mention.end, in: tokens) }
        note([mention.character], isThere: isThere)
        let isGone = sight.isGone(behind: mention.end)
        if isGone { onStage.removeAll { $0 == mention.character } }
        return Sighting(
            characters: [mention.character], end: isIntroduction ? mention.end + 3 : mention.end, isGone: isGone,
            isPossessive: mention.isPossessive, isThere: isThere,
            isSpokenOf: isIntroduction || sight.speaks(of: index..<mention.end))
    }

    private mutating func group(at index: Int, in sight: Sight) -> Sighting? {
        let members = directory.group(in: sight.tokens, at: index, except: recent.last)
        guard !members.isEmpty else { return nil }
        let isThere =
            sight.shows(index..<index + 1) && !sight.tokens[index].isPossessive
            && !isDefinition(behind: index + 1, in: sight.tokens)
        note(members, isThere: isThere)
        return Sighting(
            characters: members, end: index + 1, isGone: false, isPossessive: sight.tokens[index].isPossessive,
            isThere: isThere,
            isSpokenOf: false)
    }

    /// The character that the pronoun at the index means. Characters on stage come before characters that are only
    /// mentioned. None of `excluded` is meant.
    func character(forPronounAt index: Int, in tokens: [PlannerToken], except excluded: [Int] = []) -> Int? {
        let pronoun = tokens[index].lower
        if pronoun == "it" {
            return isRecent(lastCreature)
                ? nil : animal(forPronounAt: index, in: tokens) ?? companion(at: index, in: tokens)
        }
        let onStage = onStage(within: Self.longMemory).filter { !excluded.contains($0) }
        let recent = recent.filter { !excluded.contains($0) }
        let meant = directory.character(for: pronoun, onStage: onStage, recent: recent)
        guard let meant, isNamed(meant, behind: index, in: tokens) else { return meant }
        return directory.character(
            for: pronoun, onStage: onStage.filter { $0 != meant }, recent: recent.filter { $0 != meant })
    }

    /// Whether the character is named soon after the pronoun: in “she sniffed Nell's pockets”, she is not Nell.
    func isNamed(_ character: Int, behind subject: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.grammar.subjects.contains(tokens[subject].lower) else { return false }
        for position in tokens.indices.dropFirst(subject + 1).prefix(8) {
            if tokens[position - 1].mark != .none || tokens[position].isQuoted { return false }
            if lexicon.words.scenes.coordinations.contains(tokens[position].lower) { return false }
            if directory.mention(in: tokens, at: position, last: nil)?.character == character { return true }
        }
        return false
    }

    /// The character that the page shows last, if no word gives its gender. Nil if the page shows one of the pronoun's
    /// gender. “A troll sat down. ‘My trousers are torn,’ he sobbed.”
    func newcomer(for pronoun: String) -> Int? {
        guard ["he", "she"].contains(pronoun), let last = onStage.last, directory.isUngendered(last),
            directory.thing(among: [last]) == nil, lastSeen[last].map({ $0 >= sentence - 1 }) ?? false
        else { return nil }
        let others = onStage.dropLast().filter { !directory.isUngendered($0) && fits($0, pronoun: pronoun) }
        return others.allSatisfy { (lastSeen[$0] ?? 0) < sentence - 1 } ? last : nil
    }

    /// Whether a pronoun can mean the character.
    func fits(_ character: Int, pronoun: String) -> Bool {
        directory.character(for: pronoun, onStage: [character], recent: []) == character
    }

    /// The animal that “it” means as an object: “she picked it up”.
    func creature(except excluded: [Int]) -> Int? { isRecent(lastObject) ? nil : lastAnimal(except: excluded) }

    private func animal(forPronounAt index: Int, in tokens: [PlannerToken]) -> Int? {
        isAnimate(index, in: tokens) ? lastAnimal(except: []) : nil
    }

    /// Mrs Plum, a mole, is no “it”.
    private func lastAnimal(except excluded: [Int]) -> Int? {
        let candidates = onStage.suffix(3).filter { directory.isUngendered($0) && !excluded.contains($0) }
        guard let animal = directory.animal(among: candidates[...]), let seen = lastSeen[animal],
            sentence - seen <= Self.shortMemory
        else { return nil }
        return animal
    }

    /// The thing that talks, for “it”. Not in “it was late” and “it rained”.
    private func companion(at index: Int, in tokens: [PlannerToken]) -> Int? {
        guard let companion else { return nil }
        guard tokens[index].mark == .none, index + 1 < tokens.count else { return companion.character }
        let next = tokens[index + 1].lower
        let isImpersonal =
            lexicon.grammar.copulas.contains(next) || next == "did" || lexicon.weathers[next] != nil
            || !lexicon.isVerb(next) && startsClause(index, in: tokens)
        return isImpersonal ? nil : companion.character
    }

    private func startsClause(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        index == 0 || tokens[index - 1].mark != .none
    }

    /// The thing that talks, if it is on stage.
    var companion: (character: Int, noun: String)? {
        isRecent(lastObject) || isRecent(lastCreature)
            ? nil : directory.thing(among: onStage(within: Self.longMemory)[...])
    }

    private var isParting: Bool { isRecent(lastParting) }

    private func isRecent(_ mention: Int?) -> Bool { mention.map { sentence - $0 <= 1 } ?? false }

    /// Records a thing or an animal that is not in the cast.
    mutating func seeObject(isCreature: Bool, isPlural: Bool = false) {
        if isCreature { lastCreature = sentence } else { lastObject = sentence }
        if isPlural { lastPlural = sentence }
    }

    /// Whether “them” can mean things.
    var hasPluralThing: Bool { isRecent(lastPlural) }

    /// Records that several that are not in the cast do something: “the bees were angry”.
    mutating func seePluralSubject() { lastPluralSubject = sentence }

    /// Whether “they” means those of the sentence before.
    var hasPluralSubject: Bool { lastPluralSubject == sentence - 1 && !lastSeen.values.contains(sentence) }

    /// Whether the sentence before shows only things or animals that are not in the cast.
    var isPluralAlone: Bool { hasPluralSubject && !lastSeen.values.contains(sentence - 1) }

    /// Whether the sentence has shown a character of the pronoun's gender.
    func isInSentence(pronoun: String) -> Bool {
        onStage.contains { lastSeen[$0] == sentence && !directory.isUngendered($0) && fits($0, pronoun: pronoun) }
    }

    /// Records a character that a pronoun shows.
    mutating func see(_ character: Int) { note([character], isThere: true) }

    /// The characters that “they” and “we” mean. Empty before a description, because the pronoun may then mean things.
    func they(at index: Int, in tokens: [PlannerToken]) -> [Int] {
        if index + 2 < tokens.count, lexicon.grammar.copulas.contains(tokens[index + 1].lower),
            !tokens[index + 2].lower.hasSuffix("ing")
        {
            return []
        }
        guard tokens[index].lower == "we", let narrator = directory.character(for: "i", onStage: [], recent: []) else {
            return both(except: laterAnimals(behind: index, in: tokens))
        }
        let company = onStage(within: Self.longMemory).filter { $0 != narrator }
        // Kin, and those who came last, unless they said goodbye.
        let family = company.filter { character in
            directory.isKin(character) || !isParting && sentence - (lastSeen[character] ?? 0) <= 1
        }
        return (family.isEmpty ? company.suffix(1) : family.suffix(3)) + [narrator]
    }

    /// Animals that act in a later clause of the sentence: Waffles in “they hauled the sled, and Waffles rode on top”.
    /// People may be among those that “they” means.
    private func laterAnimals(behind index: Int, in tokens: [PlannerToken]) -> [Int] {
        let clause = tokens.indices.dropFirst(index + 2).prefix { tokens[$0 - 1].mark != .stop && !tokens[$0].isQuoted }
        return clause.compactMap { position in
            guard ["and", "while"].contains(tokens[position - 1].lower),
                let mention = directory.mention(in: tokens, at: position, last: nil), !mention.isPossessive,
                !directory.isPerson(mention.character),
                let verb = tokens.dropFirst(mention.end).first, lexicon.isVerb(verb.lower)
            else { return nil }
            return mention.character
        }
    }

    /// The characters that “everybody” means: those with a name that were mentioned last, otherwise those on stage.
    var everybody: [Int] {
        let named = recent.filter(directory.isNamed)
        return Array((named.isEmpty ? onStage : named).suffix(5))
    }

    /// Those that “they all” means: all that were seen lately.
    var all: [Int] {
        let near = onStage(within: Self.longMemory)
        return near.count > 1 ? Array(near.suffix(5)) : everybody
    }

    /// The last two besides those who act: “Grandpa rowed them out to sea”.
    func others(than acting: [Int]) -> [Int] {
        onStage(within: Self.longMemory).filter { directory.isNamed($0) && !acting.contains($0) }.suffix(2)
    }

    /// The single character whose pronoun “they” is, if the sentence that last showed characters showed only it; otherwise
    /// the last two.
    private func both(except excluded: [Int]) -> [Int] {
        let all = onStage(within: Self.longMemory)
        let rest = all.filter { !excluded.contains($0) }
        let near = rest.count > 1 ? rest : all
        if let last = near.last, directory.isThey(last), near.dropLast().allSatisfy({ lastSeen[$0] != lastSeen[last] })
        {
            return [last]
        }
        // Those of the sentence before, or those with names.
        let people = near.suffix(3).filter { directory.isNamed($0) && directory.isPerson($0) }
        let last =
            near.suffix(2).contains { !directory.isNamed($0) } && people.count == 2 ? people[...] : near.suffix(2)
        if last.count == 2, last.allSatisfy({ sentence - (lastSeen[$0] ?? 0) <= 1 }) { return Array(last) }
        let named = near.filter(directory.isNamed)
        return Array((named.count > 1 ? named : near).suffix(2))
    }

    private func onStage(within sentences: Int) -> [Int] {
        onStage.suffix(6).filter { sentence - (lastSeen[$0] ?? 0) <= sentences }
    }

    /// Whether the next word names a body part: “her eyes”, “his voice”.
    func isBodyPart(behind index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[index].mark == .none && ownsBodyPart(at: index + 1, in: tokens)
    }

    /// Whether “it” means a living thing: “ran after it”, “it said”.
    private func isAnimate(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        if index > 0, tokens[index - 1].mark == .none, lexicon.words.sight.animate.contains(tokens[index - 1].lower) {
            return true
        }
        guard tokens[index].mark == .none, index + 1 < tokens.count else { return false }
        let next = tokens[index + 1].lower
        return lexicon.speech.contains(next) || lexicon.actions[next].map { $0.vividness > 1 } ?? false
    }

    private func isDefinition(behind end: Int, in tokens: [PlannerToken]) -> Bool {
        guard end + 2 < tokens.count, tokens[end - 1].mark == .none else { return false }
        let rest = tokens[(end + 1)...].prefix(4)
        switch tokens[end].lower {
        case "was", "is":
            return ["a", "an", "the"].contains(tokens[end + 1].lower)
                && rest.contains { lexicon.kinds[$0.lower] != nil && $0.mark == .stop }
        case "were", "are": return rest.contains { lexicon.plurals[$0.lower] != nil && $0.mark != .none }
        default: return false
        }
    }

    private func ownsBodyPart(at index: Int, in tokens: [PlannerToken]) -> Bool {
        for token in tokens.dropFirst(index).prefix(4) {
            if lexicon.words.sight.bodyParts.contains(token.lower) { return true }
            // “The baker's roof with one hand.”
            guard token.mark == .none, !lexicon.isVerb(token.lower), token.lower != "with" else { return false }
        }
        return false
    }

    private mutating func note(_ characters: [Int], isThere: Bool) {
        for character in characters {
            recent.removeAll { $0 == character }
            recent.append(character)
            guard isThere else { continue }
            onStage.removeAll { $0 == character }
            onStage.append(character)
            lastSeen[character] = sentence
            if directory.animal(among: [character]) != nil { (lastObject, lastCreature) = (nil, nil) }
        }
    }
}
