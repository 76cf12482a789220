import Media

extension Figure {
    static let mouse = Figure(
        nouns: ["mouse", "rat", "hamster", "vole", "gerbil"], size: 0.62,
        build: Build(head: 0.28, torsoWidth: 0.32, torsoLength: 0.29),
        coats: [
            Coat(0xb3a8ac, 0xf4ebe6, 0xe79aa0), Coat(0xb58f74, 0xf6e8d6, 0xe79aa0), Coat(0xd9d2cc, 0xffffff, 0xe8a5a8),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(
                    .curve(-0.08, 0, -0.26, 0.05, -0.36, -0.08, -0.3, -0.2, -0.4, -0.3), look.coat.dark, 0.035,
                    to: 0.015)
            }
        },
        face: Face(eyeY: 0.06, mouthY: 0.62, mouthWidth: 0.12),
        head: { pen, look, expression in
            pen.ears(
                .circle(0, 0, 0.46), inner: .circle(0.01, 0.03, 0.3), x: 0.78, y: -0.62, turned: 0, look.coat.main,
                look.coat.dark.lighter(0.3))
            let skull = Path.blob(
                0, -0.84, 0.6, -0.66, 0.92, -0.08, 0.8, 0.4, 0.46, 0.76, 0.16, 0.9, -0.24, 0.76, -0.76, 0.44, -0.92,
                -0.08, -0.6, -0.66)
            pen.form(skull, look.coat.main)
            pen.rim(skull, 0.06)
            pen.form(.ellipse(0.17, 0.54, 0.34, 0.28), look.coat.light, depth: 0.4)
            pen.whiskers(Color(0x6a5a60), y: 0.46)
            pen.face(look.figure.face, expression)
            pen.noseTip(look.coat.dark.darker(0.1), x: 0.18, y: 0.4, size: 0.12)
        })
}
