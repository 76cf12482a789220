import Media

extension Figure {
    static let bird = Figure(
        nouns: [
            "bird", "robin", "sparrow", "wren", "swallow", "chick", "raven", "crow", "parrot",
            "bluebird", "seagull", "gull", "dove", "pigeon", "canary", "finch",
        ], size: 0.56,
        build: Build(head: 0.28, torsoWidth: 0.44, torsoLength: 0.28, legLength: 0.13, arms: .wings, legs: .birdLegs),
        coats: [
            Coat(0x4f93c9, 0xf8e9d6, 0x2f5f8c), Coat(0xc9604a, 0xf7e6d0, 0x7a4a3a), Coat(0x8a6f5c, 0xf2a15a, 0x57463c),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.form(.blob(-0.1, 0.02, -0.34, 0.1, -0.42, 0.04, -0.4, -0.04, -0.12, -0.1), look.coat.dark)
            }
        },
        face: Face(turn: 0.2, eyeY: 0, hasMouth: false),
        head: { pen, look, expression in
            _ = pen.roundSkull(look.coat.main)
            pen.fill(.ellipse(0.16, 0.42, 0.6, 0.44), look.coat.light)
            pen.line(.curve(-0.02, -0.88, -0.14, -1.12, -0.02, -1.26), look.coat.main, 0.11, to: 0.04)
            pen.line(.curve(0.06, -0.9, 0.06, -1.1, 0.2, -1.2), look.coat.main, 0.1, to: 0.04)
            pen.face(look.figure.face, expression)
            pen.form(.polygon(0.06, 0.3, 0.36, 0.3, 0.24, 0.58), Color(0xf2a33c))
            pen.line(.curve(0.1, 0.37, 0.22, 0.41, 0.33, 0.37), Color(0xb8701f), 0.035)
        })
}
