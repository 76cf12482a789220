import Domain

enum FigureCatalog {
    static let all: [Figure] = people + animals + wonders

    private static let people: [Figure] = [
        .girl, .boy, .woman, .man, .grandmother, .grandfather, .princess, .knight,
    ]
    private static let animals: [Figure] = [
        .fox, .wolf, .rabbit, .bear, .owl, .mouse, .cat, .dog, .hedgehog, .squirrel, .deer, .frog, .duck, .bird,
        .penguin, .turtle, .elephant, .lion, .sheep, .pig, .horse, .fish, .goat, .seal, .hen, .goose, .cow, .donkey,
        .badger, .monkey, .honeybee, .mole, .otter, .hare, .whale, .axolotl,
    ]
    private static let wonders: [Figure] = [.dragon, .robot, .ghost, .fairy, .unicorn, .troll]
    private static let allByNoun = NounIndex(all, nouns: \.nouns)
    private static let animalsByNoun = NounIndex(animals, nouns: \.nouns)

    /// The figure for a character, by the first rule that matches: (1) the animal that the appearance names, because a
    /// kind may name a similar animal (`a small brown goat` for a sheep); (2) the figure for a word of `kind`, from its
    /// last word to its first (`old sailor` before `sailor boy`'s boy); (3) a thing with a face; (4) a child.
    ///
    /// A given kind decides alone, whatever animals the given looks name.
    static func figure(
        for character: StoryCharacter, seed: UInt64, things: PropCatalog = .compiledIn
    ) -> Figure {
        let (kind, appearance) = (character.kind, character.given?.kind ?? character.appearance)
        let words = kind.lowercaseWords
        if words.contains(where: { animal(named: $0) != nil }), let animal = subject(of: appearance) { return animal }
        for word in words.reversed() {
            if let figure = figure(named: word) { return figure }
        }
        for word in words.reversed() {
            if let prop = things.prop(named: word), !prop.isAnimal { return .thing(prop, in: things) }
        }
        for word in appearance.lowercaseWords.prefix(12) {
            if let figure = figure(named: word) { return figure }
        }
        return SeededGenerator.even(seed) ? .girl : .boy
    }

    /// The animal that a description names: the last animal before the words about clothes.
    private static func subject(of appearance: String) -> Figure? {
        appearance.lowercaseWords.prefix(8).prefix { !["with", "in", "who", "whose", "wearing", "and"].contains($0) }
            .last.flatMap { animal(named: $0) }
    }

    static func animal(named word: String) -> Figure? { animalsByNoun[word] }

    static func figure(named word: String) -> Figure? { allByNoun[word] }
}

extension SeededGenerator {
    fileprivate static func even(_ seed: UInt64) -> Bool {
        var random = SeededGenerator(seed: seed)
        return random.next(below: 2) == 0
    }
}
