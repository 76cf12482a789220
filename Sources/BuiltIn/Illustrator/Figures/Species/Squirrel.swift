import Media

extension Figure {
    static let squirrel = Figure(
        nouns: ["squirrel", "chipmunk", "marten", "weasel", "ferret"], size: 0.7, build: Build(head: 0.265),
        coats: [Coat(0xc96f38, 0xfbead0, 0x7a3f22), Coat(0x9b8a80, 0xf3ebe2, 0x5d4c46)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let plume = Path.blob(
                    -0.04, 0.06, -0.24, 0.1, -0.44, -0.06, -0.5, -0.36, -0.4, -0.62, -0.2, -0.66, -0.12, -0.52, -0.24,
                    -0.46, -0.26, -0.3, -0.16, -0.12)
                pen.form(plume, look.coat.main)
                pen.line(
                    .curve(-0.14, 0.03, -0.34, -0.08, -0.4, -0.34, -0.3, -0.56), look.coat.main.lighter(0.24), 0.05,
                    to: 0.02)
                pen.rim(plume, 0.02)
            }
        },
        face: Face(eyeSize: 0.15, mouthY: 0.62, mouthWidth: 0.14),
        head: { pen, look, expression in
            pen.ears(
                .blob(-0.2, 0.12, -0.14, -0.3, 0.04, -0.56, 0.18, -0.26, 0.22, 0.12),
                inner: .blob(-0.06, 0.06, -0.04, -0.18, 0.04, -0.3, 0.1, -0.14, 0.1, 0.06), x: 0.54, y: -0.74,
                turned: 12, look.coat.main, look.coat.light)
            let skull = pen.roundSkull(look.coat.main)
            pen.cheekMask(skull, look.coat.light, turn: 0.15)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0x5a3328), x: 0.17, y: 0.42, size: 0.1)
        })
}
