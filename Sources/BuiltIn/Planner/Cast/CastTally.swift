import Domain

/// What the story says about each candidate for the cast.
struct CastTally {
    /// The counts for one name or noun.
    struct Entry {
        var words: [String]
        var spelling: String
        var firstMention: Int
        var mentions = 0
        /// Mentions that are not at the start of a sentence. There a capital means a name.
        var inside = 0
        /// Mentions with a verb of action, speech, possession or being.
        var acting = 0
        /// The mentions in `acting` with a verb of action or speech.
        var deeds = 0
        /// Mentions behind the verb of an inverted sentence: “on the shore stood Tim”.
        var inverted = 0
        /// Mentions as the speaker of a quotation.
        var voice = 0
        /// Mentions after `in`, `near`, `across`.
        var asPlace = 0
        var withArticle = 0
        /// Mentions behind “a” or “an”.
        var asKind = 0
        var she = 0
        var he = 0
        var it = 0
        /// The noun that the text links to the name: “a fox named Tim”.
        var noun: String?
        var adjectives: [String] = []
        /// The keys of the characters whose kin it is: “Tim's mother”.
        var kinOf: [String] = []
        /// Whether the text introduces it as one more: “a girl with braids”.
        var isNew = false
        /// What only animals have or do: “fluffed up her feathers”, “purred”.
        var animalParts: Set<String> = []
    }

    /// A plural and its number in the text: “the three bears”.
    struct Group {
        var number = 0
        var mentions = 0
        /// How often the members do something that a picture can show.
        var deeds = 0
        var firstMention: Int
        /// Whether the text introduces them: “two men”, not “the two men”.
        var isNew = false
    }

    private static let memory = 2
    /// The same for “his name was Tim”.
    private static let longMemory = 5
    /// The same for the name of a pet that a page has shown: “a puppy came … Biscuit ran”.
    private static let petMemory = 4

    let lexicon: PlannerLexicon
    /// The animals that the story's family is of: “the hedgehog family”.
    /// The animal in “a family of mice”.
    private(set) var familyKind: String?
    /// The animal of two parents, `mouse` for Mother Mouse and Father Mouse, in a story without people.
    private(set) var parentKind: String?
    private(set) var names: [String: Entry] = [:]
    private(set) var nouns: [String: Entry] = [:]
    private(set) var things: [String: Entry] = [:]
    private(set) var groups: [String: Group] = [:]
    private(set) var voice = NarratorFinder.Voice()
    private let reader: NameReader
    /// The last 6 mentions in order: key and sentence.
    private var recent: [(key: String, sentence: Int)] = []
    /// Names in a list of kin, with the noun and the owner of the kin.
    private var listed: [String: (noun: String, owner: [String])] = [:]
    /// The name in “I am Tim”, until the text says who spoke.
    private var introduction: (key: String, sentence: Int)?

    init(lexicon: PlannerLexicon, sentences: [[PlannerToken]], numbers: [Int]) {
        self.lexicon = lexicon
        reader = NameReader(lexicon: lexicon, sentences: sentences)
        for (tokens, number) in zip(sentences, numbers) {
            read(tokens, number: number)
            voice.read(tokens, place: { Self.place(sentence: number, word: $0) }, names: reader, lexicon: lexicon)
        }
        parentKind = kindOfParents
    }

    func entry(_ key: String) -> Entry? { names[key] ?? nouns[key] ?? things[key] }

    /// Sentence × 1000 + word, for the order of first mentions.
    private static func place(sentence: Int, word: Int) -> Int { sentence * 1000 + min(word, 999) }

    private mutating func read(_ tokens: [PlannerToken], number: Int) {
        var index = 0
        while index < tokens.count {
            if let end = reader.endOfName(in: tokens, from: index) {
                count(name: index..<end, in: tokens, number: number)
                index = end
                continue
            }
            let word = tokens[index].lower
            // “Mia watched the hedgehog family”: Mia is not one of them.
            // Nor the library of “behind the Old Library lived a family of mice”.
            if familyKind == nil, word == "family",
                names.values.allSatisfy({ $0.words.last.map { lexicon.settings[$0] != nil } ?? false })
            {
                familyKind = family(at: index, in: tokens)
            }
            if lexicon.kinds[word] != nil, lexicon.compound(at: index, in: tokens) == nil,
                isNounMention(index, in: tokens)
            {
                count(noun: index, in: tokens, number: number)
            } else if let noun = lexicon.plurals[word] {
                count(group: noun, at: index, in: tokens, number: number)
            } else if lexicon.props[word] != nil, !tokens[index].isQuoted {
                count(thing: index, in: tokens, number: number)
            } else if !tokens[index].isQuoted {
                countPronoun(at: index, in: tokens, number: number)
            }
            index += 1
        }
        tieIntroduction(in: tokens, number: number)
    }

    private mutating func count(name range: Range<Int>, in tokens: [PlannerToken], number: Int) {
        let key = tokens[range].map(\.lower).joined(separator: " ")
        let context = NameContext(tokens: tokens, range: range, lexicon: lexicon)
        var name =
            names[key]
            ?? Entry(
                words: tokens[range].map(\.lower), spelling: NameReader.spelling(of: tokens[range]),
                firstMention: Self.place(sentence: number, word: range.lowerBound))
        name.count(context)
        if let part = context.animalPart { name.animalParts.insert(part) }
        if !tokens[range.lowerBound].startsSentence { name.inside += 1 }
        if context.isPlace { name.asPlace += 1 }
        if context.isInverted { name.inverted += 1 }
        if let tie = context.tie() {
            let isToldByName = name.noun.map(name.words.contains) ?? true
            if isToldByName { name.noun = tie.noun }
            name.adjectives += tie.adjectives
        }
        if name.noun == nil, context.isNaming {
            name.noun =
                recent.last { nouns[$0.key] != nil && number - $0.sentence <= Self.longMemory }?.key
                ?? (groups.count == 1 ? groups.keys.first : nil)
        }
        if name.noun == nil, !tokens[range.lowerBound].isQuoted { name.noun = animal(at: range.lowerBound, in: tokens) }
        if let kin = listed.removeValue(forKey: key) {
            name.noun = name.noun ?? kin.noun
            name.kinOf += kin.owner
        }
        if tokens[range.lowerBound].isQuoted, context.isIntroduction { introduction = (key, number) }
        if name.noun == nil, name.mentions == 1 {
            name.noun = newcomer(as: name, context, at: range.lowerBound, number)
        }
        if name.words.contains(where: lexicon.kin.contains) || name.noun.map(lexicon.kin.contains) ?? false {
            name.kinOf += owner(before: range.lowerBound, in: tokens, number: number)
        }
        names[key] = name
        note(key, number)
    }

    /// The noun of someone who has just come in and of whom a new name can be: “A teacher came in. ‘Good morning,’ said
    /// Miss Lind”, “A dog came out. ‘Take Biscuit!’”
    private func newcomer(as name: Entry, _ context: NameContext, at index: Int, _ number: Int) -> String? {
        // Pets have such names: Biscuit, Button.
        let isThing = name.words.count == 1 && lexicon.drawable(name.words[0]) != nil
        guard let last = recent.last(where: { nouns[$0.key] != nil }),
            1...(isThing ? Self.petMemory : 1) ~= number - last.sentence, let noun = nouns[last.key], noun.isNew,
            noun.mentions == 1,
            let kind = lexicon.kinds[last.key], !names.values.contains(where: { $0.noun == last.key })
        else { return nil }
        if lexicon.people.contains(kind) {
            guard ["man", "woman"].contains(kind) else { return nil }
            let genders = [lexicon.gender(ofName: name.words, noun: nil), gender(of: last.key)]
            let isTitled = name.words.count > 1 && lexicon.words.titles[name.words[0]] != nil
            return context.isSpeaking && isTitled && (genders.contains(.unknown) || genders[0] == genders[1])
                ? last.key : nil
        }
        if isThing, !context.tokens[index].isQuoted, !lexicon.isFirstName(name.words) {
            return lexicon.words.pets.contains(kind) ? last.key : nil
        }
        let token = context.tokens[index]
        let isQuoted = token.isQuoted && !token.startsSentence && !context.isSpeaking
        // “That's my Henrietta!”
        if isQuoted, index > 0, context.tokens[index - 1].lower == "my" { return last.key }
        return isQuoted && noun.deeds > 0 && !lexicon.isFirstName(name.words) ? last.key : nil
    }

    /// The animal that lives in the place behind which a clause begins with the name: “in the sty, where Petunia slept”.
    private func animal(at index: Int, in tokens: [PlannerToken]) -> String? {
        guard index > 1, tokens[index - 1].lower == "where" else { return nil }
        return lexicon.words.animalHomes[tokens[index - 2].lower]
    }

    private static let parents: Set<String> = ["mother", "father", "mama", "papa", "mum", "dad", "mummy", "daddy"]

    private var kindOfParents: String? {
        let hasPeople = (Array(nouns.keys) + groups.keys).contains { noun in
            !lexicon.kin.contains(noun) && lexicon.kinds[noun].map(lexicon.people.contains) ?? false
        }
        guard !hasPeople else { return nil }
        let kinds = names.values.filter { $0.words.count == 2 && Self.parents.contains($0.words[0]) }
            .compactMap { lexicon.kinds[$0.words[1]] }.filter { !lexicon.people.contains($0) }
        return Set(kinds).sorted().first { kind in kinds.count { $0 == kind } > 1 }
    }

    /// The kind in “the hedgehog family” and “a family of hedgehogs”, if it is an animal.
    private func family(at index: Int, in tokens: [PlannerToken]) -> String? {
        guard tokens[index].lower == "family", !tokens[index].isQuoted else { return nil }
        var noun = index > 0 && tokens[index - 1].mark == .none ? tokens[index - 1].lower : ""
        let behind = tokens.dropFirst(index + 1).prefix(2).map(\.lower)
        if behind.count == 2, behind[0] == "of", tokens[index].mark == .none {
            noun = lexicon.plurals[behind[1]] ?? behind[1]
        }
        return lexicon.kinds[noun].flatMap { lexicon.people.contains($0) ? nil : $0 }
    }

    private func isNounMention(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let token = tokens[index]
        if lexicon.isDepicted(index, in: tokens) || lexicon.isSpecies(at: index, in: tokens) { return false }
        if index > 0, tokens[index - 1].mark == .none, lexicon.grammar.namings.contains(tokens[index - 1].lower) {
            return false
        }
        if token.isPossessive || index + 1 >= tokens.count { return true }
        return token.mark != .none || lexicon.props[tokens[index + 1].lower] == nil
    }

    private mutating func count(noun index: Int, in tokens: [PlannerToken], number: Int) {
        let word = NameContext(tokens: tokens, range: index..<index + 1, lexicon: lexicon)
        guard let adjectives = word.adjectivesBehindDeterminer() else { return }
        let context = NameContext(
            tokens: tokens, range: index..<behindModifier(of: index, in: tokens), lexicon: lexicon)
        let key = tokens[index].lower
        var noun = nouns[key] ?? entry(at: index, in: tokens, number: number)
        if noun.mentions == 0 {
            let determiner = tokens[max(0, index - 4)..<index].last {
                $0.mark != .none || $0.isPossessive || lexicon.grammar.determiners.contains($0.lower)
            }
            noun.isNew = determiner.map { $0.mark == .none && ["a", "an", "another"].contains($0.lower) } ?? false
        }
        noun.count(context)
        noun.adjectives += adjectives
        if lexicon.kin.contains(key) { noun.kinOf += owner(before: index, in: tokens, number: number) }
        if index > 0, lexicon.kin.contains(tokens[index - 1].lower), tokens[index - 1].mark == .none {
            nouns[tokens[index - 1].lower]?.noun = key
        }
        // “The lion cub.”
        if index > 0, lexicon.isSpecies(at: index - 1, in: tokens) {
            noun.noun = noun.noun ?? tokens[index - 1].lower
        }
        nouns[key] = noun
        tieIntroduction(to: key, isSpeaking: context.isSpeaking, number: number)
        if tokens[index].isQuoted { tieOwn(index, in: tokens, number: number) }
        note(key, number)
    }

    /// Links the name in “I lost Pepper. He is my goat”.
    private mutating func tieOwn(_ index: Int, in tokens: [PlannerToken], number: Int) {
        let lead = tokens[max(0, index - 4)..<index].filter(\.isQuoted)
        let isOfThem = lead.contains { $0.lower == "is" || $0.isPossessive && ["he", "she"].contains($0.lower) }
        guard isOfThem, lead.contains(where: { $0.lower == "my" }),
            let last = recent.last(where: { names[$0.key].map { $0.voice == 0 } ?? false }),
            number - last.sentence <= 1, names[last.key]?.noun == nil
        else { return }
        names[last.key]?.noun = tokens[index].lower
    }

    /// Links the name in “I am Sir Cog,” said the robot.
    private mutating func tieIntroduction(to noun: String, isSpeaking: Bool, number: Int) {
        guard let name = introduction, isSpeaking else { return }
        if number - name.sentence <= 1, names[name.key]?.noun == nil { names[name.key]?.noun = noun }
        introduction = nil
    }

    /// Links the name in “‘My name is Tim,’ he said” to the newcomer that the pronoun means.
    private mutating func tieIntroduction(in tokens: [PlannerToken], number: Int) {
        guard let (key, sentence) = introduction, sentence == number, let name = names[key], name.noun == nil,
            name.mentions == 1
        else { return }
        let narration = tokens.filter { !$0.isQuoted }.map(\.lower)
        let wanted: PlannedCharacter.Gender? =
            narration.contains("she") ? .she : narration.contains("he") ? .he : nil
        guard narration.isEmpty || wanted != nil else { return }
        let speaker = recent.last { other in
            let gender = gender(of: other.key)
            return other.key != key && other.sentence < number && number - other.sentence <= Self.memory
                && (wanted == nil || gender == .unknown || gender == wanted)
        }
        guard let speaker, nouns[speaker.key] != nil, !names.values.contains(where: { $0.noun == speaker.key }) else {
            return
        }
        names[key]?.noun = speaker.key
        introduction = nil
    }

    private mutating func count(thing index: Int, in tokens: [PlannerToken], number: Int) {
        let context = NameContext(tokens: tokens, range: index..<index + 1, lexicon: lexicon)
        guard context.adjectivesBehindDeterminer() != nil else { return }
        let key = tokens[index].lower
        var thing = things[key] ?? entry(at: index, in: tokens, number: number)
        let voice = thing.voice
        thing.count(context)
        // “Another bell answered.”
        if !tokens.contains(where: \.isQuoted) { thing.voice = voice }
        thing.adjectives += context.adjectivesBehindDeterminer() ?? []
        things[key] = thing
        tieIntroduction(to: key, isSpeaking: context.isSpeaking, number: number)
        if thing.voice > 0 { note(key, number) }
    }

    private mutating func count(group noun: String, at index: Int, in tokens: [PlannerToken], number: Int) {
        var group = groups[noun] ?? Group(firstMention: Self.place(sentence: number, word: index))
        group.mentions += 1
        if isDoing(group: index, in: tokens) { group.deeds += 1 }
        // “The two men”, “both children” and “Max and Leo were two brothers” introduce no one.
        let isKnown = tokens[max(0, index - 4)..<index].contains {
            lexicon.grammar.determiners.contains($0.lower) || lexicon.grammar.possessives.contains($0.lower)
                || lexicon.grammar.copulas.contains($0.lower) || $0.isPossessive || $0.lower == "both"
        }
        for before in tokens[max(0, index - 3)..<index] {
            if let count = lexicon.words.numbers[before.lower], !tokens[index].isQuoted {
                group.number = max(group.number, count)
                group.isNew = group.isNew || group.mentions == 1 && !isKnown
            }
        }
        groups[noun] = group
        if tokens[index].mark == .comma { tieList(behind: index, in: tokens, noun: noun, number: number) }
        if nouns[noun] != nil { note(noun, number) }
    }

    /// Whether the members do something: “the children at the door clapped”.
    private func isDoing(group index: Int, in tokens: [PlannerToken]) -> Bool {
        guard !tokens[index].isQuoted, tokens[index].mark == .none else { return false }
        let end = behindModifier(of: index, in: tokens)
        return NameContext(tokens: tokens, range: index..<end, lexicon: lexicon).isDoing
    }

    /// The index behind a noun and its modifier: behind “a woman with a red scarf”.
    private func behindModifier(of index: Int, in tokens: [PlannerToken]) -> Int {
        let start = index + 1
        guard let next = tokens.dropFirst(start).first, tokens[index].mark == .none, !tokens[index].isPossessive,
            next.lower == "with" || lexicon.words.scenes.locating.contains(next.lower)
        else { return start }
        let end = tokens.indices.dropFirst(start).prefix(5).first {
            tokens[$0].mark != .none || lexicon.isVerb(tokens[$0].lower)
        }
        return end.map { lexicon.isVerb(tokens[$0].lower) ? $0 : start } ?? start
    }

    /// Reads the names in “Her brothers, Tim, Tom and Ted”, and in “two sailors, Tim and Tom”, but not in “with two
    /// sailors, Tim ran”.
    private mutating func tieList(behind index: Int, in tokens: [PlannerToken], noun: String, number: Int) {
        var names: [String] = []
        var next = index + 1
        while next < tokens.count {
            guard let end = reader.endOfName(in: tokens, from: next) else {
                guard tokens[next].lower == "and" else { break }
                next += 1
                continue
            }
            names.append(tokens[next..<end].map(\.lower).joined(separator: " "))
            if tokens[end - 1].mark == .stop { break }
            next = end
        }
        let isKin = lexicon.kin.contains(noun)
        guard isKin || names.count > 1 && names.count == groups[noun]?.number else { return }
        let owner = isKin ? owner(before: index, in: tokens, number: number) : []
        for name in names { listed[name] = (noun, owner) }
    }

    private func entry(at index: Int, in tokens: [PlannerToken], number: Int) -> Entry {
        Entry(
            words: [tokens[index].lower], spelling: EnglishGrammar.capitalised(tokens[index].lower),
            firstMention: Self.place(sentence: number, word: index))
    }

    private mutating func note(_ key: String, _ number: Int) {
        recent.append((key, number))
        if recent.count > 6 { recent.removeFirst() }
    }
}

extension CastTally {
    /// The owner of the kin at the index: “her mother”, “Tim's mother”.
    private func owner(before index: Int, in tokens: [PlannerToken], number: Int) -> [String] {
        guard !tokens[index].isQuoted else { return [] }
        let recent = recent.filter { !$0.key.split(separator: " ").contains { lexicon.kin.contains(String($0)) } }
        for position in stride(from: index - 1, through: max(0, index - 3), by: -1) {
            let token = tokens[position]
            guard token.mark != .stop else { return [] }
            if token.isPossessive { return recent.last.map { [$0.key] } ?? [] }
            switch token.lower {
            case "her":
                return owner(.she, among: recent, number)
            case "his":
                return owner(.he, among: recent, number)
            case "their", "its": return recent.last.map { [$0.key] } ?? []
            default: continue
            }
        }
        return []
    }

    /// The last with the gender, otherwise the last that can have it.
    private func owner(
        _ gender: PlannedCharacter.Gender, among recent: [(key: String, sentence: Int)], _ number: Int
    ) -> [String] {
        let near = recent.filter { number - $0.sentence <= 4 }
        let known = near.last { self.gender(of: $0.key) == gender }
        return (known ?? near.last { ![.she, .he].contains(self.gender(of: $0.key)) }).map { [$0.key] } ?? []
    }

    /// Counts a pronoun for the candidate named last, unless another recent candidate is known to have the pronoun's
    /// gender.
    private mutating func countPronoun(at index: Int, in tokens: [PlannerToken], number: Int) {
        let word = tokens[index].lower
        let isShe = word == "she" || word == "her"
        let isHe = word == "he" || word == "his" || word == "him"
        let isIt = word == "it" || word == "its" || word == "itself"
        guard isShe || isHe || isIt else { return }
        let opposite: PlannedCharacter.Gender = isShe ? .he : .she
        // “Pip the mouse lived under a tree. She was small.”
        if !isIt, let only = onlyName(number: number) {
            return update(only) { if isShe { $0.she += 1 } else { $0.he += 1 } }
        }
        // “Tim ran ahead of him”: he is not Tim. “The baker gave her a spoon”: she is not the baker.
        let isObject = lexicon.grammar.isObjectPronoun(at: index, in: tokens)
        let actor = isObject && recent.last?.sentence == number ? recent.last?.key : nil
        guard var last = recent.last(where: { $0.key != actor && (isIt || gender(of: $0.key) != opposite) }),
            number - last.sentence <= Self.memory
        else { return }
        if !isIt, let name = subject(behind: last.key, number: number), gender(of: name.key) != opposite { last = name }
        if isIt {
            guard last.sentence == number else { return }
            update(last.key) { $0.it += 1 }
            return
        }
        let wanted: PlannedCharacter.Gender = isShe ? .she : .he
        let known = recent.last { number - $0.sentence <= Self.memory && gender(of: $0.key) == wanted }
        guard known == nil || known?.key == last.key || names[last.key]?.noun == nil && names[last.key] != nil
        else { return }
        update(last.key) { if isShe { $0.she += 1 } else { $0.he += 1 } }
    }

    /// The name that a pronoun means where the story has named no one else.
    private func onlyName(number: Int) -> String? {
        guard names.count == 1, let name = names.first, lexicon.isFirstName(name.value.words),
            let last = recent.last(where: { $0.key == name.key }), number - last.sentence <= Self.memory,
            nouns.keys.allSatisfy({ $0 == name.value.noun })
        else { return nil }
        return name.key
    }

    /// The name that a noun means, or the name that acts if the noun does not: “Tim was the smallest fox. He ran.”, “Tim
    /// had a hen. He ran.”
    private func subject(behind key: String, number: Int) -> (key: String, sentence: Int)? {
        guard let noun = nouns[key], noun.acting == 0 else { return nil }
        return recent.last { names[$0.key]?.noun == key }
            ?? recent.last { names[$0.key].map { $0.acting > 0 } ?? false && number - $0.sentence <= Self.memory }
    }

    private mutating func update(_ key: String, _ change: (inout Entry) -> Void) {
        if var name = names[key] {
            change(&name)
            names[key] = name
        } else if var noun = nouns[key] {
            change(&noun)
            nouns[key] = noun
        }
    }

    /// The gender by the words of the name and noun alone.
    func gender(of key: String) -> PlannedCharacter.Gender {
        if nouns[key] != nil, lexicon.isTrade(key) { return .unknown }
        guard let entry = entry(key) else { return .unknown }
        let noun = entry.noun ?? entry.words.last
        if let gender = entry.genderByPronouns(lexicon) { return gender }
        // Captain Rosie may be a woman.
        if names[key] != nil, let noun, lexicon.isTrade(noun) {
            return lexicon.gender(ofName: entry.words.filter { !lexicon.isTrade($0) }, noun: nil)
        }
        return lexicon.gender(ofName: names[key] == nil ? [] : entry.words, noun: noun)
    }
}

extension CastTally.Entry {
    /// The gender by the pronouns of the text, for a first name that is more often that of the other gender.
    func genderByPronouns(_ lexicon: PlannerLexicon) -> PlannedCharacter.Gender? {
        guard abs(she - he) > 1, lexicon.isFirstName(words), words != [noun],
            noun.map({ !lexicon.isGendered($0) }) ?? true
        else { return nil }
        return she > he ? .she : .he
    }

    fileprivate mutating func count(_ context: NameContext) {
        mentions += 1
        if context.isActing { acting += 1 }
        if context.isDoing { deeds += 1 }
        if context.isSpeaking { voice += 1 }
        if context.isBehindArticle || context.isBehindIndefiniteArticle { withArticle += 1 }
        if context.isBehindIndefiniteArticle { asKind += 1 }
    }
}
