import Media

extension Figure {
    static let horse = Figure(
        nouns: ["horse", "pony", "foal", "zebra", "camel"], size: 1.16,
        build: Build(head: 0.22, torsoWidth: 0.36, torsoLength: 0.34, legLength: 0.23),
        coats: [Coat(0xa8703f, 0xf0dcc0, 0x4d3226), Coat(0xe0c7a0, 0xfff3dc, 0x7a5a40)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(.curve(-0.08, -0.02, -0.24, 0.02, -0.3, 0.16), look.coat.dark, 0.1, to: 0.05)
            }
        },
        face: Face(eyeSpread: 0.4, eyeY: 0, mouthY: 0.86, mouthWidth: 0.16, cheekY: 0.4, cheekSpread: 0.5),
        head: { pen, look, expression in
            pen.form(
                .blob(-0.2, -0.96, -0.7, -0.8, -1.06, -0.2, -1.1, 0.6, -0.84, 0.9, -0.66, 0.3, -0.5, -0.3),
                look.coat.dark)
            pen.ears(
                .blob(-0.18, 0.12, -0.1, -0.34, 0.06, -0.56, 0.16, -0.3, 0.18, 0.12), inner: nil, x: 0.46, y: -0.76,
                turned: 8, look.coat.main, look.coat.dark)
            let skull = Path.blob(
                0, -0.9, 0.52, -0.74, 0.78, -0.16, 0.74, 0.4, 0.68, 0.84, 0.24, 1.08, -0.24, 0.9, -0.6, 0.42, -0.78,
                -0.16, -0.52, -0.74)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { $0.fill(.ellipse(0.24, 0.88, 0.6, 0.38), look.coat.light) }
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
            for side in [-1.0, 1.0] {
                pen.fill(.ellipse(0.22 + side * 0.16, 0.66, 0.04, 0.055), look.coat.dark.opacity(0.8))
            }
            pen.form(
                .blob(-0.4, -0.86, -0.1, -1.14, 0.34, -1.04, 0.3, -0.7, 0.16, -0.4, -0.04, -0.5, -0.2, -0.6),
                look.coat.dark)
        })
}
