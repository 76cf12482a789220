import Media

extension Prop {
    static let chair = Prop(
        nouns: ["chair", "stool", "bench", "armchair", "seat", "throne"], size: 0.6, place: .background,
        paint: { pen in
            pen.shadow(0, 0, 0.42, 0.06)
            for x in [-0.3, 0.22] { pen.form(.box(x, -0.48, 0.08, 0.48, radius: 0.03), Color(0x96653f)) }
            pen.form(.box(-0.3, -1, 0.09, 0.58, radius: 0.04), Color(0xa87546))
            pen.form(.box(0.21, -1, 0.09, 0.58, radius: 0.04), Color(0xa87546))
            for y in [-0.92, -0.74] { pen.form(.box(-0.28, y, 0.56, 0.1, radius: 0.04), Color(0xc08c58)) }
            pen.form(.box(-0.36, -0.54, 0.72, 0.13, radius: 0.06), Color(0xd8604f))
        })
}
