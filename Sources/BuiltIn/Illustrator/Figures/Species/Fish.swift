import Media

extension Figure {
    static let fish = Figure(
        nouns: [
            "fish", "goldfish", "trout", "shark", "octopus", "jellyfish", "seahorse", "starfish",
        ], size: 0.7,
        build: Build(head: 0.42, torsoWidth: 0.2, torsoLength: 0.1, legLength: 0.02, arms: .none, legs: .none),
        dress: .own,
        coats: [
            Coat(0xf08a3c, 0xfde0b0, 0xc25a22), Coat(0x4f9fd0, 0xd5eef6, 0x2f6f9c), Coat(0xe8657c, 0xfcd5d0, 0xb03d58),
        ],
        face: Face(
            turn: 0.54, eyeSpread: 0.24, eyeY: -0.14, eyeSize: 0.13, mouthY: 0.22, mouthWidth: 0.16, cheekY: 0.14,
            cheekSpread: 0.38),
        head: { pen, look, expression in
            pen.form(.blob(-0.8, 0, -1.3, -0.5, -1.56, -0.46, -1.4, 0, -1.56, 0.46, -1.3, 0.5), look.coat.dark)
            pen.form(.blob(-0.5, -0.6, -0.2, -1.06, 0.3, -1.02, 0.36, -0.6), look.coat.dark)
            let body = Path.blob(
                -0.96, 0, -0.5, -0.56, 0.14, -0.76, 0.76, -0.5, 1.04, 0.02, 0.76, 0.52, 0.14, 0.76, -0.5, 0.54)
            pen.form(body, look.coat.main)
            pen.inside(body) { pen in
                pen.fill(.ellipse(0.2, 0.72, 0.9, 0.4), look.coat.light)
                for x in [-0.5, -0.24, 0.02] {
                    pen.line(.arc(x, 0, 0.16, 0.44, from: -70, to: 70), look.coat.light.opacity(0.7), 0.05)
                }
            }
            pen.rim(body, 0.06)
            pen.form(.blob(-0.1, 0.2, -0.44, 0.36, -0.5, 0.56, -0.2, 0.5, 0.1, 0.34), look.coat.dark)
            pen.face(look.figure.face, expression)
        })
}
