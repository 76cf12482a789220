import Media

extension Prop {
    static let ball = Prop(
        nouns: ["ball", "football", "marble", "toy"], size: 0.26,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.1)
            let ball = Path.circle(0, -0.5, 0.5)
            pen.form(ball, Color(0xe8604f))
            pen.inside(ball) { pen in
                pen.fill(
                    .blob(-0.16, -1.1, 0.16, -1.1, 0.24, -0.5, 0.14, 0.1, -0.14, 0.1, -0.24, -0.5), Color(0xfff3d8))
                pen.fill(.ellipse(0.52, -0.5, 0.24, 0.6), Color(0x4f9fd0))
            }
            pen.rim(ball, 0.06)
        })
}
