import Media

extension Figure {
    static let honeybee = Figure(
        nouns: ["bee", "bumblebee", "honeybee"], size: 0.5,
        build: Build(
            head: 0.29, torsoWidth: 0.42, torsoLength: 0.32, legLength: 0.1, legWidth: 0.05, armWidth: 0.05),
        dress: .own, coats: [Coat(0xf7c93c, 0xfdeaa8, 0x4a3a3c)],
        behind: { pen, skeleton, look in
            pen.wings(
                skeleton, .blob(0, 0, -0.2, -0.3, -0.44, -0.34, -0.5, -0.14, -0.34, 0.04, -0.14, 0.06), Color(0xf4fbff),
                opacity: 0.82)
        },
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let length = (skeleton.neck - skeleton.hip).length
                let body = Path.ellipse(0, -length * 0.42, 0.21, length * 0.62)
                pen.form(body, look.coat.main)
                pen.inside(body) { pen in
                    for y in [0.02, -0.12, -0.26] {
                        pen.line(.curve(-0.24, y - 0.02, 0, y + 0.02, 0.24, y - 0.02), look.coat.dark, 0.065)
                    }
                }
                pen.rim(body, 0.02)
            }
        },
        face: Face(),
        head: { pen, look, expression in
            for side in [-1.0, 1.0] {
                pen.line(.curve(side * 0.2, -0.8, side * 0.3, -1.2, side * 0.56, -1.32), look.coat.dark, 0.07)
                pen.form(.circle(side * 0.58, -1.34, 0.13), look.coat.dark)
            }
            _ = pen.roundSkull(look.coat.main)
            pen.face(look.figure.face, expression)
        })
}
