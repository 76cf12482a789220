import Media

extension Prop {
    static let snowman = Prop(
        nouns: ["snowman"], size: 0.85, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.42, 0.06)
            for (y, radius) in [(-0.24, 0.27), (-0.58, 0.2), (-0.82, 0.15)] {
                let ball = Path.circle(0, y, radius)
                pen.form(ball, Color(0xf7fbff))
                pen.rim(ball, 0.03)
            }
            pen.line(.curve(-0.16, -0.6, -0.34, -0.72, -0.4, -0.7), Color(0x7a5040), 0.025)
            pen.line(.curve(0.16, -0.6, 0.34, -0.7, 0.42, -0.76), Color(0x7a5040), 0.025)
            pen.form(.blob(-0.15, -0.72, 0, -0.68, 0.15, -0.72, 0.14, -0.66, 0, -0.62, -0.14, -0.66), Color(0xd8453d))
            pen.fill(.polygon(0.02, -0.84, 0.2, -0.8, 0.02, -0.78), Color(0xf0883a))
            for (x, y) in [(-0.04, -0.87), (0.08, -0.87), (0.02, -0.54), (0.02, -0.46)] {
                pen.fill(.circle(x, y, 0.018), Color(0x33303c))
            }
            pen.form(.box(-0.12, -1.06, 0.24, 0.14, radius: 0.02), Color(0x3f4258))
            pen.form(.box(-0.18, -0.96, 0.36, 0.04, radius: 0.02), Color(0x3f4258))
        })
}
