import Media

extension Figure {
    static let cow = Figure(
        nouns: ["cow", "calf", "bull", "ox", "buffalo"], size: 1.12,
        build: Build(head: 0.23, torsoWidth: 0.42, torsoLength: 0.34, legLength: 0.2),
        coats: [Coat(0xf6f0e8, 0xffffff, 0x5a4640), Coat(0xb9774a, 0xf3dcc4, 0x5c3826)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.line(.curve(-0.14, -0.04, -0.26, 0, -0.28, 0.12), look.coat.main.darker(0.1), 0.03)
                pen.form(.ellipse(-0.28, 0.14, 0.035, 0.05), look.coat.dark)
            }
        },
        trunk: { pen, skeleton, look in
            guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.fill(.blob(-0.19, -0.14, -0.12, -0.24, -0.07, -0.16, -0.12, -0.06), look.coat.dark)
                pen.fill(.blob(0.12, -0.06, 0.18, -0.12, 0.2, -0.03, 0.15, 0.02), look.coat.dark)
            }
        },
        face: Face(
            eyeSpread: 0.42, eyeY: 0, mouthY: 0.82, mouthWidth: 0.17, cheekY: 0.36, cheekSpread: 0.56,
            ink: Color(0x2b2026)),
        head: { pen, look, expression in
            for side in [-1.0, 1.0] {
                pen.line(
                    .curve(side * 0.42, -0.74, side * 0.74, -0.94, side * 0.66, -1.26), Color(0xe7dcc2), 0.2, to: 0.06)
            }
            pen.ears(
                .blob(-0.04, -0.1, 0.3, -0.24, 0.7, -0.06, 0.66, 0.16, 0.2, 0.18), inner: nil, x: 0.66, y: -0.36,
                turned: 10, look.coat.dark, look.coat.dark)
            let skull = Path.blob(
                0, -0.9, 0.56, -0.74, 0.8, -0.16, 0.76, 0.44, 0.66, 0.84, 0.2, 1.0, -0.3, 0.86, -0.68, 0.44, -0.8,
                -0.16,
                -0.56, -0.74)
            pen.form(skull, look.coat.main)
            pen.inside(skull) {
                $0.fill(.blob(-0.9, -0.9, -0.3, -1, -0.02, -0.3, -0.14, 0.24, -0.6, 0.3, -1, 0), look.coat.dark)
            }
            pen.form(.ellipse(0.18, 0.7, 0.58, 0.36), Color(0xf0b9ae), depth: 0.5)
            pen.rim(skull, 0.06)
            for x in [-0.24, 0.58] { pen.fill(.circle(x, 0, 0.24), look.coat.light) }
            pen.face(look.figure.face, expression)
            for side in [-1.0, 1.0] { pen.fill(.ellipse(0.18 + side * 0.24, 0.6, 0.06, 0.08), Color(0xb5706a)) }
        })
}
