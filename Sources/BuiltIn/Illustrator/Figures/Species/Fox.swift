import Media

extension Figure {
    static let fox = Figure(
        nouns: ["fox", "vixen"], size: 0.9,
        coats: [Coat(0xe8773a, 0xfff1dc, 0x5a3326), Coat(0xd9662f, 0xfdeed8, 0x4d2e26)],
        behind: { pen, skeleton, look in
            pen.tail(skeleton, look.coat.main, width: 0.08, to: 0.19, tip: look.coat.light)
        },
        face: Face(eyeY: 0.04, mouthY: 0.62, mouthWidth: 0.15),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.3, 0.1, -0.12, -0.42, 0.06, -0.62, 0.22, -0.4, 0.34, 0.16),
                inner: .blob(-0.12, 0.06, -0.02, -0.28, 0.07, -0.42, 0.14, -0.26, 0.2, 0.08), x: 0.6, y: -0.66,
                turned: 16, look.coat.main, look.coat.dark)
            let skull = Path.blob(
                0, -0.88, 0.56, -0.74, 0.9, -0.2, 1.16, 0.3, 0.9, 0.5, 0.56, 0.74, 0.14, 0.92, -0.34, 0.78, -0.78, 0.52,
                -1.1, 0.32, -0.9, -0.2, -0.56, -0.74)
            pen.form(skull, look.coat.main)
            pen.cheekMask(skull, look.coat.light, turn: 0.15)
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0x33252e), x: 0.17, y: 0.46)
        })
}
