import Media

extension Figure {
    static let robot = Figure(
        nouns: ["robot", "android", "machine", "droid"], size: 0.96,
        build: Build(torsoWidth: 0.38, legWidth: 0.07, armWidth: 0.06), dress: .own,
        coats: [
            Coat(0xb8c6d2, 0xe8f0f4, 0x5f7282), Coat(0x8fc3c0, 0xe6f4f0, 0x4d7f80), Coat(0xe8c38a, 0xfbf0d8, 0x9c7440),
        ],
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let box = Path.box(-0.19, -0.31, 0.38, 0.37, radius: 0.08)
                pen.form(box, look.coat.main)
                pen.rim(box, 0.018)
                pen.fill(.box(-0.09, -0.24, 0.22, 0.16, radius: 0.03), look.coat.light)
                pen.shine(.circle(-0.04, -0.19, 0.022), Color(0xf06a6a))
                pen.shine(.circle(0.02, -0.19, 0.022), Color(0xf7c948))
                pen.shine(.circle(0.08, -0.19, 0.022), Color(0x6ccf8e))
                pen.line(.curve(-0.05, -0.12, 0.09, -0.12), look.coat.dark, 0.014)
            }
        },
        face: Face(
            turn: 0.1, eyeSpread: 0.36, eyeY: -0.06, eyeSize: 0.17, mouthY: 0.28, mouthWidth: 0.2, cheekY: 0.26,
            cheekSpread: 0.56, ink: Color(0x9ff0e6)),
        head: { pen, look, expression in
            pen.line(.curve(0, -0.84, 0, -1.3), look.coat.dark, 0.07)
            pen.glow(0, -1.36, 0.5, look.accent.lighter(0.3).opacity(0.7))
            pen.shine(.circle(0, -1.36, 0.14), look.accent.lighter(0.2))
            for side in [-1.0, 1.0] {
                pen.form(.box(side * 1.02 - 0.12, -0.16, 0.24, 0.42, radius: 0.1), look.coat.dark)
            }
            let skull = Path.box(-0.98, -0.88, 1.96, 1.7, radius: 0.46)
            pen.form(skull, look.coat.main)
            pen.rim(skull, 0.07)
            pen.fill(.box(-0.68, -0.56, 1.56, 1.12, radius: 0.34), Color(0x2f3d4d))
            pen.face(look.figure.face, expression)
        })
}
