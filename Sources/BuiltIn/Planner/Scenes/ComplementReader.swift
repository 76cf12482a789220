/// Takes the complement of a verb from the text if it can be used in a caption unchanged: `up the old ladder`.
struct ComplementReader {
    private static let longest = 8
    /// Prepositions before the place of an action.
    static let placing: Set<String> = [
        "in", "into", "on", "onto", "at", "by", "beside", "near", "under", "beneath", "underneath", "behind", "through",
        "along", "around", "up",
        "down", "over", "across", "from", "to", "against", "above", "below", "past", "between", "toward", "towards",
    ]
    private let lexicon: PlannerLexicon
    private let grammar: PlannerGrammar
    private let scenes: SceneWords

    init(lexicon: PlannerLexicon) {
        self.lexicon = lexicon
        grammar = lexicon.grammar
        scenes = lexicon.words.scenes
    }

    /// The words after the verb, empty if they do not read well, and the first handheld thing among them.
    ///
    /// `it` is the known meaning of “it”. `companion` is the noun of the thing that talks, for “a blanket over it”.
    func complement(behind verb: Int, in tokens: [PlannerToken], it: String?, companion: String? = nil) -> (
        text: String, prop: String?
    ) {
        guard tokens[verb].mark == .none else { return ("", nil) }
        var (words, isWhole) = words(behind: verb, in: tokens)
        // “Into another box.”
        if let other = words.firstIndex(of: "another"), other + 1 < words.count,
            other == 0 || words[other - 1] != "one",
            !grammar.isFunctionWord(words[other + 1])
        {
            words.replaceSubrange(
                other...other + 1,
                with: EnglishGrammar.withArticle(words[other + 1]).split(separator: " ").map(String.init))
        }
        if companion == nil, words.count > 1, words[0] == "it", grammar.determiners.contains(words[1]) {
            words.removeFirst()
        }
        let leads = words.count > 1 && words[1] == "it" && grammar.openers.contains(words[0])
        // “Curled up in it.”
        let isNested =
            words.count > 2 && words[2] == "it" && grammar.directions.contains(words[0])
            && grammar.dangling.contains(words[1])
        if let it, words.first == "it" || leads || isNested {
            let index = isNested ? 2 : leads ? 1 : 0
            words.replaceSubrange(index...index, with: ["the", it])
        }
        if let companion, let index = words.firstIndex(of: "it") {
            words.replaceSubrange(index...index, with: ["the", companion])
        }
        if words.count > 1, scenes.objectPronouns.contains(words[0]), grammar.determiners.contains(words[1]) {
            words.removeFirst()
        }
        // “Scattered corn from a bucket”: the bucket is not what is scattered.
        let prop = lexicon.drawables(in: Array(words.prefix { $0 != "from" })).first(where: lexicon.handheld.contains)
        if let isClean = cutAtUnclear(&words) { isWhole = isClean }
        if !isWhole { dropLastPhrase(of: &words) }
        let text = opensWell(words) ? trimmed(words).joined(separator: " ") : ""
        return (text.isEmpty ? object(behind: verb, in: tokens) : text, prop)
    }

    /// The place before the verb of an inverted sentence: `in the wheelbarrow` for “there, in the very middle of her
    /// wheelbarrow, sat the hen”. Empty if no place is there.
    func place(before verb: Int, in tokens: [PlannerToken]) -> String {
        let clause = tokens[max(0, verb - Self.longest)..<verb]
        let start = clause.lastIndex { $0.mark == .stop || $0.isQuoted }.map { $0 + 1 } ?? clause.startIndex
        guard
            let preposition = tokens[start..<verb].firstIndex(where: {
                Self.placing.contains($0.lower) && $0.mark == .none
            })
        else { return "" }
        let phrase = tokens[preposition + 1..<verb]
        let whole = phrase.lastIndex { $0.lower == "of" }.map { phrase[($0 + 1)...] } ?? phrase
        guard whole.dropLast().allSatisfy({ $0.mark == .none }), !whole.contains(where: { lexicon.isVerb($0.lower) }),
            let noun = whole.last, lexicon.drawable(noun.lower) != nil
        else { return "" }
        return "\(tokens[preposition].lower) the \(noun.lower)"
    }

    /// What someone has with them in an inverted sentence: the pot in “outside stood Tim with a pot of soup”.
    func brought(behind verb: Int, in tokens: [PlannerToken]) -> String? {
        let end =
            tokens[verb...].firstIndex { $0.mark == .comma || $0.mark == .stop && !$0.isAbbreviated } ?? tokens.count
            - 1
        guard let with = tokens[verb...end].firstIndex(where: { $0.lower == "with" }) else { return nil }
        return lexicon.drawables(in: tokens[with...min(with + 5, end)].map(\.lower)).first(
            where: lexicon.handheld.contains)
    }

    /// The words up to a punctuation mark, a conjunction or an adverb. Not whole if they were cut at a verb or at the
    /// length limit.
    private func words(behind verb: Int, in tokens: [PlannerToken]) -> (words: [String], isWhole: Bool) {
        var words: [String] = []
        // Skips the adverb in “walked sadly down the road”.
        let start = tokens.dropFirst(verb + 1).first.map { $0.lower.hasSuffix("ly") && $0.mark == .none } ?? false
        let first = verb + (start ? 2 : 1)
        for index in tokens.indices.dropFirst(first).prefix(Self.longest) {
            let token = tokens[index]
            if token.isQuoted { return (words, true) }
            if !token.isCapitalised {
                // “Sat on a lily pad.”
                let isPart =
                    words.last.flatMap { lexicon.compound($0, token.lower) } != nil
                    || lexicon.compound(at: index + 1, in: tokens) != nil || lexicon.drawable(token.lower) != nil
                // “His great scaly foot.”
                let isBehindLook = words.last.map {
                    grammar.danglingDeterminers.contains($0) || lexicon.sizes.contains($0)
                        || lexicon.colours.contains($0)
                }
                if grammar.enders.contains(token.lower)
                    || token.lower.hasSuffix("ly") && !isPart && isBehindLook != true
                {
                    return (words, true)
                }
                if let lead = words.last, grammar.dangling.contains(lead), isVerbal(token.lower, behind: lead) {
                    return (words.dropLast(), true)
                }
                let isVerb = lexicon.isVerb(token.lower) && lexicon.props[token.lower] == nil
                let isThing = words.last.map { lexicon.compound($0, token.lower) != nil } ?? false
                if words.count > 1, isVerb, !isThing, !isParticiple(index, in: tokens) { return (words, false) }
            }
            words.append(Self.spelling(of: token))
            if token.mark != .none { return (words, true) }
        }
        return (words, first + words.count == tokens.count)
    }

    /// Whether the verb describes the noun behind it: “a spotted handkerchief”.
    private func isParticiple(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].lower.hasSuffix("ed"), tokens[index].mark == .none, index > 0,
            let noun = tokens.dropFirst(index + 1).first
        else { return false }
        return grammar.determiners.contains(tokens[index - 1].lower) && !grammar.isFunctionWord(noun.lower)
    }

    /// Whether the word is a verb of purpose, which a picture cannot show: “down to look”, “on saying”.
    private func isVerbal(_ word: String, behind lead: String) -> Bool {
        guard lead == "to" else { return word.utf8.count > 4 && word.hasSuffix("ing") && lexicon.props[word] == nil }
        return lexicon.bases[word] != nil && lexicon.props[word] == nil || scenes.infinitives.contains(word)
    }

    private static func spelling(of token: PlannerToken) -> String {
        let word = token.isCapitalised ? token.word : token.lower
        return token.isPossessive ? word + "'s" : token.isAbbreviated ? word + "." : word
    }

    /// Cuts before a word that is unclear on its own or not for children. Returns whether the rest is a whole phrase,
    /// as before “she had not noticed”; nil if there is no such word.
    private func cutAtUnclear(_ words: inout [String]) -> Bool? {
        let isUnclear = { grammar.unclear.contains($0) || lexicon.avoided.contains($0.lowercased()) }
        let start = words.count > 2 && words[0] == "one" ? 1 : 0
        guard let index = words[start...].firstIndex(where: isUnclear) else { return nil }
        let isClause = grammar.unclear.contains(words[index]) && scenes.clauseSubjects.contains(words[index])
        let last = index > 0 ? words[index - 1] : ""
        words.removeSubrange(index...)
        return isClause && !last.isEmpty && !grammar.dangling.contains(last)
            && !grammar.danglingDeterminers.contains(last) && words.count > 1
    }

    /// Removes the last phrase if it was cut: “on a branch with her eyes” (“shut tight”).
    private func dropLastPhrase(of words: inout [String]) {
        words.removeSubrange((words.lastIndex(where: grammar.dangling.contains) ?? 0)...)
    }

    private func opensWell(_ words: [String]) -> Bool {
        guard let first = words.first else { return false }
        return grammar.openers.contains(first) || first == "one" || lexicon.props[first] != nil
            || lexicon.words.numbers[first] != nil
            || first.first?.isUppercase == true
    }

    private func trimmed(_ words: [String]) -> [String] {
        var words = words
        let complete = words.count == 1
        while let last = words.last, grammar.dangling.contains(last) || grammar.danglingDeterminers.contains(last),
            !complete || !grammar.directions.contains(last)
        {
            words.removeLast()
        }
        return words
    }

    /// The things before the first preposition: the kite in “her a kite with a tail”.
    func directObjects(behind verb: Int, in tokens: [PlannerToken]) -> [String] {
        guard tokens[verb].mark == .none else { return [] }
        var words: [String] = []
        for token in tokens.dropFirst(verb + 1).prefix(Self.longest) {
            if token.isQuoted || Self.placing.contains(token.lower) || token.lower == "with" { break }
            words.append(token.lower)
            if token.mark != .none { break }
        }
        return lexicon.drawables(in: words)
    }

    /// The noun of the direct object and of the tool behind “with”, if they name things that have no drawing: `cloth`,
    /// `wrench` for “dyed the cloth with a wrench”.
    func undrawn(behind verb: Int, in tokens: [PlannerToken]) -> [String] {
        guard tokens[verb].mark == .none else { return [] }
        let reach = tokens[(verb + 1)..<min(tokens.count, verb + 10)]
        let end = reach.firstIndex { $0.mark != .none }.map { $0 + 1 } ?? reach.endIndex
        let tool = tokens[(verb + 1)..<end].firstIndex { $0.lower == "with" }
        return [verb + 1, tool.map { $0 + 1 }].compactMap { start in
            start.flatMap { noun(from: $0, to: end, in: tokens) }
        }
    }

    /// The action that the noun behind a light verb names, with the noun's index: “took a long, slow drink” is “drank”.
    func lightVerb(at verb: Int, in tokens: [PlannerToken]) -> (action: PlannerLexicon.Action, noun: Int)? {
        let words = lexicon.words.scenes
        guard words.lightVerbs.contains(tokens[verb].lower), tokens[verb].mark == .none,
            let receiver = tokens.dropFirst(verb + 1).first
        else { return nil }
        // “Gives him a hug.”
        let start = ["him", "her", "them"].contains(receiver.lower) && receiver.mark == .none ? verb + 2 : verb + 1
        guard let article = tokens.dropFirst(start).first, ["a", "an"].contains(article.lower) else { return nil }
        for index in tokens.indices.dropFirst(start + 1).prefix(4) {
            let word = tokens[index].lower
            if words.lightNouns.contains(word) {
                // “Gave a push to the swing”, but not “took a drink bottle”.
                let next = tokens[index].mark == .none ? tokens.dropFirst(index + 1).first : nil
                guard next.map({ grammar.isFunctionWord($0.lower) && !grammar.determiners.contains($0.lower) }) ?? true
                else { return nil }
                return lexicon.bases[word].map { ($0, index) }
            }
            if tokens[index].mark == .stop || lexicon.isKind(word) || lexicon.drawable(word) != nil { return nil }
        }
        return nil
    }

    /// The last word of a noun phrase that begins with a determiner; nil if it is not a thing.
    private func noun(from start: Int, to end: Int, in tokens: [PlannerToken]) -> String? {
        guard start < end, grammar.determiners.contains(tokens[start].lower) else { return nil }
        let phrase = tokens[(start + 1)..<end].prefix {
            !$0.isQuoted && !$0.isCapitalised && !grammar.isFunctionWord($0.lower) && !Self.placing.contains($0.lower)
                && !lexicon.isAdverb($0.lower) && !($0.lower.contains("-") && $0.lower.hasSuffix("ed"))
        }
        guard let last = phrase.last, phrase.count <= 4, !phrase.dropLast().contains(where: \.isPossessive) else {
            return nil
        }
        let noun = last.lower
        // “A slice of pie” is pie.
        let next = tokens.dropFirst(start + 1 + phrase.count).first?.lower
        if next == "of", last.mark == .none { return nil }
        let isOther =
            lexicon.drawable(noun) != nil || lexicon.kinds[noun] != nil || lexicon.relatives[noun] != nil
            || lexicon.settings[noun] != nil || lexicon.times[noun] != nil || lexicon.weathers[noun] != nil
            || lexicon.isVerb(noun) || lexicon.features.contains(noun) || lexicon.featureWords.contains(noun)
            || lexicon.garments.contains(noun) || lexicon.words.sight.bodyParts.contains(noun)
            || lexicon.colours.contains(noun) || lexicon.sizes.contains(noun) || noun.hasSuffix("ful")
            || lexicon.words.pictures.intangible.contains(noun) || lexicon.avoided.contains(noun)
        return isOther || noun.count < 3 || last.isPossessive || noun.hasSuffix("ing") || noun.hasSuffix("ness")
            ? nil : noun
    }

    /// Only the thing, if the object is too long: `the box` for “the big old painted wooden toy box”.
    private func object(behind verb: Int, in tokens: [PlannerToken]) -> String {
        guard let lead = tokens.dropFirst(verb + 1).first, grammar.determiners.contains(lead.lower) else { return "" }
        var noun = ""
        for token in tokens.dropFirst(verb + 2).prefix(Self.longest + 2) {
            let isLook = lexicon.sizes.contains(token.lower) || lexicon.colours.contains(token.lower)
            guard !token.isQuoted, isLook || !grammar.isFunctionWord(token.lower), !lexicon.isVerb(token.lower) else {
                break
            }
            if lexicon.props[token.lower] != nil { noun = token.lower }
            if token.mark == .stop { break }
        }
        guard !noun.isEmpty else { return "" }
        let isArticle = lead.lower == "a" || lead.lower == "an"
        return isArticle ? EnglishGrammar.withArticle(noun) : "\(lead.lower) \(noun)"
    }
}
