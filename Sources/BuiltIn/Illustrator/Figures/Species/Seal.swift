import Media

extension Figure {
    static let seal = Figure(
        nouns: ["seal", "walrus", "sealion"], size: 0.78,
        build: Build(
            head: 0.27, torsoWidth: 0.46, torsoLength: 0.38, legLength: 0.05, arms: .wings, legs: .none),
        coats: [Coat(0x9fb0bf, 0xe9f0f3, 0x5a6a7a), Coat(0x8d949e, 0xe4e6e8, 0x4e5560)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.form(.blob(0.1, -0.14, -0.1, -0.12, -0.3, -0.02, -0.34, 0.06, 0, 0.08), look.coat.main.darker(0.06))
                pen.form(
                    .blob(-0.28, 0.05, -0.4, -0.06, -0.52, -0.12, -0.5, -0.01, -0.4, 0.06), look.coat.main.darker(0.16))
                pen.form(.blob(-0.28, 0, -0.44, 0.03, -0.56, 0.04, -0.5, 0.1, -0.3, 0.09), look.coat.main.darker(0.1))
            }
        },
        trunk: { pen, skeleton, look in
            guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
            pen.along(skeleton.hip, skeleton.neck) { pen in
                for (x, y) in [(-0.17, -0.16), (-0.19, -0.06), (-0.14, -0.26), (0.19, -0.14), (0.17, -0.04)] {
                    pen.fill(.ellipse(x, y, 0.022, 0.017), look.coat.dark.opacity(0.55))
                }
            }
        },
        face: Face(turn: 0.18, eyeSpread: 0.42, eyeY: 0.04, eyeSize: 0.16, mouthY: 0.68, mouthWidth: 0.13),
        head: { pen, look, expression in
            let skull = pen.roundSkull(look.coat.main, width: 0.98)
            pen.inside(skull) { pen in
                for (x, y) in [(-0.5, -0.5), (-0.28, -0.68), (-0.62, -0.24), (0.62, -0.46)] {
                    pen.fill(.ellipse(x, y, 0.09, 0.07), look.coat.dark.opacity(0.5))
                }
            }
            pen.form(.ellipse(-0.04, 0.5, 0.27, 0.22), look.coat.light, depth: 0.4)
            pen.form(.ellipse(0.4, 0.5, 0.27, 0.22), look.coat.light, depth: 0.4)
            pen.whiskers(look.coat.dark, y: 0.5)
            pen.face(look.figure.face, expression)
            pen.noseTip(Color(0x33303a), x: 0.18, y: 0.34, size: 0.16)
        })
}
