/// Reads what the cast wears and looks like: “her red scarf”, “a fox with a green hat”, “his long white beard”.
struct LooksReader {
    /// What the text tells of somebody's looks.
    struct Told {
        /// Colour and garment: `red scarf`.
        var garment: String?
        /// `long white beard`, in the order told.
        var features: [String] = []
    }

    /// So many features a text may give; an appearance has room for few.
    private static let mostFeatures = 2
    private static let longMemory = 4

    private let lexicon: PlannerLexicon
    private let directory: CastDirectory
    /// By index into the cast.
    private(set) var told: [Int: Told] = [:]
    /// Those named last, with their sentences.
    private var recent: [(character: Int, sentence: Int)] = []

    init(lexicon: PlannerLexicon, directory: CastDirectory, sentences: [[PlannerToken]]) {
        self.lexicon = lexicon
        self.directory = directory
        for (number, tokens) in sentences.enumerated() { read(tokens, number: number) }
    }

    private mutating func read(_ tokens: [PlannerToken], number: Int) {
        var index = 0
        var wearer: Int?
        while index < tokens.count {
            let token = tokens[index]
            if token.isQuoted {
                index += 1
                continue
            }
            if let mention = directory.mention(in: tokens, at: index, last: wearer) {
                wearer = mention.character
                note(mention.character, number)
                index = mention.end
                continue
            }
            if lexicon.grammar.pronouns.contains(token.lower) {
                let near = recent.filter { number - $0.sentence <= Self.longMemory }.map(\.character)
                wearer = directory.character(for: token.lower, onStage: near, recent: []) ?? wearer
            } else if lexicon.plurals[token.lower] != nil || lexicon.kinds[token.lower] != nil {
                wearer = nil
            } else if let wearer = wearer ?? recent.last(where: { number - $0.sentence <= 1 })?.character {
                readLook(at: index, in: tokens, of: wearer)
            }
            index += 1
        }
    }

    private mutating func note(_ character: Int, _ number: Int) {
        recent.removeAll { $0.character == character }
        recent.append((character, number))
        if recent.count > 6 { recent.removeFirst() }
    }

    private mutating func readLook(at index: Int, in tokens: [PlannerToken], of wearer: Int) {
        let word = tokens[index].lower
        var told = told[wearer] ?? Told()
        if lexicon.garments.contains(word), told.garment == nil, let look = words(before: index, in: tokens).last,
            lexicon.colours.contains(look)
        {
            told.garment = "\(look) \(word)"
        } else if lexicon.features.contains(word), told.features.count < Self.mostFeatures,
            !told.features.contains(where: { $0.hasSuffix(word) })
        {
            let looks = words(before: index, in: tokens)
            guard tellsMuch(looks) || word == "freckles" else { return }
            told.features.append((looks + [word]).joined(separator: " "))
        } else {
            return
        }
        self.told[wearer] = told
    }

    /// “Long white” before “beard”, or behind it: “his beard was long and white”.
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

    /// “Little eyes” and “one eye” tell nothing.
    private func tellsMuch(_ looks: [String]) -> Bool {
        looks.contains { !lexicon.sizes.contains($0) && lexicon.words.numbers[$0] == nil && $0 != "one" }
    }

    private func isLook(_ word: String) -> Bool {
        lexicon.colours.contains(word) || lexicon.sizes.contains(word) || lexicon.featureWords.contains(word)
    }
}
