import Media

extension Figure {
    static let owl = Figure(
        nouns: ["owl", "owlet", "hawk", "eagle", "falcon"], size: 0.74,
        build: Build(head: 0.29, torsoWidth: 0.46, torsoLength: 0.32, legLength: 0.1, arms: .wings, legs: .birdLegs),
        coats: [Coat(0xa5805c, 0xf3e2c6, 0x6b4a35), Coat(0x8c8794, 0xece6e0, 0x575363)],
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
                for (x, y) in [
                    (-0.04, -0.2), (0.06, -0.2), (0.13, -0.13), (0.02, -0.13), (-0.08, -0.12), (-0.03, -0.05),
                    (0.07, -0.05),
                ] {
                    pen.line(
                        .curve(x - 0.025, y - 0.015, x, y + 0.012, x + 0.025, y - 0.015), look.coat.dark.opacity(0.6),
                        0.014)
                }
            }
        },
        face: Face(turn: 0.13, eyeSpread: 0.4, eyeY: 0.02, eyeSize: 0.19, cheekY: 0.52, hasMouth: false),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.26, 0.14, 0.02, -0.22, 0.22, -0.46, 0.26, -0.1, 0.22, 0.2), inner: nil, x: 0.62, y: -0.66,
                turned: 4, look.coat.dark, look.coat.dark)
            _ = pen.roundSkull(look.coat.main, width: 1.06)
            for side in [-1.0, 1.0] {
                pen.form(.circle(0.12 + side * 0.4, 0.02, 0.45), look.coat.light, depth: 0.5)
                pen.fill(.circle(0.12 + side * 0.4, 0.02, 0.29), Color(0xf6c544))
            }
            pen.face(look.figure.face, expression)
            pen.form(.blob(0.02, 0.18, 0.13, 0.12, 0.24, 0.18, 0.2, 0.4, 0.13, 0.5, 0.06, 0.4), Color(0xe8973a))
        })
}
