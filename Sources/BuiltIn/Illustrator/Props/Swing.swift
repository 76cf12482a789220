import Media

extension Prop {
    static let swing = Prop(
        nouns: ["swing"], size: 1.5, place: .background,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.04)
            for x in [-0.42, 0.42] {
                pen.line(.line([Point(x * 1.1, 0), Point(x * 0.9, -0.96)]), Color(0x9a6a45), 0.045)
            }
            pen.line(.line([Point(-0.46, -0.96), Point(0.46, -0.96)]), Color(0xa87546), 0.055)
            for x in [-0.13, 0.13] { pen.line(.line([Point(x, -0.94), Point(x * 1.1, -0.3)]), Color(0xe8d9b8), 0.018) }
            pen.form(.box(-0.2, -0.31, 0.4, 0.05, radius: 0.02), Color(0xd8604f))
        })
}
