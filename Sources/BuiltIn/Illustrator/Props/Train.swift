import Media

extension Prop {
    static let train = Prop(
        nouns: ["train", "locomotive", "engine", "railway", "tram"], size: 0.7, place: .background,
        surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 1.0, 0.08)
            pen.form(.box(-0.86, -0.86, 0.62, 0.68, radius: 0.05), Color(0xd8503f))
            pen.form(.box(-0.94, -0.96, 0.78, 0.12, radius: 0.05), Color(0x4a4a60))
            pen.fill(.box(-0.72, -0.74, 0.34, 0.26, radius: 0.04), Color(0xcfe8f0))
            pen.form(.box(-0.28, -0.6, 1.08, 0.42, radius: 0.16), Color(0x3f8fa8))
            pen.form(.polygon(0.42, -0.6, 0.38, -0.9, 0.68, -0.9, 0.62, -0.6), Color(0x4a4a60))
            pen.form(.blob(0.0, -0.58, 0.02, -0.74, 0.16, -0.74, 0.18, -0.58), Color(0xf5c542))
            pen.form(.box(-0.9, -0.22, 1.76, 0.1, radius: 0.04), Color(0x4a4a60))
            for x in [-0.62, -0.06, 0.32, 0.64] {
                pen.form(.circle(x, -0.13, x < -0.5 ? 0.17 : 0.13), Color(0x33303c))
                pen.fill(.circle(x, -0.13, 0.06), Color(0xf5c542))
            }
            for (x, y, radius) in [(0.56, -1.02, 0.1), (0.44, -1.18, 0.13)] {
                pen.fill(.circle(x, y, radius), Color.white.opacity(0.7))
            }
        })
}
