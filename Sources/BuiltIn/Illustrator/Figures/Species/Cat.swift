import Media

extension Figure {
    static let cat = Figure(
        nouns: ["cat", "kitten", "kitty", "tomcat", "panther"], size: 0.8,
        coats: [
            Coat(0xe59a4f, 0xfff0da, 0xb86a2e), Coat(0x8e939e, 0xf2f2f2, 0x5d626d), Coat(0x4a4650, 0xe9e4e0, 0x2c2932),
            Coat(0xf0e2cc, 0xffffff, 0xc79a74),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(
                    .curve(-0.06, 0.01, -0.26, 0.05, -0.38, -0.1, -0.32, -0.3, -0.4, -0.42), look.coat.main, 0.075,
                    to: 0.06)
            }
        },
        face: Face(eyeSize: 0.15, mouthY: 0.58, mouthWidth: 0.15),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.3, 0.1, -0.12, -0.42, 0.06, -0.62, 0.22, -0.4, 0.34, 0.16),
                inner: .blob(-0.12, 0.06, -0.02, -0.28, 0.07, -0.42, 0.14, -0.26, 0.2, 0.08), x: 0.58, y: -0.6,
                turned: 10, look.coat.main, Color(0xf0a3a0))
            let skull = pen.roundSkull(look.coat.main, width: 1.08)
            pen.inside(skull) { pen in
                for (x, tilt) in [(-0.16, 0.06), (0.1, 0), (0.36, -0.06)] {
                    pen.line(.curve(x - tilt, -1, x, -0.58), look.coat.dark, 0.1, to: 0.03)
                }
                for side in [-1.0, 1.0] {
                    pen.line(.curve(side * 1.1, 0.02, side * 0.78, 0.06), look.coat.dark, 0.09, to: 0.02)
                    pen.line(.curve(side * 1.1, 0.28, side * 0.8, 0.28), look.coat.dark, 0.09, to: 0.02)
                }
            }
            pen.form(.ellipse(-0.03, 0.5, 0.25, 0.2), look.coat.light, depth: 0.4)
            pen.form(.ellipse(0.36, 0.5, 0.25, 0.2), look.coat.light, depth: 0.4)
            pen.whiskers(Color(0x5a5058))
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0xe8868a), x: 0.17, y: 0.36, size: 0.1)
        })
}
