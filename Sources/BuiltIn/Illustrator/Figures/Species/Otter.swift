import Media

extension Figure {
    static let otter = Figure(
        nouns: ["otter", "beaver", "mink"], size: 0.8,
        build: Build(head: 0.245, torsoWidth: 0.36, torsoLength: 0.4, legLength: 0.12),
        coats: [Coat(0x7d5c45, 0xe9d5b8, 0x3f2d26), Coat(0x665048, 0xdfcdb6, 0x352822)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let tail = Path.blob(
                    0.02, -0.06, -0.16, -0.1, -0.36, 0, -0.54, 0.06, -0.58, 0.1, -0.4, 0.12, -0.16, 0.1, 0, 0.06)
                pen.form(tail, look.coat.main.darker(0.06))
                pen.rim(tail, 0.02)
            }
        },
        face: Face(turn: 0.16, eyeSpread: 0.46, eyeY: -0.08, eyeSize: 0.13, mouthY: 0.64, mouthWidth: 0.16),
        head: { pen, look, expression in
            pen.ears(
                .circle(0, 0, 0.19), inner: .circle(0.02, 0.02, 0.1), x: 0.8, y: -0.42, turned: 0,
                look.coat.main.darker(0.06), look.coat.dark)
            // Wide and flat, with a broad muzzle.
            let skull = Path.blob(
                0.02, -0.76, 0.6, -0.64, 0.98, -0.1, 0.92, 0.36, 0.56, 0.74, 0.16, 0.84, -0.3, 0.74, -0.86, 0.4, -0.98,
                -0.1, -0.58, -0.64)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { pen in
                pen.fill(
                    .blob(-0.7, 0.4, -0.3, 0.14, 0.16, 0.1, 0.62, 0.14, 0.94, 0.4, 0.7, 1, -0.5, 1), look.coat.light)
            }
            pen.rim(skull, 0.06)
            pen.form(.ellipse(-0.05, 0.44, 0.27, 0.2), look.coat.light.lighter(0.2), depth: 0.4)
            pen.form(.ellipse(0.39, 0.44, 0.27, 0.2), look.coat.light.lighter(0.2), depth: 0.4)
            pen.whiskers(look.coat.dark, y: 0.46)
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark, x: 0.17, y: 0.27, size: 0.17)
        })
}
