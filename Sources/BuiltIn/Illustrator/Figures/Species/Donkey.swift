import Media

extension Figure {
    static let donkey = Figure(
        nouns: ["donkey", "mule", "burro"], size: 1.02,
        build: Build(head: 0.23, torsoWidth: 0.37, torsoLength: 0.33, legLength: 0.2),
        coats: [Coat(0x9a9298, 0xf3ece4, 0x4c454c), Coat(0xa58c76, 0xf5eadb, 0x57453a)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.line(.curve(-0.12, -0.04, -0.24, 0, -0.27, 0.1), look.coat.main.darker(0.1), 0.032)
                pen.form(.ellipse(-0.275, 0.13, 0.032, 0.055), look.coat.dark)
            }
        },
        face: Face(eyeSpread: 0.4, eyeY: 0, mouthY: 0.84, mouthWidth: 0.16, cheekY: 0.38, cheekSpread: 0.5),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.18, 0.14, -0.26, -0.44, -0.08, -0.98, 0.08, -1.04, 0.22, -0.44, 0.18, 0.14),
                inner: .blob(-0.06, 0, -0.12, -0.44, 0.02, -0.84, 0.1, -0.42, 0.08, 0), x: 0.42, y: -0.74, turned: 20,
                look.coat.main, Color(0xe6c3ba))
            let skull = Path.blob(
                0, -0.9, 0.52, -0.74, 0.78, -0.16, 0.74, 0.4, 0.68, 0.84, 0.24, 1.06, -0.24, 0.9, -0.6, 0.42, -0.78,
                -0.16, -0.52, -0.74)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { $0.fill(.ellipse(0.22, 0.86, 0.62, 0.42), look.coat.light) }
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
            for side in [-1.0, 1.0] { pen.fill(.ellipse(0.22 + side * 0.18, 0.64, 0.05, 0.065), look.coat.dark) }
            pen.form(.blob(-0.2, -0.82, -0.06, -1.2, 0.1, -0.98, 0.26, -1.16, 0.3, -0.76, 0.06, -0.48), look.coat.dark)
        })
}
