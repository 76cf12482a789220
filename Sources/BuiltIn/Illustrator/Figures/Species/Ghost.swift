import Media

extension Figure {
    static let ghost = Figure(
        nouns: ["ghost", "spirit", "spook", "phantom", "cloud", "shadow"], size: 0.9,
        build: Build(head: 0.3, torsoWidth: 0.4, torsoLength: 0.3, legLength: 0.12, armWidth: 0.09, legs: .none),
        dress: .own,
        coats: [Coat(0xf4f6fb, 0xffffff, 0xc9d3e6), Coat(0xe6f2f0, 0xffffff, 0xb6d6d2)],
        behind: { pen, skeleton, _ in
            pen.glow(skeleton.hip.x, skeleton.hip.y - 0.26, 0.62, Color(0xf6fbff, alpha: 0.55))
        },
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let sheet = Path.blob(
                    -0.14, -0.34, 0.14, -0.34, 0.21, -0.14, 0.24, 0.06, 0.15, 0.02, 0.06, 0.1, -0.04, 0.03, -0.14, 0.1,
                    -0.22, 0.05, -0.21, -0.14)
                pen.form(sheet, look.coat.main)
            }
        },
        face: Face(eyeSize: 0.16, mouthY: 0.46, mouthWidth: 0.18),
        head: { pen, look, expression in
            _ = pen.roundSkull(look.coat.main)
            pen.face(look.figure.face, expression)
        })
}
