import Media

extension Figure {
    static let man = Figure(
        nouns: [
            "man", "father", "dad", "papa", "daddy", "uncle", "sailor", "captain", "farmer", "fisherman", "gardener",
            "king", "wizard", "pirate", "shepherd", "miller",
        ], size: 1.4,
        build: Build(head: 0.2, torsoWidth: 0.29, torsoLength: 0.36, legLength: 0.27, legWidth: 0.09, armWidth: 0.072),
        dress: .clothed(frock: false), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in pen.personHead(look, expression) })
}
