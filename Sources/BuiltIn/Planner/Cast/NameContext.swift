/// The words around a name or noun, and what they say about it.
struct NameContext {
    /// The words that a description of a noun begins with: “a fox in a blue hat”.
    private static let describing: Set<String> = [
        "as", "at", "behind", "by", "from", "in", "near", "of", "on", "that", "under", "who", "whose", "with",
    ]

    /// What things do, too: “the boat belonged to Tom”.
    private static let stative: Set<String> = ["belonged", "contained", "existed", "happened", "mattered", "seemed"]

    let tokens: [PlannerToken]
    let range: Range<Int>
    let lexicon: PlannerLexicon

    private var before: PlannerToken? { token(range.lowerBound - 1) }
    private var last: PlannerToken { tokens[range.upperBound - 1] }

    /// Whether the name has a verb of action or speech, or owns something.
    var isActing: Bool {
        if last.isPossessive { return true }
        if let before, before.mark == .none || before.mark == .stop && lexicon.speech.contains(before.lower),
            lexicon.speech.contains(before.lower)
        {
            return true
        }
        if let next = token(range.upperBound), next.lower == "who", last.mark != .stop { return true }
        if last.mark == .comma {
            return ClauseReader.verb(behindApposition: range.upperBound, in: tokens, lexicon) != nil
        }
        guard last.mark == .none, let next = token(range.upperBound) else { return false }
        if lexicon.isVerb(next.lower) || isPast(next.lower) { return true }
        let opensClause = range.lowerBound == 0 || before?.mark != PlannerToken.Mark.none
        if next.lower == "and" || next.lower == "the" && opensClause {
            return tokens.dropFirst(range.upperBound + 1).prefix(5).prefix { $0.mark == .none }.contains {
                lexicon.isVerb($0.lower)
            }
        }
        guard lexicon.isAdverb(next.lower), let behind = token(range.upperBound + 1) else { return false }
        return lexicon.isVerb(behind.lower)
    }

    /// Whether a word behind a name is taken for a verb that is not listed: “Grandma borrowed”.
    private func isPast(_ word: String) -> Bool {
        word.hasSuffix("ed") && word.utf8.count > 4 && !Self.stative.contains(word) && lexicon.drawable(word) == nil
            && !lexicon.isKind(word)
            && !lexicon.colours.contains(word) && !lexicon.features.contains(word)
    }

    /// Whether the name has a verb of action or speech, and not only of being.
    var isDoing: Bool {
        if isSpeaking { return true }
        guard last.mark == .none, !last.isPossessive else { return false }
        for token in tokens.dropFirst(range.upperBound).prefix(2) {
            // “Two sisters had built a snowman.”
            if token.lower == "had", RealityReader(lexicon: lexicon).tellsOfBefore(at: range.upperBound, in: tokens) {
                return true
            }
            if isPast(token.lower) { return true }
            if lexicon.isVerb(token.lower) {
                return !lexicon.grammar.copulas.contains(token.lower)
                    && !lexicon.words.sight.auxiliaries.contains(token.lower)
            }
            guard lexicon.isAdverb(token.lower) else { return false }
        }
        return false
    }

    /// Whether the name is that of a speaker: “…” said the lantern; the lantern said, “…”
    var isSpeaking: Bool {
        for position in stride(from: range.lowerBound - 1, through: max(0, range.lowerBound - 4), by: -1) {
            let token = tokens[position]
            guard token.mark == .none, !token.isQuoted else { break }
            if lexicon.speech.contains(token.lower) { return position == 0 || tokens[position - 1].isQuoted }
            guard
                lexicon.grammar.determiners.contains(token.lower) || lexicon.sizes.contains(token.lower)
                    || lexicon.colours.contains(token.lower)
            else { break }
        }
        guard let verb = token(range.upperBound), lexicon.speech.contains(verb.lower), last.mark == .none else {
            return false
        }
        let isSaid = lexicon.actions[verb.lower] == nil || tokens.contains(where: \.isQuoted)
        // “…,” the staircase said one night.
        let near =
            tokens[max(0, range.lowerBound - 3)..<range.lowerBound] + tokens.dropFirst(range.upperBound).prefix(5)
        return verb.mark != .none && isSaid || near.contains(where: \.isQuoted)
    }

    /// What only an animal has or does, of the name: “Pepper's beak”, “Pepper fluffed up her feathers”, “Pepper purred”.
    var animalPart: String? {
        let parts = lexicon.words.animalParts
        guard !last.isQuoted, last.mark == .none, let next = token(range.upperBound) else { return nil }
        if last.isPossessive { return parts[next.lower] == nil ? nil : next.lower }
        let behind = tokens.dropFirst(range.upperBound).prefix(8)
        let clause = behind.prefix(through: behind.firstIndex { $0.mark != .none } ?? behind.endIndex - 1)
        let isTitled = lexicon.words.titles[tokens[range.lowerBound].lower] != nil
        let verbs = clause.indices.filter { $0 == clause.startIndex || clause[$0 - 1].lower == "and" }
        if !isTitled, let verb = verbs.map({ clause[$0].lower }).first(where: { parts[$0] != nil }) { return verb }
        func isOwn(_ index: Int) -> Bool {
            clause.indices.contains(index) && ["her", "his", "its"].contains(clause[index].lower)
        }
        // “Crumb walked in front with her tail in the air.”
        if let with = clause.firstIndex(where: { $0.lower == "with" }), isOwn(with + 1),
            clause.indices.contains(with + 2),
            parts[clause[with + 2].lower] != nil
        {
            return clause[with + 2].lower
        }
        guard lexicon.words.ownMovements.contains(next.lower) else { return nil }
        return clause.drop { !["her", "his", "its"].contains($0.lower) }.map(\.lower).first { parts[$0] != nil }
    }

    /// Whether the sentence names a character of an earlier one: “Her name was Dorothea”, “I'll call you Dorothea”,
    /// “her collar said Dorothea”.
    var isNaming: Bool {
        let lead = tokens[max(0, range.lowerBound - 3)..<range.lowerBound].map(\.lower)
        if isCalled, last.isQuoted { return true }
        guard lead.count == 3, ["her", "his", "its", "whose"].contains(lead[0]) else { return false }
        return lead[1] == "name" && ["was", "is"].contains(lead[2])
            || ["collar", "tag"].contains(lead[1]) && ["said", "read"].contains(lead[2])
    }

    /// Whether the name is given to what a pronoun stands for: “named it Captain”.
    private var isCalled: Bool {
        guard let before, before.mark == .none, ["it", "him", "her", "you"].contains(before.lower) else { return false }
        return token(range.lowerBound - 2).map { lexicon.grammar.namings.contains($0.lower) || $0.lower == "call" }
            ?? false
    }

    /// Whether the name is behind the verb of an inverted sentence: “On the shore stood Tim.”
    var isInverted: Bool {
        guard let before, before.mark == .none, range.lowerBound > 1 else { return false }
        return lexicon.grammar.invertedVerbs.contains(before.lower) && before.lower != "lived"
            && tokens[..<(range.lowerBound - 1)].allSatisfy { !lexicon.isVerb($0.lower) || $0.isQuoted }
    }

    /// Whether a speaker gives the name as their own: “I am Tim”, “my name is Tim”.
    var isIntroduction: Bool {
        guard let before else { return false }
        if before.lower == "i'm" { return true }
        guard before.lower == "am" || before.lower == "is" else { return false }
        return ["i", "name"].contains(token(range.lowerBound - 2)?.lower)
    }

    var isBehindArticle: Bool { before?.lower == "the" && before?.mark == PlannerToken.Mark.none }

    /// Behind “a” or “an”, a name is that of a kind: “there lived a Nubbin”.
    var isBehindIndefiniteArticle: Bool {
        before?.mark == PlannerToken.Mark.none && ["a", "an"].contains(before?.lower)
    }

    var isPlace: Bool {
        guard let before, before.mark == .none else { return false }
        return lexicon.grammar.placeLeads.contains(before.lower)
    }

    /// Whether the name is that of a place before a clause: “At the Grand Hotel the porter slept”.
    private var isPlaceOfClause: Bool {
        let lead = token(range.lowerBound - 2)
        return isBehindArticle && token(range.upperBound)?.lower == "the" && lead?.mark == PlannerToken.Mark.none
            && lead.map { $0.startsSentence && lexicon.grammar.placeLeads.contains($0.lower) } ?? false
    }

    /// The noun that the text links to the name, with its adjectives: “Robin the fox” is a fox.
    func tie() -> (noun: String, adjectives: [String])? {
        // “Mother hedgehog.”
        if range.count == 1, last.mark == .none, lexicon.kin.contains(last.lower), let next = token(range.upperBound),
            let kind = lexicon.kinds[next.lower], !lexicon.people.contains(kind)
        {
            return (next.lower, [])
        }
        if let noun = tokens[range].last(where: { lexicon.kinds[$0.lower] != nil })?.lower {
            let next = token(range.upperBound)?.lower ?? ""
            let isApposed =
                range.count == 1 && last.mark == .none && next == "the"
                || last.mark == .comma && ["a", "an"].contains(next)
            if range.count == 1, let animal = tieBefore(), !lexicon.people.contains(lexicon.kinds[animal.noun] ?? "") {
                // “Their old dog, Captain.”
                return animal
            }
            // “Duchess, the librarian's grey cat”, “Captain, the old cat, sat.” Not “to Papa, the dog and the cat”.
            let isOwned = tokens.dropFirst(range.upperBound).prefix(2).contains {
                $0.isPossessive || lexicon.grammar.possessives.contains($0.lower)
            }
            let isApart = isOwned || ClauseReader.verb(behindApposition: range.upperBound, in: tokens, lexicon) != nil
            if last.mark == .comma, isApart, !lexicon.kin.contains(last.lower), let animal = tieBehind(),
                !lexicon.people.contains(lexicon.kinds[animal.noun] ?? "girl")
            {
                return animal
            }
            return isApposed ? tieBehind() ?? (noun, adjectives(in: range)) : (noun, adjectives(in: range))
        }
        return tieBefore() ?? (isPlaceOfClause ? nil : tieBehind())
    }

    /// Reads “a fox named Tim”, “the little fox Tim”, “his friend the owl, Ada”.
    private func tieBefore() -> (noun: String, adjectives: [String])? {
        guard let before else { return nil }
        if lexicon.isKind(before.lower) || lexicon.kin.contains(before.lower), before.mark != .stop,
            !before.isPossessive, !before.isCapitalised
        {
            guard before.mark == .none || last.mark != .none, before.isQuoted == last.isQuoted else { return nil }
            return (before.lower, adjectives(endingAt: range.lowerBound - 1))
        }
        guard
            lexicon.grammar.namings.contains(before.lower) || before.lower == "name"
                || ["was", "of"].contains(before.lower) && token(range.lowerBound - 2)?.lower == "name" || isCalled
        else { return nil }
        // “‘Wait for your mittens!’ called Mama.”
        let lead = stride(from: range.lowerBound - 2, through: max(0, range.lowerBound - (isCalled ? 9 : 6)), by: -1)
            .prefix { tokens[$0].isQuoted == last.isQuoted }
            // “The parrot called him Captain.”
            .filter { !isCalled || $0 != range.lowerBound - 3 }
        // “The goat next door, whose name was Pickles.”
        let index =
            lead.first { lexicon.kinds[tokens[$0].lower] != nil }
            ?? lead.first { lexicon.props[tokens[$0].lower] != nil }
        return index.map { (tokens[$0].lower, adjectives(endingAt: $0)) }
    }

    /// Reads “Tim the fox”, “Tim, a small fox,”, “Tim was a small fox”.
    private func tieBehind() -> (noun: String, adjectives: [String])? {
        var index = range.upperBound
        guard let first = token(index), last.mark != .stop, !last.isPossessive, first.isQuoted == last.isQuoted
        else { return nil }
        if first.lower == "was" || first.lower == "is" {
            index += 1
            guard let article = token(index)?.lower else { return nil }
            // “Tim was the smallest fox.”
            let isSuperlative = article == "the" && token(index + 1)?.lower.hasSuffix("est") ?? false
            guard article == "a" || article == "an" || isSuperlative else { return nil }
        } else if last.mark == .none {
            // “Gave Tim the fox's hat”: Tim is not the fox.
            guard first.lower == "the" else { return nil }
            let giver = before?.lower ?? ""
            if lexicon.grammar.giving.contains(giver), !lexicon.speech.contains(giver) { return nil }
        } else {
            // “Tim, Bruno, the baker and a dog.”
            if let before, before.mark == .comma, before.isCapitalised, !before.startsSentence { return nil }
            // “Bruno, her old brown dog.”
            let isOwned = lexicon.grammar.possessives.contains(first.lower) && !lexicon.kin.contains(last.lower)
            guard isOwned || ["a", "an", "the"].contains(first.lower) else { return nil }
        }
        for offset in 1...4 {
            guard let noun = token(index + offset) else { return nil }
            // “Tim the fox's party”: Tim is a fox. “Tim, the king's fox” is one, too.
            let next = token(index + offset + 1)
            if noun.isPossessive, last.mark == .none, lexicon.isKind(noun.lower),
                !(next.map { lexicon.isKind($0.lower) } ?? false)
            {
                return (noun.lower, adjectives(endingAt: index + offset))
            }
            if noun.isPossessive { continue }
            let isThing = last.mark == .none && first.lower == "the" && lexicon.props[noun.lower] != nil
            // “Tim the little fox cub” is a cub.
            if noun.mark == .none, let next = token(index + offset + 1), lexicon.isKind(next.lower) { continue }
            if lexicon.isKind(noun.lower) || isThing {
                if last.mark == .comma, noun.mark == .none, !isDescribed(index + offset, article: first) { return nil }
                return (noun.lower, adjectives(endingAt: index + offset))
            }
            if noun.mark == .stop || lexicon.isVerb(noun.lower) { return nil }
        }
        return nil
    }

    /// Whether the words behind the noun describe it: “Tim, a fox in a blue hat”. In “Tim, a fox is here”, it is not Tim.
    private func isDescribed(_ noun: Int, article: PlannerToken) -> Bool {
        guard let next = token(noun + 1)?.lower else { return false }
        // “There stood Mira, the only girl on the team.”
        let isApart = article.lower == "the" && !isInverted
        return isApart ? ["who", "whose", "of"].contains(next) : Self.describing.contains(next)
    }

    /// The adjectives between a determiner and the noun; nil without a determiner.
    func adjectivesBehindDeterminer() -> [String]? {
        let noun = range.lowerBound
        if lexicon.kin.contains(tokens[noun].lower), tokens[noun].isCapitalised { return [] }
        for index in stride(from: noun - 1, through: max(0, noun - 4), by: -1) {
            if tokens[index].mark == .stop || tokens[index].isPossessive && index < noun - 1 { return nil }
            // “Tim's father.”
            if tokens[index].isPossessive, lexicon.kin.contains(tokens[noun].lower) { return [] }
            if lexicon.grammar.determiners.contains(tokens[index].lower) { return adjectives(endingAt: noun) }
            if lexicon.isVerb(tokens[index].lower) { return nil }
        }
        return nil
    }

    private func adjectives(endingAt noun: Int) -> [String] {
        adjectives(in: max(0, noun - 3)..<noun)
    }

    private func adjectives(in range: Range<Int>) -> [String] {
        var found: [String] = []
        for token in tokens[range] {
            if lexicon.grammar.determiners.contains(token.lower) || token.mark == .stop { found = [] }
            if lexicon.sizes.contains(token.lower) || lexicon.colours.contains(token.lower) {
                found.append(token.lower)
            }
        }
        return found
    }

    private func token(_ index: Int) -> PlannerToken? {
        tokens.indices.contains(index) ? tokens[index] : nil
    }
}
