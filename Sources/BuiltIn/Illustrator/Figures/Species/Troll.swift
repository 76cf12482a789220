import Media

extension Figure {
    static let troll = Figure(
        nouns: ["troll", "goblin", "ogre"], size: 1.25,
        build: Build(
            head: 0.25, torsoWidth: 0.46, torsoLength: 0.34, legLength: 0.13, legWidth: 0.13, armWidth: 0.115),
        coats: [Coat(0x8f9a86, 0xc9cdb6, 0x4d5a44), Coat(0x8d9299, 0xc4c8c9, 0x53604f)],
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                // Moss on the shoulders.
                for (x, y, size) in [
                    (-0.17, -0.27, 0.06), (-0.08, -0.31, 0.07), (0.06, -0.31, 0.07), (0.16, -0.27, 0.06),
                ] {
                    pen.form(.circle(x, y, size), Color(0x6f9a4f))
                }
            }
        },
        face: Face(eyeSize: 0.15, mouthY: 0.6, mouthWidth: 0.24),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.16, 0.1, -0.2, -0.2, 0, -0.44, 0.2, -0.2, 0.16, 0.1), inner: nil, x: 0.92, y: -0.02,
                turned: 62,
                look.coat.main, look.coat.light)
            _ = pen.roundSkull(look.coat.main, width: 1.04)
            for (x, y, size) in [(-0.46, -0.78, 0.22), (-0.14, -0.92, 0.26), (0.2, -0.92, 0.24), (0.5, -0.76, 0.2)] {
                pen.form(.circle(x, y, size), Color(0x6f9a4f))
            }
            pen.face(look.figure.face, expression)
            pen.form(.ellipse(0.14, 0.3, 0.24, 0.19), look.coat.light)
        })
}
