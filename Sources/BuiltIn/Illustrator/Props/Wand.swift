import Media

extension Prop {
    static let wand = Prop(
        nouns: ["wand", "stick", "staff", "branch", "broom"], size: 0.36, grip: .bottom,
        paint: { pen in
            pen.line(.line([Point(0, 0), Point(0, -0.72)]), Color(0x8f6242), 0.05)
            pen.glow(0, -0.82, 0.5, Color(0xfff2b8, alpha: 0.85))
            pen.shine(.star(0, -0.82, 0.2), Color(0xffdf7a))
        })
}
