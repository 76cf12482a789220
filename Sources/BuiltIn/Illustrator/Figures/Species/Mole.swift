import Media

extension Figure {
    static let mole = Figure(
        nouns: ["mole", "shrew"], size: 0.66,
        build: Build(head: 0.27, torsoWidth: 0.44, torsoLength: 0.32, legLength: 0.1),
        coats: [Coat(0x4b4450, 0x8d818c, 0xeaa9a4), Coat(0x5a4a45, 0x9a877c, 0xeab0a2)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(.curve(-0.14, 0, -0.24, -0.02, -0.32, -0.1), look.coat.dark, 0.05, to: 0.025)
            }
        },
        face: Face(turn: 0.16, eyeSpread: 0.4, eyeY: -0.04, eyeSize: 0.09, mouthY: 0.76, mouthWidth: 0.13),
        head: { pen, look, expression in
            // Velvet without ears: a round head that becomes a long snout.
            let skull = Path.blob(
                0, -0.86, 0.54, -0.7, 0.84, -0.16, 0.72, 0.34, 0.46, 0.62, 0.2, 0.72, -0.24, 0.7, -0.74, 0.42, -0.9,
                -0.08, -0.58, -0.68)
            pen.form(skull, look.coat.main)
            pen.rim(skull, 0.06)
            pen.form(.ellipse(0.24, 0.5, 0.42, 0.34), look.coat.light, depth: 0.4)
            pen.form(
                .blob(0.06, 0.32, 0.34, 0.18, 0.62, 0.24, 0.74, 0.4, 0.62, 0.54, 0.32, 0.54, 0.08, 0.48),
                look.coat.dark, depth: 0.4)
            pen.whiskers(look.coat.light.lighter(0.3), y: 0.56)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0xc9605f), x: 0.68, y: 0.36, size: 0.13)
        })
}
