import Media

extension Figure {
    static let goose = Figure(
        nouns: ["goose", "swan", "gander", "heron", "stork", "crane"], size: 0.86,
        build: Build(head: 0.175, torsoWidth: 0.44, torsoLength: 0.48, legLength: 0.15, arms: .wings, legs: .birdLegs),
        dress: .own,
        coats: [Coat(0xfaf7ef, 0xffffff, 0xcfcac0), Coat(0xd9d2c6, 0xf6f2ea, 0x8d857c)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.form(
                    .blob(-0.1, 0.04, -0.28, -0.06, -0.36, -0.2, -0.22, -0.16, -0.08, -0.12),
                    look.coat.main.darker(0.06))
            }
        },
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let top = (skeleton.neck - skeleton.hip).length
                let body = Path.blob(
                    -0.07, -top, 0.07, -top, 0.085, -top * 0.72, 0.19, -top * 0.46, 0.23, -0.12, 0.15, 0.06, 0, 0.08,
                    -0.16, 0.05, -0.24, -0.1, -0.2, -top * 0.4, -0.08, -top * 0.62)
                pen.form(body, look.coat.main)
                pen.fill(.ellipse(0.05, -0.1, 0.13, 0.13), look.coat.light)
                pen.rim(body, 0.02)
                pen.form(
                    .blob(-0.2, -0.18, -0.04, -0.24, 0.04, -0.12, -0.08, 0.0, -0.24, -0.04), look.coat.main.darker(0.1))
            }
        },
        face: Face(turn: 0.2, eyeY: -0.1, eyeSize: 0.16, hasMouth: false),
        head: { pen, look, expression in
            _ = pen.roundSkull(look.coat.main, width: 0.96)
            pen.face(look.figure.face, expression)
            let beak = Color(0xf08a34)
            pen.form(.blob(-0.02, 0.36, 0.3, 0.12, 0.62, 0.32, 1.1, 0.48, 1.02, 0.64, 0.4, 0.72, 0.04, 0.6), beak)
            pen.line(.curve(0.1, 0.5, 0.5, 0.55, 0.98, 0.54), beak.darker(0.28), 0.05)
        })
}
