import Media

extension Figure {
    static let pig = Figure(
        nouns: ["pig", "piglet", "boar"], size: 0.84, build: Build(torsoWidth: 0.42, legLength: 0.14),
        coats: [Coat(0xf3b3b0, 0xfbd9d3, 0xc77a7e)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(
                    .curve(-0.18, -0.06, -0.25, -0.04, -0.27, -0.11, -0.23, -0.12, -0.25, -0.05, -0.32, -0.06),
                    look.coat.main.darker(0.1), 0.025)
            }
        },
        face: Face(eyeY: 0, mouthY: 0.7, mouthWidth: 0.16),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.22, 0.1, -0.02, -0.34, 0.28, -0.42, 0.36, -0.14, 0.26, 0.18), inner: nil, x: 0.58, y: -0.68,
                turned: 18, look.coat.main.darker(0.08), look.coat.dark)
            _ = pen.roundSkull(look.coat.main, width: 1.03)
            pen.face(look.figure.face, expression)
            pen.form(.ellipse(0.18, 0.4, 0.28, 0.2), look.coat.main.darker(0.1))
            for side in [-1.0, 1.0] { pen.fill(.ellipse(0.19 + side * 0.1, 0.4, 0.045, 0.075), look.coat.dark) }
        })
}
