import Media

extension Figure {
    static let turtle = Figure(
        nouns: ["turtle", "tortoise", "snail", "crab", "lobster"], size: 0.66,
        build: Build(head: 0.24, torsoWidth: 0.36, torsoLength: 0.3, legLength: 0.13),
        coats: [Coat(0x8fbf5f, 0xf0e6b4, 0x4f7a3a), Coat(0x6fb08a, 0xf0e6b4, 0x3a6b5a)],
        behind: { pen, skeleton, _ in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let shell = Path.blob(
                    -0.02, 0.1, -0.2, 0.12, -0.36, -0.02, -0.38, -0.2, -0.26, -0.36, -0.06, -0.38, 0.12, -0.3, 0.2, -0.1
                )
                pen.form(shell, Color(0xa8764a))
                pen.inside(shell) { pen in
                    for (x, y) in [(-0.28, -0.26), (-0.1, -0.32), (-0.32, -0.08), (-0.2, 0.06), (-0.18, -0.14)] {
                        pen.fill(.circle(x, y, 0.07), Color(0xc79257))
                    }
                }
                pen.rim(shell, 0.022)
            }
        },
        face: Face(mouthY: 0.44, mouthWidth: 0.3),
        head: { pen, look, expression in
            let skull = Path.blob(
                0, -0.86, 0.6, -0.7, 0.96, -0.1, 0.94, 0.4, 0.6, 0.76, 0.06, 0.86, -0.5, 0.76, -0.9, 0.36, -0.94, -0.1,
                -0.6, -0.7)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { pen in
                for (x, y, r) in [(-0.5, -0.5, 0.16), (-0.1, -0.7, 0.13), (-0.72, -0.1, 0.1)] {
                    pen.fill(.circle(x, y, r), look.coat.dark.opacity(0.4))
                }
            }
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
        })
}
