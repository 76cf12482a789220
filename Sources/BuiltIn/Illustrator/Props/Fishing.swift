import Media

extension Prop {
    static let fishing = Prop(
        nouns: ["fishing", "rod", "net"], size: 0.7, grip: .bottom,
        paint: { pen in
            pen.line(.curve(0, 0, 0.14, -0.5, 0.36, -1), Color(0x8f6242), 0.03, to: 0.012)
            pen.line(.curve(0.36, -1, 0.4, -0.6, 0.4, -0.3), Color(0xf7f1e6), 0.008)
            pen.form(.circle(0.4, -0.28, 0.03), Color(0xd8453d))
        })
}
