import Media

extension Figure {
    static let penguin = Figure(
        nouns: ["penguin", "puffin", "auk"], size: 0.74,
        build: Build(head: 0.25, torsoWidth: 0.44, torsoLength: 0.34, legLength: 0.1, arms: .wings, legs: .birdLegs),
        coats: [Coat(0x3a4358, 0xfdfaf2, 0x272e3f)],
        face: Face(turn: 0.18, eyeY: 0.04, hasMouth: false),
        head: { pen, look, expression in
            let skull = pen.roundSkull(look.coat.main)
            pen.inside(skull) { pen in
                pen.fill(.ellipse(-0.18, 0.26, 0.46, 0.54), look.coat.light)
                pen.fill(.ellipse(0.54, 0.26, 0.44, 0.54), look.coat.light)
                pen.fill(.ellipse(0.18, 0.6, 0.6, 0.4), look.coat.light)
            }
            pen.face(look.figure.face, expression)
            pen.form(.polygon(-0.02, 0.34, 0.38, 0.34, 0.2, 0.58), Color(0xf2a33c))
        })
}
