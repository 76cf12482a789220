import Media

extension Figure {
    static let hedgehog = Figure(
        nouns: ["hedgehog", "porcupine", "echidna"], size: 0.72,
        build: Build(head: 0.27, torsoWidth: 0.42, torsoLength: 0.3, legLength: 0.12),
        coats: [Coat(0x8a6a54, 0xf4dfc2, 0x4d3a30)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                for row in 0..<3 {
                    for quill in 0..<9 {
                        let angle = 90 + Double(quill) * 22.5 + Double(row) * 8
                        let root = Point(-0.04, -0.15) + Trigonometry.point(degrees: angle, radius: 0.12)
                        let tip =
                            Point(-0.05, -0.15)
                            + Trigonometry.point(degrees: angle + 6, radius: 0.31 - Double(row) * 0.05)
                        pen.line(
                            .line([root, tip]), look.coat.dark.mixed(with: look.coat.main, Double(row) * 0.36), 0.07,
                            to: 0.008)
                    }
                }
            }
        },
        face: Face(mouthY: 0.62, mouthWidth: 0.15),
        head: { pen, look, expression in
            for row in 0..<2 {
                for quill in 0..<13 {
                    let angle = 150 + Double(quill) * 18.5 + Double(row) * 9
                    let root = Trigonometry.point(degrees: angle, radius: 0.6)
                    let tip = Trigonometry.point(degrees: angle - 4, radius: 1.3 - Double(row) * 0.18)
                    pen.line(
                        .line([root, tip]), look.coat.dark.mixed(with: look.coat.main, Double(row) * 0.5), 0.26,
                        to: 0.02)
                }
            }
            pen.form(.ellipse(-0.72, -0.3, 0.22, 0.24), look.coat.light.darker(0.16))
            pen.form(.ellipse(0.78, -0.36, 0.2, 0.22), look.coat.light.darker(0.16))
            let skull = Path.blob(
                0.06, -0.62, 0.6, -0.5, 0.9, 0.0, 0.88, 0.44, 0.56, 0.8, 0.14, 0.92, -0.4, 0.8, -0.8, 0.42, -0.82,
                -0.02, -0.46, -0.5)
            pen.form(skull, look.coat.light)
            pen.rim(skull, 0.05)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0x33252e), x: 0.19, y: 0.4, size: 0.14)
        })
}
