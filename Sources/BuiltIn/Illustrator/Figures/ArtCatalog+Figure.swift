import Domain

extension ArtCatalog {
    /// The figure for a character, by the first rule that matches: (1) the animal that the appearance names, because a
    /// kind may name a similar animal (`a small brown goat` for a sheep); (2) the figure for a word of `kind`, from its
    /// last word to its first (`old sailor` before `sailor boy`'s boy); (3) a thing with a face; (4) a child.
    ///
    /// A given kind decides alone, whatever animals the given looks name.
    func figure(for character: StoryCharacter, seed: UInt64) -> Figure {
        let (kind, appearance) = (character.kind, character.given?.kind ?? character.appearance)
        let words = kind.lowercaseWords
        if words.contains(where: { animal(named: $0) != nil }), let animal = subject(of: appearance) { return animal }
        for word in words.reversed() {
            if let figure = figure(named: word) { return figure }
        }
        for word in words.reversed() {
            if var prop = prop(named: word), !prop.isAnimal {
                // “A silver egg”.
                let body = appearance.lowercaseWords.prefix { !prop.nouns.contains($0) }
                prop.colorWord = body.last { ColorWords.color($0) != nil }
                return .thing(prop, in: self)
            }
        }
        for word in appearance.lowercaseWords.prefix(12) {
            if let figure = figure(named: word) { return figure }
        }
        return SeededGenerator.even(seed) ? .girl : .boy
    }

    /// The animal that a description names: the last animal before the words about clothes.
    private func subject(of appearance: String) -> Figure? {
        appearance.lowercaseWords.prefix(8).prefix { !["with", "in", "who", "whose", "wearing", "and"].contains($0) }
            .last.flatMap { animal(named: $0) }
    }
}

extension Figure {
    /// Those whose hair, skin and clothes vary; they are drawn in code.
    static let people: [Figure] = [.girl, .boy, .woman, .man, .grandmother, .grandfather, .baby, .princess, .knight]
}

extension SeededGenerator {
    fileprivate static func even(_ seed: UInt64) -> Bool {
        var random = SeededGenerator(seed: seed)
        return random.next(below: 2) == 0
    }
}
