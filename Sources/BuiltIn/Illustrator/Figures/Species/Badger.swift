import Media

extension Figure {
    static let badger = Figure(
        nouns: ["badger", "raccoon", "skunk"], size: 0.84,
        build: Build(head: 0.26, torsoWidth: 0.42, torsoLength: 0.32, legLength: 0.14),
        coats: [Coat(0x74757f, 0xf6f3ec, 0x35333c)],
        behind: { pen, skeleton, look in
            pen.tail(skeleton, look.coat.main.darker(0.1), width: 0.12, to: 0.08, reach: 0.7)
        },
        face: Face(mouthY: 0.66, mouthWidth: 0.14),
        head: { pen, look, expression in
            pen.ears(
                .circle(0, 0, 0.27), inner: .circle(0.02, 0.03, 0.15), x: 0.66, y: -0.62, turned: 0, look.coat.dark,
                look.coat.light)
            let skull = Path.blob(
                0.04, -0.88, 0.6, -0.7, 0.94, -0.08, 0.88, 0.4, 0.5, 0.76, 0.16, 0.92, -0.26, 0.76, -0.82, 0.42, -0.94,
                -0.08, -0.58, -0.7)
            pen.form(skull, look.coat.light)
            pen.inside(skull) { pen in
                for side in [-1.0, 1.0] {
                    pen.fill(
                        .blob(
                            0.15 + side * 0.2, -1, 0.15 + side * 0.6, -0.9, 0.15 + side * 0.66, 0.1, 0.15 + side * 0.3,
                            0.52, 0.15 + side * 0.14, 0.1), look.coat.dark)
                }
            }
            pen.rim(skull, 0.06)
            for side in [-1.0, 1.0] { pen.fill(.circle(0.15 + side * 0.38, 0.06, 0.22), look.coat.light.darker(0.04)) }
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.17, y: 0.44, size: 0.15)
        })
}
