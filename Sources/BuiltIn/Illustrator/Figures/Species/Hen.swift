import Media

extension Figure {
    static let hen = Figure(
        nouns: ["hen", "chicken", "rooster", "cock", "cockerel", "turkey"], size: 0.66,
        build: Build(head: 0.24, torsoWidth: 0.48, torsoLength: 0.31, legLength: 0.15, arms: .wings, legs: .birdLegs),
        coats: [Coat(0xf7efe2, 0xffffff, 0xd8c7b0), Coat(0xb5653a, 0xe9b98a, 0x7a3f26)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                for (x, y, shade) in [(-0.36, -0.32, 0.16), (-0.42, -0.2, 0.08), (-0.4, -0.08, 0.02)] {
                    pen.form(
                        .blob(-0.1, -0.02, x * 0.7, y * 0.9 - 0.05, x, y, x * 0.8, y + 0.09, -0.1, 0.05),
                        look.coat.main.darker(shade))
                }
            }
        },
        face: Face(turn: 0.2, eyeY: -0.06, hasMouth: false),
        head: { pen, look, expression in
            let comb = Color(0xdb4a43)
            for (x, y, radius) in [(-0.34, -0.94, 0.21), (-0.02, -1.08, 0.26), (0.32, -0.98, 0.22)] {
                pen.form(.circle(x, y, radius), comb)
            }
            _ = pen.roundSkull(look.coat.main, width: 0.94)
            pen.face(look.figure.face, expression)
            pen.form(.blob(0.1, 0.5, 0.24, 0.6, 0.22, 0.9, 0.08, 0.94, 0, 0.72), comb)
            pen.form(.blob(0.34, 0.5, 0.46, 0.66, 0.42, 0.9, 0.3, 0.9, 0.26, 0.64), comb)
            pen.form(.polygon(-0.02, 0.26, 0.5, 0.26, 0.3, 0.58), Color(0xf2a33c))
            pen.line(.curve(0.04, 0.35, 0.25, 0.4, 0.45, 0.34), Color(0xb8701f), 0.035)
        })
}
