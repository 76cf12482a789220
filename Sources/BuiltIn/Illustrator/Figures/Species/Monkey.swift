import Media

extension Figure {
    static let monkey = Figure(
        nouns: ["monkey", "ape", "chimpanzee", "gorilla", "lemur"], size: 0.88, build: Build(torsoWidth: 0.32),
        coats: [Coat(0x8f5f42, 0xf3cfa8, 0x4f3327), Coat(0xb5854f, 0xf9dfbb, 0x5f4029)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(
                    .curve(-0.1, 0.02, -0.3, 0.06, -0.4, -0.12, -0.3, -0.24, -0.24, -0.14), look.coat.main.darker(0.08),
                    0.06, to: 0.035)
            }
        },
        face: Face(turn: 0.15, eyeY: 0, mouthY: 0.58, mouthWidth: 0.24),
        head: { pen, look, expression in
            pen.ears(
                .circle(0, 0, 0.36), inner: .circle(-0.02, 0.02, 0.22), x: 0.92, y: 0, turned: 0, look.coat.main,
                look.coat.light)
            let skull = pen.roundSkull(look.coat.main)
            pen.inside(skull) { pen in
                for side in [-1.0, 1.0] { pen.fill(.ellipse(0.15 + side * 0.32, -0.02, 0.4, 0.46), look.coat.light) }
                pen.fill(.ellipse(0.15, 0.5, 0.66, 0.42), look.coat.light)
            }
            pen.face(look.figure.face, expression)
            for side in [-1.0, 1.0] { pen.fill(.ellipse(0.16 + side * 0.07, 0.32, 0.035, 0.03), look.coat.dark) }
            pen.line(.curve(-0.06, -0.86, 0.04, -1.12, 0.16, -1.14), look.coat.main, 0.1, to: 0.04)
        })
}
