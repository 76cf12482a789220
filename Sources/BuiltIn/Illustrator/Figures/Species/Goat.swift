import Media

extension Figure {
    static let goat = Figure(
        nouns: ["goat", "billy", "nanny", "ibex", "chamois"], size: 0.92,
        build: Build(head: 0.235, torsoWidth: 0.36, torsoLength: 0.32, legLength: 0.2, legWidth: 0.085),
        coats: [
            Coat(0xb98a5c, 0xf8ecd8, 0x4f3a30), Coat(0xece4d6, 0xffffff, 0x5a4a46), Coat(0x8a8078, 0xf0e8de, 0x3c3432),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.form(
                    .blob(-0.12, -0.02, -0.26, -0.12, -0.3, -0.2, -0.2, -0.17, -0.1, -0.1), look.coat.main.darker(0.08))
            }
        },
        face: Face(eyeSpread: 0.42, eyeY: -0.04, mouthY: 0.8, mouthWidth: 0.15, cheekY: 0.34, cheekSpread: 0.5),
        head: { pen, look, expression in
            let horn = Color(0xcdb893)
            for (side, reach) in [(-1.0, -1.62), (1.0, -1.5)] {
                let root = 0.06 + side * 0.28
                pen.line(
                    .curve(
                        root, -0.78, root + side * 0.06, -1.2, root + side * 0.2 - 0.12, -1.44,
                        root + side * 0.3 - 0.34, reach),
                    horn.darker(side < 0 ? 0.16 : 0.04), 0.25, to: 0.06)
            }
            pen.ears(
                .blob(-0.06, -0.06, 0.26, -0.16, 0.66, 0.02, 0.74, 0.22, 0.4, 0.24, 0.04, 0.14),
                inner: .blob(0.14, 0, 0.34, -0.04, 0.6, 0.1, 0.36, 0.14), x: 0.66, y: -0.26, turned: 8,
                look.coat.main.darker(0.06), Color(0xe8b0a0))
            pen.form(.blob(-0.14, 0.82, 0.5, 0.82, 0.36, 1.2, 0.12, 1.56, 0.02, 1.2), look.coat.light.darker(0.06))
            let skull = Path.blob(
                0.04, -0.9, 0.54, -0.74, 0.78, -0.16, 0.68, 0.42, 0.56, 0.86, 0.2, 1.04, -0.2, 0.88, -0.58, 0.42, -0.78,
                -0.16, -0.5, -0.74)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { pen in
                pen.fill(.blob(0.02, -1, 0.28, -1, 0.34, 0, 0.3, 0.5, 0.04, 0.5, 0, 0), look.coat.light)
                pen.fill(.ellipse(0.18, 0.8, 0.5, 0.38), look.coat.light)
            }
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.18, y: 0.58, size: 0.12)
            pen.form(
                .blob(-0.2, -0.76, 0.12, -1.0, 0.42, -0.8, 0.3, -0.5, 0.12, -0.62, -0.04, -0.48),
                look.coat.dark.lighter(0.1))
        })
}
