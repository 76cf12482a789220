import Media

extension Figure {
    static let sheep = Figure(
        nouns: ["sheep", "lamb", "ram", "llama", "alpaca", "yak"], size: 0.9,
        build: Build(torsoWidth: 0.4, legWidth: 0.08),
        coats: [Coat(0xf6f0e4, 0xffffff, 0x5b4f52), Coat(0xe6dccf, 0xf7f0e6, 0x4d4348)],
        trunk: { pen, skeleton, look in
            guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
            pen.along(skeleton.hip, skeleton.neck) { pen in
                for (x, y) in [
                    (-0.14, -0.24), (0, -0.28), (0.13, -0.23), (-0.18, -0.1), (0.18, -0.1), (0, -0.13), (-0.12, 0.02),
                    (0.11, 0.02),
                ] {
                    pen.form(.circle(x, y, 0.085), look.coat.main, depth: 0.6)
                }
            }
        },
        face: Face(eyeSpread: 0.32, mouthY: 0.62, mouthWidth: 0.14, cheekSpread: 0.46),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.04, 0, 0.2, -0.16, 0.52, -0.04, 0.5, 0.16, 0.18, 0.18), inner: nil, x: 0.66, y: -0.1,
                turned: 16, look.coat.dark.lighter(0.28), look.coat.dark)
            let skull = Path.blob(
                0.04, -0.7, 0.52, -0.56, 0.74, -0.1, 0.7, 0.4, 0.44, 0.82, 0.1, 0.92, -0.28, 0.82, -0.6, 0.4, -0.68,
                -0.1, -0.44, -0.56)
            pen.form(skull, look.coat.dark.lighter(0.34).mixed(with: Color(0xe8cdb8), 0.5))
            for (x, y, radius) in [
                (-0.66, -0.36, 0.3), (-0.44, -0.66, 0.34), (0, -0.78, 0.38), (0.44, -0.68, 0.34), (0.7, -0.38, 0.28),
            ] {
                pen.form(.circle(x, y, radius), look.coat.main, depth: 0.6)
            }
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.17, y: 0.44, size: 0.1)
        })
}
