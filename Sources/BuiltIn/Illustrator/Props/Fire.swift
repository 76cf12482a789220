import Media

extension Prop {
    static let fire = Prop(
        nouns: ["fire", "campfire", "bonfire", "flame", "fireplace", "hearth"], size: 0.5, givesLight: true,
        paint: { pen in
            pen.glow(0, -0.4, 1.4, Color(0xffc56a, alpha: 0.75))
            pen.line(.line([Point(-0.42, -0.03), Point(0.36, -0.16)]), Color(0x7a5038), 0.13)
            pen.line(.line([Point(0.42, -0.03), Point(-0.36, -0.16)]), Color(0x8f6242), 0.13)
            pen.shine(
                .blob(0, -1, 0.16, -0.66, 0.34, -0.5, 0.32, -0.2, 0, -0.06, -0.32, -0.2, -0.34, -0.46, -0.18, -0.6),
                Color(0xff8a3c))
            pen.shine(.blob(0.03, -0.74, 0.14, -0.5, 0.2, -0.26, 0, -0.1, -0.2, -0.24, -0.14, -0.46), Color(0xffc247))
            pen.shine(.blob(0, -0.48, 0.09, -0.28, 0, -0.12, -0.09, -0.28), Color(0xfff0b0))
        })
}
