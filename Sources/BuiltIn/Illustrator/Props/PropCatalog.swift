enum PropCatalog {
    static let all: [Prop] = [
        .house, .tree, .pineTree, .boat, .lantern, .bed, .book, .table, .chair, .bridge, .flower, .star, .moon, .sun,
        .rainbow, .cloud, .kite, .drum, .ball, .basket, .candle, .key, .door, .window, .picture, .clock, .well, .fence,
        .cart, .umbrella, .hat, .cake, .apple, .bread, .cup, .teapot, .bell, .flag, .ladder, .tent, .fire, .map,
        .bucket, .feather, .shell, .stone, .mushroom, .nest, .egg, .crown, .chest, .train, .balloon, .swing, .snowman,
        .butterfly, .bee, .teddy, .leaf, .wand, .fishing, .signpost, .garland, .instrument, .car, .rocket, .pumpkin,
        .carrot, .log, .tower, .bush, .puddle, .letter, .lighthouse, .oar,
    ]
    private static let byNoun = NounIndex(all, nouns: \.nouns)
    /// The first noun of each.
    static let names = Set(all.map { $0.nouns[0] })

    /// The thing that the last known word of a phrase names: `old red boat` is a boat.
    static func prop(for phrase: String) -> Prop? {
        for word in phrase.lowercaseWords.reversed() {
            if let prop = prop(named: word) { return prop }
        }
        return nil
    }

    static func prop(named word: String) -> Prop? { byNoun[word] }
}
