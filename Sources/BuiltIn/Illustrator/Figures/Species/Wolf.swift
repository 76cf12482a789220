import Media

extension Figure {
    static let wolf = Figure(
        nouns: ["wolf", "coyote", "jackal", "husky"], size: 1.02,
        coats: [Coat(0x8b93a3, 0xe9ebee, 0x4a4f5e), Coat(0x7a8191, 0xe2e4e8, 0x41454f)],
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
