/// Reads the clothes and looks of the cast: “her red scarf”, “a fox with a green hat”, “his long white beard”.
struct LooksReader {
    /// What the text says about a character's look.
    struct DescribedLook {
        /// Colour and garment: `red scarf`.
        var garment: String?
        /// `long white beard`, in the order of the text.
        var features: [String] = []
        /// The colour of an animal or an invented creature: “he was small and green”.
        var color: String?
    }

    private struct Clause {
        var wearer: Int?
        /// Whether the clause is about someone who is not in the cast.
        var isOfStranger = false
    }

    /// The largest number of features from the text. An appearance has space for few.
    private static let mostFeatures = 2
    private static let longMemory = 4
    /// Words that precede a character's own look: “a fox with a bushy tail”, “his beard”.
    private static let owning: Set<String> = [
        "with", "had", "has", "have", "having", "wore", "wears", "wear", "wearing", "in", "on", "whose", "his", "her",
        "its", "my", "their", "by", "under",
    ]

    private let lexicon: PlannerLexicon
    private let directory: CastDirectory
    /// By index in the cast.
    private(set) var described: [Int: DescribedLook] = [:]
    /// The last 6 characters named, with the sentence of each.
    private var recent: [(character: Int, sentence: Int)] = []
    /// The last sentence that named someone who is not in the cast. “It” may mean them.
    private var stranger: Int?

    init(lexicon: PlannerLexicon, directory: CastDirectory, sentences: [[PlannerToken]]) {
        self.lexicon = lexicon
        self.directory = directory
        for (number, tokens) in sentences.enumerated() { read(tokens, number: number) }
    }

    private mutating func read(_ tokens: [PlannerToken], number: Int) {
        var index = 0
        var clause = Clause()
        while index < tokens.count {
            if !tokens[index].isQuoted,
                let mention = directory.mention(in: tokens, at: index, last: clause.wearer)
            {
                clause = Clause(wearer: mention.character)
                stranger = nil
                note(mention.character, number)
                index = mention.end
                continue
            }
            if !tokens[index].isQuoted { readWord(at: index, in: tokens, number: number, clause: &clause) }
            index += 1
        }
    }

    private mutating func readWord(at index: Int, in tokens: [PlannerToken], number: Int, clause: inout Clause) {
        let word = tokens[index].lower
        if word == "it" || word == "its" {
            clause.isOfStranger = stranger.map { number - $0 <= 1 } ?? false
        } else if lexicon.grammar.pronouns.contains(word) {
            clause.isOfStranger = stranger == number
            let near = recent.filter { number - $0.sentence <= Self.longMemory }.map(\.character)
            clause.wearer = directory.character(for: word, onStage: near, recent: []) ?? clause.wearer
        } else if lexicon.plurals[word] != nil || lexicon.kinds[word] != nil {
            clause = Clause(isOfStranger: true)
            if lexicon.kinds[word] != nil { stranger = number }
        } else if isPredicate(color: index, in: tokens), !clause.isOfStranger, let wearer = clause.wearer,
            !directory.isPerson(wearer)
        {
            let color = described[wearer]?.color ?? word
            described[wearer, default: DescribedLook()].color = color
        } else if !clause.isOfStranger, isOwned(index, in: tokens),
            let wearer = clause.wearer ?? recent.last(where: { number - $0.sentence <= 1 })?.character
        {
            readLook(at: index, in: tokens, of: wearer)
        }
    }

    /// Whether the clause says that its subject has the colour: “he was as small as a cup, green with yellow spots”.
    private func isPredicate(color index: Int, in tokens: [PlannerToken]) -> Bool {
        guard index > 0, lexicon.colours.contains(tokens[index].lower) else { return false }
        let lead = tokens[max(0, index - 8)..<index]
        let isOpen =
            tokens[index].mark != .none
            || tokens.dropFirst(index + 1).first.map { ["with", "and", "all", "from", "like"].contains($0.lower) }
                ?? true
        guard isOpen, let verb = lead.lastIndex(where: { lexicon.grammar.copulas.contains($0.lower) }),
            tokens[verb..<index].allSatisfy({ $0.mark != .stop }), !lexicon.grammar.isDenial(tokens[verb].lower)
        else { return false }
        let before = tokens[index - 1]
        return before.mark == .comma || index - 1 == verb || isLook(before.lower) || before.lower == "and"
    }

    /// Whether the clause says that a character has the thing at the index.
    private func isOwned(_ index: Int, in tokens: [PlannerToken]) -> Bool {
        for position in stride(from: index - 1, through: max(0, index - 8), by: -1) {
            let token = tokens[position]
            if token.mark == .stop { return false }
            if token.isPossessive || Self.owning.contains(token.lower) { return true }
        }
        return false
    }

    private mutating func note(_ character: Int, _ number: Int) {
        recent.removeAll { $0.character == character }
        recent.append((character, number))
        if recent.count > 6 { recent.removeFirst() }
    }

    private mutating func readLook(at index: Int, in tokens: [PlannerToken], of wearer: Int) {
        let word = tokens[index].lower
        var described = described[wearer] ?? DescribedLook()
        if lexicon.garments.contains(word), described.garment == nil, let look = words(before: index, in: tokens).last,
            lexicon.colours.contains(look)
        {
            described.garment = "\(look) \(word)"
        } else if lexicon.features.contains(word), described.features.count < Self.mostFeatures,
            !described.features.contains(where: { $0.hasSuffix(word) })
        {
            let looks = words(before: index, in: tokens)
            guard tellsMuch(looks) || word == "freckles" else { return }
            described.features.append((looks + [word]).joined(separator: " "))
        } else {
            return
        }
        self.described[wearer] = described
    }

    /// The words for a look: “long white” before “beard”, or the first word after it in “his beard was long and white”.
    private func words(before index: Int, in tokens: [PlannerToken]) -> [String] {
        var words: [String] = []
        for position in stride(from: index - 1, through: max(0, index - 3), by: -1) {
            let token = tokens[position]
            guard token.mark != .stop, isLook(token.lower) else { break }
            words.insert(token.lower, at: 0)
        }
        guard words.isEmpty, index + 2 < tokens.count, tokens[index].mark == .none,
            lexicon.grammar.copulas.contains(tokens[index + 1].lower), lexicon.features.contains(tokens[index].lower)
        else { return words }
        return tokens[(index + 2)...].prefix(1).map(\.lower).filter(isLook)
    }

    /// Whether the words identify a character: not “little eyes” and “one eye”.
    private func tellsMuch(_ looks: [String]) -> Bool {
        looks.contains { !lexicon.sizes.contains($0) && lexicon.words.numbers[$0] == nil && $0 != "one" }
    }

    private func isLook(_ word: String) -> Bool {
        lexicon.colours.contains(word) || lexicon.sizes.contains(word) || lexicon.featureWords.contains(word)
    }
}
