import Media

extension Figure {
    static let hare = Figure(
        nouns: ["hare", "jackrabbit"], size: 0.92,
        build: Build(head: 0.225, torsoWidth: 0.32, torsoLength: 0.34, legLength: 0.24),
        coats: [Coat(0xb98a58, 0xf4e4c8, 0x3a2c26), Coat(0xa3968a, 0xefe9df, 0x35302e)],
        behind: { pen, skeleton, look in
            let root = skeleton.hip + Point(-0.15, -0.01)
            pen.form(.ellipse(root.x, root.y, 0.075, 0.06), look.coat.light)
            pen.fill(.ellipse(root.x, root.y - 0.03, 0.05, 0.03), look.coat.dark)
        },
        face: Face(eyeSpread: 0.44, eyeY: -0.02, mouthY: 0.68, mouthWidth: 0.13),
        head: { pen, look, expression in
            // Longer than those of a rabbit, apart from each other, with black tips.
            pen.ears(
                .blob(-0.17, 0.14, -0.24, -0.6, -0.16, -1.24, 0, -1.5, 0.15, -1.24, 0.22, -0.5, 0.17, 0.14),
                inner: .blob(-0.07, 0, -0.11, -0.6, -0.02, -1.02, 0.08, -0.98, 0.11, -0.5, 0.08, 0), x: 0.46, y: -0.7,
                turned: 24, look.coat.main, look.coat.light.darker(0.08))
            pen.ears(
                .blob(-0.15, -1.12, -0.1, -1.4, 0, -1.52, 0.1, -1.4, 0.14, -1.12, 0, -1.2),
                inner: .circle(0, -1.36, 0.01), x: 0.46, y: -0.7, turned: 24, look.coat.dark, look.coat.dark)
            let skull = Path.blob(
                0.02, -0.9, 0.52, -0.72, 0.8, -0.14, 0.7, 0.36, 0.46, 0.72, 0.18, 0.92, -0.16, 0.76, -0.64, 0.42, -0.82,
                -0.12, -0.5, -0.72)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { pen in
                for side in [-1.0, 1.0] {
                    pen.fill(.ellipse(0.15 + side * 0.4, -0.02, 0.26, 0.3), look.coat.light.opacity(0.7))
                }
            }
            pen.rim(skull, 0.06)
            pen.form(.ellipse(0, 0.52, 0.22, 0.2), look.coat.light, depth: 0.4)
            pen.form(.ellipse(0.34, 0.52, 0.22, 0.2), look.coat.light, depth: 0.4)
            pen.whiskers(look.coat.dark, y: 0.54)
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.17, y: 0.38, size: 0.1)
        })
}
