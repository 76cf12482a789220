import Media

extension Figure {
    /// A thing with a face, such as a lantern that is afraid of the dark.
    static func thing(_ prop: Prop, in things: ArtCatalog) -> Figure {
        // A lantern whose flame fills the glass has space for a face.
        var shown = prop.nouns[0] == Prop.lantern.nouns[0] ? things.drawing("lantern-with-face") : prop
        shown.colorWord = prop.colorWord
        let drawing = shown
        return Figure(
            nouns: [prop.nouns[0]], size: min(max(prop.size, 0.7), 1.4),
            build: Build(
                head: 0.36, torsoWidth: 0.16, torsoLength: 0.06, legLength: 0.14, legWidth: 0.06, armWidth: 0.05),
            dress: .own, isThing: true, coats: [Coat(0x6b5a58, 0xf6ead6, 0x4d3f40)],
            face: Face(
                turn: 0.06, eyeSpread: 0.28, eyeY: 0.02, mouthY: 0.34, mouthWidth: 0.16, cheekY: 0.26, cheekSpread: 0.5),
            head: { pen, look, expression in
                pen.at(0, 1.02, scale: 2.1) { drawing.draw(&$0) }
                pen.glow(0.04, 0.12, 0.8, Color(0xfff6e2, alpha: 0.6))
                pen.face(look.figure.face, expression)
            })
    }
}
