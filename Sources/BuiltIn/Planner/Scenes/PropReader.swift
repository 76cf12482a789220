import Domain

/// Finds the things on a page that a picture can show.
struct PropReader {
    /// Nouns of things that are adjectives, too, besides colours.
    private static let adjectives: Set<String> = ["gold", "present", "sweet"]
    /// Words before a verb.
    private static let verbLeads: Set<String> = [
        "to", "not", "he", "she", "it", "they", "we", "you", "i", "who", "let", "can", "could", "will", "would", "must",
    ]
    /// What a thing is compared by.
    private static let qualities: Set<String> = ["colour", "color", "shape", "size", "smell", "sound", "taste"]

    /// Things that are clothes, besides the garments that figures can wear.
    private static let clothes: Set<String> = [
        "belt", "boot", "button", "coat", "glasses", "hat", "mitten", "necklace", "ring", "scarf", "shoe", "slipper",
        "sock",
    ]
    /// Verbs before clothes that a character has on.
    private static let wearing: Set<String> = ["wore", "wears", "wear", "wearing"]
    /// Verbs before clothes that no character has on.
    private static let handling: Set<String> = [
        "brought", "carried", "dropped", "fetched", "forgot", "found", "gave", "held", "hung", "left", "lost",
        "missed", "packed", "picked", "put", "sold", "threw", "took", "washed", "waved", "swung", "shook", "tossed",
        "caught", "grabbed", "dipped",
    ]

    let lexicon: PlannerLexicon

    /// The thing at the index; nil if the word is not a noun or the thing is not present.
    func prop(at index: Int, in sight: Sight) -> PageReading.NamedProp? {
        let tokens = sight.tokens
        let token = tokens[index]
        // “A strawberry ice lolly.”
        let opensCompound = (index + 1...index + 2).contains { next in
            next < tokens.count && tokens[index..<next].allSatisfy { $0.mark == .none }
                && lexicon.compound(at: next, in: tokens) != nil
        }
        guard !opensCompound,
            let prop = everyone(at: index, in: tokens) ?? lexicon.compound(at: index, in: tokens)
                ?? lexicon.props[token.lower],
            !token.isPossessive || lexicon.handheld.contains(prop.noun),
            isNoun(at: index, in: tokens), !isPartOfName(at: index, in: tokens), !isHomonym(at: index, in: tokens),
            !isContained(index, in: tokens),
            !describesNoun(at: index, in: tokens), sight.shows(thing: index),
            !isOnlyCompared(at: index, in: tokens), !isFarOff(index, in: tokens), !isWhereItIs(index, in: tokens),
            !isRecited(index, in: tokens), !isPartOfBody(index, in: tokens), !isWorn(index, in: tokens),
            !isPartOfThing(at: index, in: tokens),
            !lexicon.isDepicted(index, in: tokens), prop.noun != "crowd" || !isNoCrowd(index, in: tokens)
        else { return nil }
        return PageReading.NamedProp(
            noun: prop.noun, word: token.lower, isPlural: prop.isPlural, color: color(before: index, in: tokens),
            isQuoted: token.isQuoted)
    }

    /// The colour of clothes that a character has on: “her new red hat”.
    func wornColor(at index: Int, in tokens: [PlannerToken]) -> (word: String, color: String)? {
        guard lexicon.props[tokens[index].lower] != nil, isWorn(index, in: tokens) else { return nil }
        return color(before: index, in: tokens).map { (tokens[index].lower.singular, $0) }
    }

    /// Whether its picture is that of a container, or of what is on it: the soup of “a pot of soup”, the plate of “a
    /// plate of sandwiches”.
    private func isContained(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let heaps = lexicon.words.sight.heaps
        if tokens[index].lower == "plate", tokens.dropFirst(index + 1).first?.lower == "of" {
            return tokens.dropFirst(index + 2).prefix(3).contains { lexicon.props[$0.lower] != nil }
        }
        guard let noun = lexicon.props[tokens[index].lower]?.noun, lexicon.uncountable.contains(noun),
            let of = tokens[max(0, index - 3)..<index].lastIndex(where: { $0.lower == "of" }), of > 0
        else { return false }
        let container = tokens[of - 1].lower
        return container != "plate" && heaps.contains(container) && lexicon.props[container] != nil
    }

    /// The colour of the thing: `yellow` for “a big yellow bucket”.
    private func color(before index: Int, in tokens: [PlannerToken]) -> String? {
        for position in stride(from: index - 1, through: max(0, index - 3), by: -1) {
            let word = tokens[position].lower
            guard tokens[position].mark != .stop, !lexicon.grammar.isFunctionWord(word), !tokens[position].isPossessive
            else { return nil }
            if ColorWords.color(word) != nil, lexicon.colours.contains(word) {
                // An orange tree is green.
                let isPlant = lexicon.props[word] != nil && lexicon.words.sight.heads.contains(tokens[index].lower)
                return isPlant ? nil : word
            }
            if lexicon.isVerb(word) || lexicon.kinds[word] != nil { return nil }
        }
        return nil
    }

    /// “Mouse and her children”, “a crowd of crows”: not a crowd of people.
    private func isNoCrowd(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens[index].mark == .none ? tokens.dropFirst(index + 1).prefix(3).map(\.lower) : []
        let isOfAnimals =
            behind.first == "of"
            && behind.dropFirst().contains {
                lexicon.plurals[$0].flatMap { lexicon.kinds[$0] }.map { !lexicon.people.contains($0) } ?? false
            }
        return isOfAnimals || isOwned(index, in: tokens)
    }

    private func isOwned(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        tokens[max(0, index - 3)..<index].contains {
            $0.isPossessive || lexicon.grammar.possessives.contains($0.lower)
        }
    }

    /// A crowd for “every child”.
    private func everyone(at index: Int, in tokens: [PlannerToken]) -> PlannerLexicon.Prop? {
        guard index > 0, ["every", "each"].contains(tokens[index - 1].lower),
            tokens[index].lower == "child" || lexicon.kinds[tokens[index].lower].map(lexicon.people.contains) ?? false
        else { return nil }
        return lexicon.props["crowd"]
    }

    /// The animal at the index if it is not in the cast: “a hedgehog”, “two owls”.
    func creature(at index: Int, in sight: Sight) -> PageReading.NamedProp? {
        let tokens = sight.tokens
        guard let creature = lexicon.creatures[tokens[index].lower], lexicon.props[tokens[index].lower] == nil,
            !tokens[index].isQuoted, !tokens[index].isPossessive,
            !tokens[index].isCapitalised || tokens[index].startsSentence,
            lexicon.compound(at: index, in: tokens) == nil, isCounted(index, in: tokens),
            !lexicon.isDepicted(index, in: tokens), !describesNoun(at: index, in: tokens),
            sight.shows(thing: index),
            !isOnlyCompared(at: index, in: tokens)
        else { return nil }
        // “Three white sheep.”
        let count = tokens[max(0, index - 3)..<index].last {
            lexicon.words.numbers[$0.lower] != nil && $0.lower != "both"
        }
        return PageReading.NamedProp(
            noun: creature.noun, word: tokens[index].lower, isPlural: creature.isPlural || count != nil,
            count: count?.lower, state: isToy(index, in: tokens) ? "toy" : nil,
            isQuoted: false)
    }

    /// The thing that leaves by itself in an inverted sentence: “down the hill rolled the cheese”.
    func escaping(behind verb: Int, in tokens: [PlannerToken]) -> String? {
        guard verb > 0, lexicon.words.pictures.escapes.contains(tokens[verb].lower), !tokens[verb].isQuoted,
            tokens[verb].mark == .none, let determiner = tokens.dropFirst(verb + 1).first,
            lexicon.grammar.determiners.contains(determiner.lower)
        else { return nil }
        let phrase = tokens[(verb + 1)...].prefix(4)
        let end = phrase.firstIndex { $0.mark != .none } ?? phrase.endIndex - 1
        return phrase[...end].lazy.compactMap { lexicon.props[$0.lower]?.noun }.first
    }

    /// What the wind takes away: “the wind tore the umbrella out of her hand”, “his hat flew off”. `subject` is the
    /// index of the wind or of the thing.
    func blown(by subject: Int, in tokens: [PlannerToken]) -> PageReading.NamedProp? {
        let word = tokens[subject].lower
        let isWind = lexicon.weathers[word] == .wind
        guard isWind || lexicon.props[word] != nil, !tokens[subject].isQuoted, tokens[subject].mark != .stop else {
            return nil
        }
        let clause = tokens.indices.dropFirst(subject + 1).prefix(isWind ? 8 : 2)
        let verbs = isWind ? lexicon.words.pictures.blowing : lexicon.words.pictures.soaring
        guard let verb = clause.first(where: { verbs.contains(tokens[$0].lower) }),
            tokens[subject..<verb].allSatisfy({ $0.mark == .none && !lexicon.grammar.pronouns.contains($0.lower) }),
            // Not in “the whistle blew, and they rolled away”.
            isWind
                || tokens[verb].mark == .none && tokens[(subject + 1)..<verb].allSatisfy({ lexicon.isAdverb($0.lower) })
        else { return nil }
        let behind = tokens.indices.dropFirst(verb + 1).prefix(8)
        guard behind.contains(where: { lexicon.words.pictures.away.contains(tokens[$0].lower) }) else { return nil }
        // Not in “the wind blew and Tom put up his umbrella”, “carried the sound of the bell”.
        let object = behind.prefix(5).prefix {
            tokens[$0 - 1].mark == .none && !["and", "of"].contains(tokens[$0].lower)
        }
        guard let thing = isWind ? object.first(where: { lexicon.props[tokens[$0].lower] != nil }) : subject,
            let prop = lexicon.props[tokens[thing].lower], lexicon.handheld.contains(prop.noun),
            // “Blew the lantern out.”
            !lexicon.words.scenes.lights.contains(tokens[thing].lower)
        else { return nil }
        return PageReading.NamedProp(
            noun: prop.noun, word: tokens[thing].lower, isPlural: prop.isPlural,
            color: color(before: thing, in: tokens), state: "flying", isQuoted: false)
    }

    /// “His stuffed rabbit”, “my dinosaurs”.
    private func isToy(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0, tokens[index - 1].mark == .none else { return false }
        let before = tokens[index - 1].lower
        return lexicon.words.pictures.toys.contains(before)
            || lexicon.words.pictures.extinct.contains(tokens[index].lower)
                && lexicon.grammar.possessives.contains(before)
    }

    private func isCounted(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        hasDeterminer(before: index, in: tokens)
            || tokens[max(0, index - 2)..<index].contains {
                lexicon.words.numbers[$0.lower] != nil || lexicon.words.scenes.numbers.contains($0.lower)
            }
    }

    /// The handheld thing after “her” or “Mira's”.
    func ownedProp(at start: Int, in tokens: [PlannerToken]) -> String? {
        guard start > 0, tokens[start - 1].mark == .none else { return nil }
        for index in tokens.indices.dropFirst(start).prefix(3) {
            let token = tokens[index]
            if let prop = lexicon.props[token.lower], lexicon.handheld.contains(prop.noun), !prop.isPlural {
                return describesNoun(at: index, in: tokens) ? nil : prop.noun
            }
            guard token.mark == .none, !lexicon.grammar.isFunctionWord(token.lower) else { return nil }
        }
        return nil
    }

    /// The thing that someone has “under his arm” or “in its mouth”.
    func carriedProp(at index: Int, in tokens: [PlannerToken]) -> String? {
        guard let prop = lexicon.props[tokens[index].lower], lexicon.handheld.contains(prop.noun),
            tokens[index].mark == .none
        else { return nil }
        // “A lantern swinging from his teeth.”
        let behind = tokens.dropFirst(index + 1).prefix(4).map(\.lower)
        guard let owner = behind.firstIndex(where: { ["his", "her", "its", "their", "my"].contains($0) }), owner > 0,
            owner + 1 < behind.count, ["under", "in", "from", "between"].contains(behind[owner - 1]),
            behind[..<(owner - 1)].allSatisfy({ $0.hasSuffix("ing") })
        else { return nil }
        return lexicon.words.pictures.holders.contains(behind[owner + 1]) ? prop.noun : nil
    }

    /// Whether the word is a noun. In “to box”, “she rings” and “the moon rose” it is a verb.
    private func isNoun(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        guard !lexicon.drawnNouns.contains(word) else {
            let before = index > 0 && tokens[index - 1].mark == .none ? tokens[index - 1].lower : ""
            let isUncountable = lexicon.uncountable.contains(lexicon.props[word]?.noun ?? "")
            // “Put red strawberries on top.”
            let lead = tokens[max(0, index - 3)..<index].last {
                $0.mark != .none || !lexicon.colours.contains($0.lower) && !lexicon.sizes.contains($0.lower)
            }
            // “A tower of blocks.”
            let container = index > 1 ? tokens[index - 2].lower : ""
            let isObject =
                lead.map { $0.mark == .none && lexicon.actions[$0.lower] != nil } ?? false
                || before == "of" && lexicon.words.sight.heaps.contains(container)
            // “Ate pizza.”
            let isFood = tokens[max(0, index - 3)..<index].contains {
                $0.mark == .none && (lexicon.actions[$0.lower] ?? lexicon.bases[$0.lower])?.pose == .eating
            }
            // “Stamps her feet.”
            let hasOwnObject =
                tokens[index].mark == .none
                && tokens.dropFirst(index + 1).first.map { lexicon.grammar.possessives.contains($0.lower) } ?? false
            if hasOwnObject, !lexicon.grammar.determiners.contains(before) { return false }
            return !Self.verbLeads.contains(before) && !isAdjective(at: index, in: tokens)
                && (isCounted(index, in: tokens) || isUncountable || isFood
                    || lexicon.props[word]?.isPlural == true && isObject)
        }
        guard index > 0, tokens[index - 1].mark == .none else { return true }
        let token = tokens[index]
        let before = tokens[index - 1].lower
        if before == "to" || before == "not" || before.hasSuffix("n't")
            || lexicon.words.sight.auxiliaries.contains(before)
        {
            return lexicon.props[token.lower]?.isPlural == true && lexicon.grammar.copulas.contains(before)
        }
        if ["he", "she", "it", "they", "we", "you", "i", "who"].contains(before) { return false }
        guard lexicon.actions[token.lower] != nil || lexicon.isVerb(token.lower) else { return true }
        if token.lower.hasSuffix("s"), lexicon.props[token.lower]?.isPlural == true {
            return !tokens[index - 1].isCapitalised && lexicon.kinds[before] == nil
        }
        return hasDeterminer(before: index, in: tokens)
    }

    /// Whether the word only describes the next one: “an orange sky”, “the present day”.
    private func isAdjective(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        guard lexicon.colours.contains(word) || Self.adjectives.contains(word), tokens[index].mark == .none,
            index + 1 < tokens.count
        else { return false }
        let next = tokens[index + 1].lower
        return !lexicon.isVerb(next) && !lexicon.grammar.isFunctionWord(next)
    }

    private func hasDeterminer(before index: Int, in tokens: [PlannerToken]) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - 3), by: -1) {
            let word = tokens[position].lower
            if lexicon.grammar.determiners.contains(word) || tokens[position].isPossessive {
                return position == index - 1
                    || !tokens[(position + 1)..<index].contains {
                        // “A giant watermelon.”
                        lexicon.kinds[$0.lower] != nil && $0.lower != "giant" || lexicon.props[$0.lower] != nil
                    }
            }
            // “A snoring dragon.”
            let isParticiple = position == index - 1 && (word.hasSuffix("ing") || word.hasSuffix("ed"))
            if tokens[position].mark != .none || lexicon.isVerb(word) && !isParticiple { return false }
        }
        return false
    }

    /// Whether the word is part of a name: “The Multiplication Table”, “Bluebell Wood”.
    private func isPartOfName(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].isCapitalised else { return false }
        if index + 1 < tokens.count, tokens[index].mark == .none, tokens[index + 1].isCapitalised { return true }
        // “The end of Pudding.”
        if index > 0, !tokens[index].startsSentence, lexicon.grammar.dangling.contains(tokens[index - 1].lower) {
            return true
        }
        return index > 0 && !tokens[index].startsSentence && tokens[index - 1].mark == .none
            && tokens[index - 1].isCapitalised && !lexicon.grammar.determiners.contains(tokens[index - 1].lower)
    }

    /// Whether the word has another meaning here: “large letters”, “a bed of leaves”.
    private func isHomonym(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let homonym = lexicon.words.homonyms[tokens[index].lower] else { return false }
        if index > 0, tokens[index - 1].mark == .none, homonym.behind.contains(tokens[index - 1].lower) { return true }
        let isQuoted = tokens[index].isQuoted
        let isNear = { (words: Set<String>) in
            tokens.contains { words.contains($0.lower) && $0.isQuoted == isQuoted }
        }
        if homonym.beside.map(isNear) ?? false || homonym.only.map({ !isNear($0) }) ?? false { return true }
        return index + 1 < tokens.count && tokens[index].mark == .none
            && homonym.before.contains(tokens[index + 1].lower)
    }

    /// Whether the word only describes the next noun: “the apple tree” is a tree.
    private func describesNoun(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index + 1 < tokens.count, tokens[index].mark == .none, !tokens[index].isPossessive else { return false }
        let next = tokens[index + 1].lower
        guard !lexicon.isVerb(next) || lexicon.words.sight.heads.contains(next) else { return false }
        return lexicon.props[next] != nil || lexicon.kinds[next] != nil || lexicon.words.sight.heads.contains(next)
    }

    /// Whether the word is a part of a thing that is drawn as a whole: “the door of the henhouse”, “its wheel”.
    private func isPartOfThing(at index: Int, in tokens: [PlannerToken]) -> Bool {
        guard lexicon.words.pictures.parts.contains(tokens[index].lower), tokens[index].mark == .none else {
            return false
        }
        if index > 0, tokens[index - 1].lower == "its" { return true }
        let behind = tokens.dropFirst(index + 1).prefix(4).map(\.lower)
        return behind.first == "of" && behind.dropFirst().contains { lexicon.props[$0] != nil }
    }

    /// “He had a red button on his chest.”
    private func isPartOfBody(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(index + 1).prefix(3).map(\.lower)
        return tokens[index].mark == .none && behind.count == 3 && behind[0] == "on"
            && ["his", "her", "its"].contains(behind[1]) && ["chest", "belly", "tummy", "side"].contains(behind[2])
            && tokens[max(0, index - 4)..<index].contains { ["had", "has", "with"].contains($0.lower) }
    }

    /// Whether the thing is far from the scene: “high above them the great lamp”. Things in the sky are never too far.
    private func isFarOff(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard let prop = lexicon.props[tokens[index].lower], !lexicon.grammar.aloft.contains(prop.noun) else {
            return false
        }
        for before in stride(from: index - 1, through: max(0, index - 7), by: -1) {
            if tokens[before].mark == .stop || lexicon.isVerb(tokens[before].lower) { return false }
            if lexicon.words.pictures.distances.contains(tokens[before].lower) { return true }
        }
        return false
    }

    /// Whether the thing is recited: “she said the letter by heart”.
    private func isRecited(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        index > 1 && !tokens[index].isQuoted && lexicon.grammar.determiners.contains(tokens[index - 1].lower)
            && lexicon.speech.contains(tokens[index - 2].lower) && lexicon.actions[tokens[index - 2].lower] == nil
            && tokens[index - 2].mark == .none
    }

    /// Whether the thing is clothing that a character wears: “under her scarf”, “a fox in a blue hat”. The figure shows
    /// it. Clothes that are lost, found or given are things: “lost her hat”, “gave her a scarf”.
    private func isWorn(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let noun = tokens[index].lower
        guard lexicon.garments.contains(noun) || lexicon.props[noun].map({ Self.clothes.contains($0.noun) }) ?? false
        else { return false }
        var hasArticle = false
        for before in stride(from: index - 1, through: max(0, index - 4), by: -1) {
            let (token, word) = (tokens[before], tokens[before].lower)
            if token.mark != .none { return false }
            if token.isPossessive || lexicon.grammar.possessives.contains(word) {
                // “Came back with Papa's scarf.”
                if token.isPossessive, before > 0, tokens[before - 1].lower == "with" { return false }
                // “Put on his yellow scarf.”
                let isPutOn = before > 1 && tokens[before - 1].lower == "on" && tokens[before - 2].lower == "put"
                if isPutOn, lexicon.garments.contains(noun) { return true }
                return !hasArticle && !isHandled(before: before, in: tokens)
            }
            if ["in", "with"].contains(word) {
                guard before > 0, tokens[before - 1].mark == .none else { return false }
                return tokens[before - 1].isCapitalised || lexicon.kinds[tokens[before - 1].lower] != nil
            }
            // “Wore his leaf as a hat.”
            if word == "as" { return true }
            if lexicon.isVerb(word) { return Self.wearing.contains(word) }
            if lexicon.grammar.determiners.contains(word) { hasArticle = true }
        }
        return false
    }

    /// Whether the words before the index say that a character handles the thing behind it.
    private func isHandled(before index: Int, in tokens: [PlannerToken]) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - 3), by: -1) {
            if tokens[position].mark != .none { return false }
            if Self.handling.contains(tokens[position].lower) { return true }
        }
        return false
    }

    /// Whether the scene is inside the building, which is then not visible: “at the top of the lighthouse”, “in the
    /// house”.
    private func isWhereItIs(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let word = tokens[index].lower
        // “On the train.”
        if lexicon.settings[word] == .carriage, let leads = lexicon.words.scenes.shafts[word],
            tokens[max(0, index - 3)..<index].contains(where: { leads.contains($0.lower) })
        {
            return true
        }
        guard lexicon.words.scenes.enclosed.contains(word) || lexicon.words.scenes.lookoutTowers.contains(word),
            let noun = lexicon.props[word]?.noun, lexicon.words.pictures.places[noun] != nil, noun != "bed"
        else { return false }
        // “Lived in a white lighthouse.”
        if tokens[max(0, index - 7)..<index].contains(where: { ["lived", "lives", "live"].contains($0.lower) }) {
            return false
        }
        let before = tokens[max(0, index - 3)..<index].map(\.lower)
        return before.contains { ["in", "inside", "into"].contains($0) } || before.starts(with: ["top", "of"])
    }

    /// “Happy as the kite rose.”
    private func isSubject(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].mark == .none, let next = tokens.dropFirst(index + 1).first else { return false }
        return lexicon.isVerb(next.lower) || lexicon.grammar.copulas.contains(next.lower)
    }

    /// Whether the word is an adjective: “was hot as an oven”, “soft and white as wool”, but not “used as a hat”.
    private func isQuality(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0, tokens[index].mark == .none, let verb = tokens.dropFirst(index - 1).first else { return false }
        let word = tokens[index].lower
        if lexicon.colours.contains(word) || lexicon.sizes.contains(word) { return true }
        return lexicon.grammar.copulas.contains(verb.lower) && !lexicon.isVerb(word) && !word.hasSuffix("ed")
    }

    /// Whether the thing is only compared or denied: “as round as a lantern”, “the colour of plums”, “not an umbrella”.
    private func isOnlyCompared(at index: Int, in tokens: [PlannerToken]) -> Bool {
        let lead = tokens[max(0, index - 3)..<index].map(\.lower)
        if zip(lead, lead.dropFirst()).contains(where: { Self.qualities.contains($0) && $1 == "of" }) { return true }
        var hasAs = false
        for before in stride(from: index - 1, through: max(0, index - 7), by: -1) {
            if tokens[before].mark != .none { return false }
            switch tokens[before].lower {
            case "not", "never": return index - before < 6
            case "no": return index - before < 3
            case "like", "without": return index - before < 8
            case "as":
                if hasAs || index - before < 4 && isQuality(before - 1, in: tokens) && !isSubject(index, in: tokens) {
                    return true
                }
                hasAs = true
            default: continue
            }
        }
        return false
    }
}
