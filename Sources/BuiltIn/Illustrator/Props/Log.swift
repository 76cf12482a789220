import Media

extension Prop {
    static let log = Prop(
        nouns: ["log", "stump"], size: 0.3,
        paint: { pen in
            pen.shadow(0, 0, 0.7, 0.09)
            pen.form(.blob(-0.5, -0.8, 0.5, -0.8, 0.56, -0.2, 0.68, 0, 0, 0.03, -0.68, 0, -0.56, -0.2), Color(0x96683f))
            pen.fill(.ellipse(0, -0.82, 0.51, 0.17), Color(0xe0b87c))
            pen.line(.ellipse(0, -0.82, 0.32, 0.1), Color(0xb98a52), 0.03)
            pen.line(.ellipse(0, -0.82, 0.14, 0.045), Color(0xb98a52), 0.03)
        })
}
