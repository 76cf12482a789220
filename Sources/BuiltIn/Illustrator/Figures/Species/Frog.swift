import Media

extension Figure {
    static let frog = Figure(
        nouns: ["frog", "toad", "lizard", "gecko"], size: 0.66,
        build: Build(head: 0.27, torsoWidth: 0.38, torsoLength: 0.28, legLength: 0.14, legWidth: 0.09, armWidth: 0.07),
        coats: [Coat(0x6fb24f, 0xe6f2b0, 0x3e7a3a), Coat(0x57a86b, 0xe2f0bf, 0x2f6b4a)],
        face: Face(
            turn: 0.12, eyeSpread: 0.5, eyeY: -0.64, eyeSize: 0.15, mouthY: 0.34, mouthWidth: 0.42, cheekY: 0.22,
            cheekSpread: 0.74),
        head: { pen, look, expression in
            for side in [-1.0, 1.0] {
                pen.form(.circle(0.08 + side * 0.5, -0.62, 0.36), look.coat.main)
                let isShut = expression.eyes == .asleep
                pen.fill(
                    .circle(0.12 + side * 0.5, -0.64, 0.24), isShut ? look.coat.main.darker(0.12) : Color(0xfdfbe8))
            }
            let skull = Path.blob(
                0, -0.62, 0.62, -0.54, 1.06, 0.06, 1.0, 0.5, 0.56, 0.82, 0.04, 0.88, -0.5, 0.82, -0.98, 0.5, -1.04,
                0.06, -0.6, -0.54)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { $0.fill(.ellipse(0.1, 0.86, 0.9, 0.36), look.coat.light) }
            pen.rim(skull, 0.05)
            pen.face(look.figure.face, expression)
            for side in [-1.0, 1.0] { pen.fill(.circle(0.12 + side * 0.07, 0.06, 0.025), look.coat.dark) }
        })
}
