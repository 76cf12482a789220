import Media

extension Prop {
    static let butterfly = Prop(
        nouns: ["butterfly", "moth", "dragonfly"], size: 0.2, place: .sky,
        paint: { pen in
            for side in [-1.0, 1.0] {
                pen.form(
                    .blob(0, -0.5, side * 0.2, -0.92, side * 0.62, -0.98, side * 0.66, -0.62, side * 0.2, -0.44),
                    Color(0xf5933c))
                pen.form(
                    .blob(0, -0.48, side * 0.3, -0.46, side * 0.52, -0.2, side * 0.3, -0.04, side * 0.06, -0.26),
                    Color(0xf7b950))
                pen.fill(.circle(side * 0.44, -0.76, 0.09), Color(0xfff1cf))
            }
            pen.line(.line([Point(0, -0.16), Point(0, -0.74)]), Color(0x4a3a3c), 0.09)
        })
}
