import Media

extension Figure {
    static let elephant = Figure(
        nouns: ["elephant", "mammoth", "hippo", "hippopotamus", "rhino"], size: 1.36,
        build: Build(head: 0.25, torsoWidth: 0.48, torsoLength: 0.33, legLength: 0.15, legWidth: 0.15, armWidth: 0.11),
        coats: [Coat(0x9fabbb, 0xd5dce4, 0x6f7b8c), Coat(0xb2a5b4, 0xe2d8e2, 0x7e7182)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(.curve(-0.2, -0.04, -0.3, 0, -0.32, 0.08), look.coat.main.darker(0.1), 0.03, to: 0.02)
            }
        },
        face: Face(eyeSpread: 0.46, eyeY: 0, cheekY: 0.36, hasMouth: false),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.2, -0.3, 0.2, -0.56, 0.66, -0.4, 0.8, 0.1, 0.56, 0.56, 0.16, 0.6, -0.16, 0.3),
                inner: .blob(0.04, -0.2, 0.24, -0.38, 0.52, -0.26, 0.62, 0.1, 0.44, 0.4, 0.16, 0.42), x: 0.76, y: -0.12,
                turned: 0, look.coat.main, Color(0xe9b3b5))
            _ = pen.roundSkull(look.coat.main, width: 0.96)
            pen.line(
                .curve(0.18, 0.3, 0.2, 0.7, 0.3, 1.02, 0.58, 1.12, 0.76, 0.96), look.coat.main.darker(0.12), 0.5,
                to: 0.22)
            pen.line(
                .curve(0.18, 0.26, 0.18, 0.68, 0.28, 1.0, 0.57, 1.1, 0.75, 0.95), look.coat.main.lighter(0.03), 0.44,
                to: 0.19)
            for ridge in [0.5, 0.68, 0.86] {
                pen.line(.curve(0.04, ridge, 0.2, ridge + 0.04, 0.38, ridge - 0.02), look.coat.main.darker(0.14), 0.035)
            }
            pen.face(look.figure.face, expression)
        })
}
