import Media

extension Prop {
    static let drum = Prop(
        nouns: ["drum"], size: 0.34,
        paint: { pen in
            pen.shadow(0, 0, 0.62, 0.1)
            let body = Path.blob(-0.56, -0.8, 0.56, -0.8, 0.56, -0.1, 0.3, 0.02, -0.3, 0.02, -0.56, -0.1)
            pen.form(body, Color(0xd8503f))
            for x in [-0.4, -0.13, 0.13, 0.4] {
                pen.line(
                    .line([Point(x - 0.13, -0.78), Point(x, -0.06), Point(x + 0.13, -0.78)]), Color(0xfbe6b4), 0.035)
            }
            pen.fill(.ellipse(0, -0.84, 0.58, 0.16), Color(0xf2c650))
            pen.fill(.ellipse(0, -0.86, 0.5, 0.12), Color(0xfff6e2))
        })
}
