import Media

extension Figure {
    static let rabbit = Figure(
        nouns: ["rabbit", "bunny"], size: 0.8,
        coats: [
            Coat(0xd8c2a8, 0xfff7ea, 0xc98d86), Coat(0xf1ede6, 0xffffff, 0xe7a6a6), Coat(0xb59a84, 0xf7ecdc, 0xb97f76),
        ],
        behind: { pen, skeleton, look in
            let root = skeleton.hip + Point(-0.17, -0.02)
            pen.form(.circle(root.x, root.y, 0.085), look.coat.light)
        },
        face: Face(eyeSpread: 0.42, mouthY: 0.6, mouthWidth: 0.14),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.2, 0.14, -0.27, -0.5, -0.12, -1.06, 0.06, -1.14, 0.2, -0.9, 0.26, -0.36, 0.18, 0.14),
                inner: .blob(-0.08, 0, -0.12, -0.5, 0, -0.92, 0.1, -0.84, 0.12, -0.4, 0.08, 0), x: 0.36, y: -0.78,
                turned: 13, look.coat.main, look.coat.dark.lighter(0.25))
            _ = pen.roundSkull(look.coat.main, width: 1.02)
            pen.form(.ellipse(-0.06, 0.48, 0.26, 0.22), look.coat.light, depth: 0.4)
            pen.form(.ellipse(0.38, 0.48, 0.26, 0.22), look.coat.light, depth: 0.4)
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.16, y: 0.32, size: 0.1)
        })
}
