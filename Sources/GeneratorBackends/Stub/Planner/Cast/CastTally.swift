import PageSpecs

/// What the story says about everyone who may belong to the cast.
struct CastTally {
    struct Name {
        var words: [String]
        var spelling: String
        var firstMention: Int
        var mentions = 0
        /// Mentions inside a sentence, where a capital means a name.
        var inside = 0
        /// Mentions where the name acts, speaks or owns.
        var acting = 0
        /// Mentions behind `in`, `near`, `across`.
        var asPlace = 0
        var she = 0
        var he = 0
        /// The noun the text ties to it: “a fox named Tim”.
        var noun: String?
        var adjectives: [String] = []
    }

    struct Noun {
        var firstMention: Int
        var mentions = 0
        var acting = 0
        var she = 0
        var he = 0
        var adjectives: [String] = []
    }

    private let lexicon: PlannerLexicon
    private var lowerCase: Set<String> = []
    private(set) var names: [String: Name] = [:]
    private(set) var nouns: [String: Noun] = [:]
    private(set) var voice = NarratorFinder.Voice()

    init(lexicon: PlannerLexicon, sentences: [[PlannerToken]], numbers: [Int]) {
        self.lexicon = lexicon
        for tokens in sentences {
            for token in tokens where !token.isCapitalised { lowerCase.insert(token.lower) }
        }
        for (tokens, number) in zip(sentences, numbers) {
            read(tokens, number: number)
            readVoice(tokens, number: number)
        }
    }

    /// “I am a small robot.” “My name is Bolt.”
    private mutating func readVoice(_ tokens: [PlannerToken], number: Int) {
        for index in tokens.indices where !tokens[index].isQuoted {
            if tokens[index].word == "I" || tokens[index].word.hasPrefix("I'") {
                voice.mentions += 1
                if voice.mentions == 1 { voice.firstMention = Self.place(sentence: number, word: index) }
                guard voice.noun == nil, index + 2 < tokens.count,
                    lexicon.grammar.copulas.contains(tokens[index + 1].lower)
                else { continue }
                let behind = tokens[(index + 2)...].prefix(4)
                guard ["a", "an"].contains(behind.first?.lower),
                    let noun = behind.first(where: { lexicon.kinds[$0.lower] != nil })
                else { continue }
                voice.noun = noun.lower
                voice.adjectives = behind.map(\.lower).filter {
                    lexicon.sizes.contains($0) || lexicon.colours.contains($0)
                }
            } else if tokens[index].lower == "my", index + 3 < tokens.count, tokens[index + 1].lower == "name",
                lexicon.grammar.copulas.contains(tokens[index + 2].lower), isNamePart(tokens[index + 3])
            {
                voice.name = tokens[index + 3].word
            }
        }
    }

    /// Sentence and word as one number, for the order of first mentions.
    private static func place(sentence: Int, word: Int) -> Int { sentence * 1000 + min(word, 999) }

    private mutating func read(_ tokens: [PlannerToken], number: Int) {
        var index = 0
        var last: (key: String, isName: Bool)?
        while index < tokens.count {
            if let end = endOfName(in: tokens, from: index) {
                last = (count(name: index..<end, in: tokens, number: number), true)
                index = end
                continue
            }
            let token = tokens[index]
            if lexicon.kinds[token.lower] != nil, isNounMention(index, in: tokens) {
                count(noun: index, in: tokens, number: number)
                last = (token.lower, false)
            } else if let found = last, !token.isQuoted {
                countPronoun(token.lower, for: found.key, isName: found.isName)
            }
            index += 1
        }
    }

    /// Words in capitals that make one name: `Mira`, `Mr. Badger`, `Little Red Hen`.
    private func endOfName(in tokens: [PlannerToken], from start: Int) -> Int? {
        var end = start
        while end < tokens.count, end - start < 3, isNamePart(tokens[end]) {
            end += 1
            let part = tokens[end - 1]
            if part.isPossessive || part.mark == .comma { break }
            if part.mark == .stop, lexicon.words.titles[part.lower] == nil || !Self.abbreviations.contains(part.lower) {
                break
            }
        }
        guard end > start else { return nil }
        if end - start == 1, Self.abbreviations.contains(tokens[start].lower) { return nil }
        return end
    }

    private static let abbreviations: Set<String> = ["mr", "mrs", "ms", "dr"]

    private func isNamePart(_ token: PlannerToken) -> Bool {
        guard token.isCapitalised, !lexicon.notNames.contains(token.lower), (2...24).contains(token.word.utf8.count)
        else { return false }
        guard !token.lower.contains("'"), !lexicon.avoided.contains(token.lower) else { return false }
        if !token.startsSentence { return true }
        if lexicon.words.titles[token.lower] != nil || lexicon.kin.contains(token.lower) { return true }
        return !lowerCase.contains(token.lower) && !lexicon.isVerb(token.lower) && !token.lower.hasSuffix("ly")
    }

    private mutating func count(name range: Range<Int>, in tokens: [PlannerToken], number: Int) -> String {
        let words = tokens[range].map(\.lower)
        let key = words.joined(separator: " ")
        let context = NameContext(tokens: tokens, range: range, lexicon: lexicon)
        var name =
            names[key]
            ?? Name(
                words: words, spelling: Self.spelling(of: tokens[range]),
                firstMention: Self.place(sentence: number, word: range.lowerBound))
        name.mentions += 1
        if !tokens[range.lowerBound].startsSentence { name.inside += 1 }
        if context.isActing { name.acting += 1 }
        if context.isPlace { name.asPlace += 1 }
        if let tie = context.tie() {
            if name.noun == nil { name.noun = tie.noun }
            name.adjectives += tie.adjectives
        }
        names[key] = name
        return key
    }

    private static func spelling(of tokens: ArraySlice<PlannerToken>) -> String {
        tokens.map { abbreviations.contains($0.lower) ? $0.word + "." : $0.word }.joined(separator: " ")
    }

    private func isNounMention(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let token = tokens[index]
        if index > 0, tokens[index - 1].mark == .none, lexicon.grammar.namings.contains(tokens[index - 1].lower) {
            return false
        }
        if token.isPossessive || index + 1 >= tokens.count { return true }
        return token.mark != .none || lexicon.props[tokens[index + 1].lower] == nil
    }

    private mutating func count(noun index: Int, in tokens: [PlannerToken], number: Int) {
        let context = NameContext(tokens: tokens, range: index..<index + 1, lexicon: lexicon)
        guard let adjectives = context.adjectivesBehindDeterminer() else { return }
        var noun = nouns[tokens[index].lower] ?? Noun(firstMention: Self.place(sentence: number, word: index))
        noun.mentions += 1
        if context.isActing { noun.acting += 1 }
        noun.adjectives += adjectives
        nouns[tokens[index].lower] = noun
    }

    private mutating func countPronoun(_ word: String, for key: String, isName: Bool) {
        let she = word == "she" || word == "her" ? 1 : 0
        let he = word == "he" || word == "his" || word == "him" ? 1 : 0
        guard she + he > 0 else { return }
        if isName {
            names[key]?.she += she
            names[key]?.he += he
        } else {
            nouns[key]?.she += she
            nouns[key]?.he += he
        }
    }
}
