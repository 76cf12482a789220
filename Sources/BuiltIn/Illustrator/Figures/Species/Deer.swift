import Media

extension Figure {
    static let deer = Figure(
        nouns: ["deer", "fawn", "doe", "stag", "reindeer", "moose", "elk", "antelope", "gazelle", "giraffe"],
        size: 1.12, build: Build(head: 0.215, torsoLength: 0.34, legLength: 0.25, legWidth: 0.08, armWidth: 0.07),
        coats: [Coat(0xc2854f, 0xfaecd6, 0x5f3d28)],
        behind: { pen, skeleton, look in
            pen.form(
                .blob(
                    skeleton.hip.x - 0.12, skeleton.hip.y - 0.04, skeleton.hip.x - 0.24, skeleton.hip.y - 0.1,
                    skeleton.hip.x - 0.24, skeleton.hip.y + 0.02, skeleton.hip.x - 0.14, skeleton.hip.y + 0.03),
                look.coat.light)
        },
        trunk: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
                for (x, y) in [(-0.11, -0.2), (-0.08, -0.1), (-0.13, -0.04)] {
                    pen.fill(.circle(x, y, 0.016), look.coat.light)
                }
            }
        },
        face: Face(eyeSpread: 0.42, eyeY: 0, mouthY: 0.76, mouthWidth: 0.14, cheekY: 0.36, cheekSpread: 0.5),
        head: { pen, look, expression in
            for side in [-1.0, 1.0] {
                pen.line(
                    .curve(side * 0.28, -0.8, side * 0.44, -1.2, side * 0.4, -1.56), look.coat.dark.lighter(0.2), 0.11,
                    to: 0.06)
                pen.line(
                    .curve(side * 0.4, -1.14, side * 0.62, -1.3, side * 0.68, -1.46), look.coat.dark.lighter(0.2), 0.08,
                    to: 0.05)
            }
            pen.ears(
                .blob(-0.06, 0.1, 0.1, -0.24, 0.5, -0.32, 0.66, -0.14, 0.4, 0.12),
                inner: .blob(0.1, 0.02, 0.22, -0.12, 0.46, -0.18, 0.36, 0.02), x: 0.66, y: -0.42, turned: 0,
                look.coat.main, Color(0xf0b3a0))
            let skull = Path.blob(
                0, -0.9, 0.56, -0.74, 0.82, -0.16, 0.7, 0.4, 0.56, 0.82, 0.18, 1.02, -0.22, 0.84, -0.6, 0.42, -0.82,
                -0.16, -0.56, -0.74)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { pen in
                pen.fill(.ellipse(0.18, 0.78, 0.46, 0.36), look.coat.light)
                for (x, y) in [(-0.2, -0.62), (0.08, -0.7), (0.34, -0.6), (-0.04, -0.48), (0.24, -0.46)] {
                    pen.fill(.circle(x, y, 0.06), look.coat.light)
                }
            }
            pen.rim(skull, 0.06)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0x3f2a26), x: 0.18, y: 0.56, size: 0.13)
        })
}
