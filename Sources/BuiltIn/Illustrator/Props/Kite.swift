import Media

extension Prop {
    static let kite = Prop(
        nouns: ["kite"], size: 0.6, place: .sky, grip: .bottom,
        paint: { pen in
            pen.line(.curve(0, 0, -0.1, -0.14, 0.06, -0.26, 0, -0.4), Color(0xf7f1e6), 0.015)
            for y in [-0.1, -0.24] {
                pen.form(
                    .polygon(-0.1, y - 0.05, 0, y, -0.1, y + 0.05, 0.1, y - 0.05, 0, y, 0.1, y + 0.05), Color(0xf7c548))
            }
            pen.fill(.polygon(0, -1, 0, -0.36, -0.26, -0.74), Color(0xe8604f))
            pen.fill(.polygon(0, -1, 0.26, -0.74, 0, -0.74), Color(0xf5a742))
            pen.fill(.polygon(0.26, -0.74, 0, -0.36, 0, -0.74), Color(0x4f9fd0))
            pen.line(.line([Point(0, -1), Point(0, -0.36)]), Color(0x7a5040), 0.014)
            pen.line(.line([Point(-0.26, -0.74), Point(0.26, -0.74)]), Color(0x7a5040), 0.014)
        })
}
