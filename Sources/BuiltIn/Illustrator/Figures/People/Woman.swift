import Media

extension Figure {
    static let woman = Figure(
        nouns: [
            "woman", "mother", "mum", "mom", "mama", "mommy", "mummy", "aunt", "teacher", "lady", "baker", "doctor",
            "nurse", "witch", "neighbour", "neighbor",
        ], size: 1.34,
        build: Build(head: 0.2, torsoWidth: 0.29, torsoLength: 0.36, legLength: 0.27, legWidth: 0.09, armWidth: 0.072),
        dress: .clothed(frock: true), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in pen.personHead(look, expression) })
}
