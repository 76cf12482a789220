import Media

extension Prop {
    static let pumpkin = Prop(
        nouns: ["pumpkin", "squash"], size: 0.3,
        paint: { pen in
            pen.shadow(0, 0, 0.6, 0.08)
            for x in [-0.34, 0.34, -0.18, 0.18, 0] { pen.form(.ellipse(x, -0.38, 0.26, 0.39), Color(0xee8a35)) }
            pen.line(.curve(0, -0.74, 0.02, -0.88, 0.12, -0.96), Color(0x6f8f3f), 0.12, to: 0.08)
        })
}
