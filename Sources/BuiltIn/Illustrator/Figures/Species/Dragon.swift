import Media

extension Figure {
    static let dragon = Figure(
        nouns: [
            "dragon", "dinosaur", "dino", "wyvern", "monster", "beast", "griffin", "crocodile", "alligator", "snake",
        ], size: 1.3,
        build: Build(head: 0.24, torsoWidth: 0.42, torsoLength: 0.35, legLength: 0.15, legWidth: 0.13, armWidth: 0.09),
        coats: [
            Coat(0x5fae72, 0xf4e7a8, 0x2f6f5a), Coat(0x8a72c4, 0xf2d9e6, 0x55408f), Coat(0x4fa3b5, 0xf0ecc0, 0x2b6b80),
            Coat(0xd9614f, 0xfbe0b0, 0x963a3a),
        ],
        behind: { pen, skeleton, look in
            pen.wings(
                skeleton,
                .blob(
                    0, 0, -0.12, -0.3, -0.36, -0.46, -0.52, -0.4, -0.46, -0.24, -0.5, -0.08, -0.34, -0.1, -0.26, 0.04,
                    -0.14, -0.02), look.coat.dark.lighter(0.25))
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.line(.curve(-0.06, 0.02, -0.3, 0.12, -0.48, 0.06, -0.54, -0.1), look.coat.main, 0.17, to: 0.05)
                pen.form(.blob(-0.54, -0.08, -0.62, -0.14, -0.56, -0.26, -0.48, -0.14), look.coat.dark.lighter(0.2))
            }
        },
        trunk: { pen, skeleton, look in
            guard look.garments[.shirt] == nil, look.garments[.coat] == nil else { return }
            pen.along(skeleton.hip, skeleton.neck) { pen in
                for row in 0..<4 {
                    let y = -0.24 + Double(row) * 0.07
                    pen.line(.curve(-0.05, y, 0.03, y + 0.015, 0.11, y), look.coat.light.darker(0.14), 0.012)
                }
            }
        },
        face: Face(eyeY: -0.1, eyeSize: 0.15, cheekY: 0.26, hasMouth: false),
        head: { pen, look, expression in
            for spike in 0..<4 {
                let place = Trigonometry.point(degrees: 200 + Double(spike) * 26, radius: 0.94)
                pen.form(.circle(place.x, place.y, 0.2), look.coat.dark.lighter(0.2))
            }
            for side in [-1.0, 1.0] {
                pen.line(
                    .curve(side * 0.42, -0.76, side * 0.56, -1.1, side * 0.44, -1.34), Color(0xf7e6bd), 0.2, to: 0.06)
            }
            _ = pen.roundSkull(look.coat.main)
            pen.face(look.figure.face, expression)
            pen.form(
                .blob(-0.44, 0.42, -0.2, 0.2, 0.2, 0.16, 0.6, 0.2, 0.84, 0.42, 0.76, 0.76, 0.2, 0.92, -0.36, 0.76),
                look.coat.main.lighter(0.1), depth: 0.6)
            for side in [-1.0, 1.0] { pen.fill(.ellipse(0.2 + side * 0.2, 0.32, 0.05, 0.04), look.coat.dark) }
            pen.mouth(Face(turn: 0.2, mouthY: 0.56, mouthWidth: 0.32), expression.mouth)
        })
}
