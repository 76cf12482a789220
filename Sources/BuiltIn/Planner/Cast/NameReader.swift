/// Finds names: words with a capital that have no other reason for the capital, such as the start of a sentence.
struct NameReader {
    private static let longest = 4
    private static let abbreviations: Set<String> = ["mr", "mrs", "ms", "dr"]

    private let lexicon: PlannerLexicon
    private var lowerCase: Set<String> = []
    /// Words that have a capital somewhere inside a sentence.
    private var capitalised: Set<String> = []
    /// Common words that the text gives as a name: “a donkey called Monday”.
    private var christened: Set<String> = []
    /// Names that end in -ly like adverbs: “Wobbly the hen sat. Wobbly sang.”
    private var called: Set<String> = []

    init(lexicon: PlannerLexicon, sentences: [[PlannerToken]]) {
        self.lexicon = lexicon
        for tokens in sentences {
            for (index, token) in tokens.enumerated() {
                guard token.isCapitalised else {
                    lowerCase.insert(token.lower)
                    continue
                }
                if !token.startsSentence { capitalised.insert(token.lower) }
                if isSubject(index, in: tokens) { christened.insert(token.lower) }
                if index > 0, tokens[index - 1].mark == .none, lexicon.grammar.namings.contains(tokens[index - 1].lower)
                {
                    christened.insert(token.lower)
                }
            }
        }
        called = namesLikeAdverbs(in: sentences)
    }

    /// Whether a verb at the start of a sentence is a name: “Hops the frog”, “Thud was a troll”.
    private func isSubject(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        let token = tokens[index]
        guard token.startsSentence, token.mark == .none, lexicon.isVerb(token.lower), !token.lower.hasSuffix("ing"),
            !lexicon.notNames.contains(token.lower), lexicon.bases[token.lower] == nil || token.lower.hasSuffix("s"),
            let next = tokens.dropFirst(index + 1).first
        else { return false }
        if next.lower == "was" { return true }
        return next.lower == "the" && tokens.dropFirst(index + 2).prefix(2).contains { lexicon.kinds[$0.lower] != nil }
    }

    /// The words in -ly that are names. “Suddenly the hen” is not enough: the word must also act, own something, or
    /// have a capital inside a sentence.
    private func namesLikeAdverbs(in sentences: [[PlannerToken]]) -> Set<String> {
        var apposed: Set<String> = []
        var acting = capitalised
        for tokens in sentences {
            for (index, token) in tokens.enumerated() where token.isCapitalised && token.lower.hasSuffix("ly") {
                if token.isPossessive { acting.insert(token.lower) }
                guard token.mark == .none, index + 1 < tokens.count else { continue }
                if lexicon.isVerb(tokens[index + 1].lower) { acting.insert(token.lower) }
                guard tokens[index + 1].lower == "the", index + 2 < tokens.count else { continue }
                if lexicon.kinds[tokens[index + 2].lower] != nil { apposed.insert(token.lower) }
            }
        }
        return apposed.intersection(acting)
    }

    /// The end of the words with a capital that form one name: `Mira`, `Mr. Badger`, `Little Red Hen`, `Great, Huge
    /// Bear`.
    func endOfName(in tokens: [PlannerToken], from start: Int) -> Int? {
        var end = start
        while end < tokens.count, end - start < Self.longest, isNamePart(tokens[end]) || isTitle(end, in: tokens) {
            if isNextName(end, from: start, in: tokens) { break }
            end += 1
            let part = tokens[end - 1]
            if part.isPossessive || part.mark == .comma && !isLook(part.lower) { break }
            if part.mark == .stop, lexicon.words.titles[part.lower] == nil || !Self.abbreviations.contains(part.lower) {
                break
            }
        }
        guard end > start, !isOfPlace(start, in: tokens), !isSound(start, in: tokens),
            !isAdjective(start, in: tokens)
        else { return nil }
        if end - start == 1, Self.abbreviations.contains(tokens[start].lower) { return nil }
        return end
    }

    /// Whether another name begins at the index: after “Fern Street” in “In Fern Street Mr. Bello stopped”.
    /// “Old Mr. Bello” is one name.
    private func isNextName(_ index: Int, from start: Int, in tokens: [PlannerToken]) -> Bool {
        Self.abbreviations.contains(tokens[index].lower)
            && tokens[start..<index].contains { lexicon.words.titles[$0.lower] == nil && !isLook($0.lower) }
    }

    /// Whether the word is an adjective that has its capital from the sentence: “Poor Marta ran”.
    private func isAdjective(_ start: Int, in tokens: [PlannerToken]) -> Bool {
        let (word, next) = (tokens[start], tokens.dropFirst(start + 1).first)
        guard word.startsSentence, word.mark == .none, let next, next.isCapitalised, capitalised.contains(next.lower),
            lexicon.words.titles[next.lower] == nil
        else { return false }
        return ![capitalised, lexicon.sheNames, lexicon.heNames, lexicon.kin].contains { $0.contains(word.lower) }
            && lexicon.words.titles[word.lower] == nil && !lexicon.isKind(word.lower) && !isLook(word.lower)
    }

    /// Whether the word is a sound: “Slosh went the first rung.”
    private func isSound(_ start: Int, in tokens: [PlannerToken]) -> Bool {
        let behind = tokens.dropFirst(start + 1).prefix(3).map(\.lower)
        return tokens[start].startsSentence && tokens[start].mark == .none && !capitalised.contains(tokens[start].lower)
            && behind.count == 3 && behind[0] == "went" && lexicon.grammar.determiners.contains(behind[1])
            && (lexicon.words.ordinals.contains(behind[2]) || lexicon.props[behind[2]] != nil)
    }

    /// Whether the word is part of the name of a place: “Fiddler's Green”.
    private func isOfPlace(_ start: Int, in tokens: [PlannerToken]) -> Bool {
        guard start > 0, tokens[start - 1].isPossessive, tokens[start - 1].isCapitalised else { return false }
        return !lexicon.kin.contains(tokens[start].lower) && lexicon.kinds[tokens[start].lower] == nil
    }

    /// Whether the word is a title before a name: “Sir”.
    private func isTitle(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        guard tokens[index].isCapitalised, lexicon.words.titles[tokens[index].lower] != nil,
            tokens[index].mark == .none, index + 1 < tokens.count
        else { return false }
        return isNamePart(tokens[index + 1])
    }

    func isNamePart(_ token: PlannerToken) -> Bool {
        guard token.isCapitalised, (2...24).contains(token.word.utf8.count), !token.lower.contains("'"),
            !lexicon.avoided.contains(token.lower)
        else { return false }
        if christened.contains(token.lower) { return true }
        if lexicon.notNames.contains(token.lower) || lexicon.grammar.isFunctionWord(token.lower) { return false }
        if !token.startsSentence { return true }
        if lexicon.words.titles[token.lower] != nil || lexicon.kin.contains(token.lower) { return true }
        guard !lowerCase.contains(token.lower), !isAdverb(token.lower) else { return false }
        return !lexicon.isVerb(token.lower) || capitalised.contains(token.lower)
    }

    private func isAdverb(_ word: String) -> Bool {
        word.hasSuffix("ly") && !called.contains(word) && !lexicon.sheNames.contains(word)
            && !lexicon.heNames.contains(word)
    }

    static func spelling(of tokens: ArraySlice<PlannerToken>) -> String {
        tokens.map { $0.isAbbreviated ? $0.word + "." : $0.word }.joined(separator: " ")
    }

    private func isLook(_ word: String) -> Bool { lexicon.sizes.contains(word) || lexicon.colours.contains(word) }
}
