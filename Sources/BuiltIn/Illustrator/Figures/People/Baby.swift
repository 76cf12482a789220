import Media

extension Figure {
    static let baby = Figure(
        nouns: ["baby", "toddler", "infant"], size: 0.62,
        build: Build(head: 0.32, torsoWidth: 0.42, torsoLength: 0.27, legLength: 0.1, legWidth: 0.12, armWidth: 0.09),
        dress: .clothed(frock: false), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        face: Face(eyeSpread: 0.4, eyeY: 0.2, mouthY: 0.56, mouthWidth: 0.15, cheekY: 0.48, cheekSpread: 0.62),
        head: { pen, look, expression in pen.personHead(look, expression) })
}
