import Media

extension Figure {
    static let grandfather = Figure(
        nouns: ["grandfather", "grandpa", "grandad", "granddad", "opa", "elder", "keeper"], size: 1.26,
        build: Build(
            head: 0.215, torsoWidth: 0.33, torsoLength: 0.36, legLength: 0.22, legWidth: 0.092, armWidth: 0.076),
        dress: .clothed(frock: false), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        face: Face(eyeSize: 0.12),
        head: { pen, look, expression in pen.oldHead(look, expression) })
}
