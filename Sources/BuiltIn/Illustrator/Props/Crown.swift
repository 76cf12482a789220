import Media

extension Prop {
    static let crown = Prop(
        nouns: ["crown", "tiara"], size: 0.22,
        paint: { pen in
            pen.shadow(0, 0, 0.6, 0.1)
            let crown = Path.polygon(-0.56, 0, -0.64, -0.76, -0.3, -0.36, 0, -0.96, 0.3, -0.36, 0.64, -0.76, 0.56, 0)
            pen.form(crown, Color(0xf5c542))
            pen.rim(crown, 0.06, strength: 0.7)
            pen.fill(.box(-0.57, -0.16, 1.14, 0.08), Color(0xd99f2a))
            for (x, color) in [(-0.3, 0xe8486a as UInt32), (0, 0x49b6d6), (0.3, 0x6fb24f)] {
                pen.shine(.circle(x, -0.12, 0.08), Color(color))
            }
        })
}
