import Media

extension Figure {
    static let duck = Figure(
        nouns: ["duck", "duckling", "gosling", "drake"], size: 0.68,
        build: Build(head: 0.25, torsoWidth: 0.42, torsoLength: 0.3, legLength: 0.13, arms: .wings, legs: .birdLegs),
        coats: [Coat(0xf6d04d, 0xfdeaa0, 0xd9a62f), Coat(0xf6f3ea, 0xffffff, 0xcfc8bb)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.form(
                    .blob(-0.1, 0.05, -0.26, -0.02, -0.32, -0.14, -0.2, -0.12, -0.08, -0.1), look.coat.main.darker(0.06)
                )
            }
        },
        face: Face(turn: 0.2, eyeY: -0.06, hasMouth: false),
        head: { pen, look, expression in
            _ = pen.roundSkull(look.coat.main, width: 0.96)
            pen.line(.curve(0, -0.9, -0.06, -1.1, 0.1, -1.22), look.coat.main, 0.1, to: 0.05)
            pen.line(.curve(0.06, -0.9, 0.12, -1.04, 0.26, -1.1), look.coat.main, 0.09, to: 0.04)
            pen.face(look.figure.face, expression)
            pen.form(.blob(-0.1, 0.4, 0.26, 0.26, 0.66, 0.4, 0.6, 0.58, 0.26, 0.66, -0.04, 0.56), Color(0xf0913a))
            pen.line(.curve(-0.06, 0.46, 0.28, 0.52, 0.62, 0.45), Color(0xb8601f), 0.045)
        })
}
