/// Reads what the cast wears: “her red scarf”, “a fox with a green hat”, “Mira had curly black hair”.
struct ClothesReader {
    private let lexicon: PlannerLexicon
    private let directory: CastDirectory
    /// By index into the cast: colour and garment.
    private(set) var clothes: [Int: String] = [:]
    private(set) var hair: [Int: String] = [:]

    init(lexicon: PlannerLexicon, directory: CastDirectory, sentences: [[PlannerToken]]) {
        self.lexicon = lexicon
        self.directory = directory
        var wearer: Int?
        for tokens in sentences { read(tokens, wearer: &wearer) }
    }

    private mutating func read(_ tokens: [PlannerToken], wearer: inout Int?) {
        var index = 0
        while index < tokens.count {
            if tokens[index].isQuoted {
                index += 1
                continue
            }
            if let mention = directory.mention(in: tokens, at: index, last: wearer) {
                wearer = mention.character
                index = mention.end
                continue
            }
            if let wearer, let colour = colourBefore(index, in: tokens) {
                if lexicon.garments.contains(tokens[index].lower), clothes[wearer] == nil {
                    clothes[wearer] = "\(colour) \(tokens[index].lower)"
                } else if tokens[index].lower == "hair", hair[wearer] == nil {
                    hair[wearer] = "\(colour) hair"
                }
            }
            index += 1
        }
    }

    private func colourBefore(_ index: Int, in tokens: [PlannerToken]) -> String? {
        guard index > 0, tokens[index - 1].mark == .none else { return nil }
        let word = tokens[index - 1].lower
        if lexicon.colours.contains(word) { return word }
        return tokens[index].lower == "hair" && lexicon.grammar.hair.contains(word) ? word : nil
    }
}
