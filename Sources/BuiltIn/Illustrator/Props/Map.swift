import Media

extension Prop {
    static let map = Prop(
        nouns: ["map", "chart"], size: 0.26,
        paint: { pen in
            pen.shadow(0, 0, 0.6, 0.08)
            pen.form(.blob(-0.6, -0.86, 0, -0.94, 0.6, -0.86, 0.58, -0.1, 0, -0.02, -0.58, -0.1), Color(0xf6e3b4))
            pen.line(.curve(-0.4, -0.3, -0.2, -0.56, 0.06, -0.4, 0.24, -0.66), Color(0xb0703f), 0.045)
            for cross in [45.0, 135] {
                let arm = Trigonometry.point(degrees: cross, radius: 0.1)
                pen.line(
                    .line([Point(0.34 - arm.x, -0.7 - arm.y), Point(0.34 + arm.x, -0.7 + arm.y)]), Color(0xd8453d),
                    0.055)
            }
            pen.fill(.polygon(-0.36, -0.62, -0.26, -0.78, -0.16, -0.62), Color(0x7fa05a))
        })
}
