import Media

extension Prop {
    static let chest = Prop(
        nouns: ["chest", "trunk", "box", "crate", "parcel", "present", "gift", "package", "suitcase"], size: 0.36,
        paint: { pen in
            pen.shadow(0, 0, 0.8, 0.09)
            pen.glow(0, -0.6, 0.8, Color(0xffe08a, alpha: 0.5))
            pen.form(.box(-0.68, -0.56, 1.36, 0.56, radius: 0.06), Color(0xa8703f))
            let lid = Path.blob(-0.7, -0.54, -0.66, -0.84, -0.4, -0.98, 0.4, -0.98, 0.66, -0.84, 0.7, -0.54)
            pen.form(lid, Color(0xb97f4a))
            for x in [-0.46, 0.36] { pen.fill(.box(x, -0.97, 0.1, 0.97), Color(0xe0b04a)) }
            pen.fill(.box(-0.7, -0.59, 1.4, 0.08), Color(0xe0b04a))
            pen.form(.box(-0.11, -0.64, 0.22, 0.26, radius: 0.05), Color(0xf5cf5f))
            pen.fill(.circle(0, -0.52, 0.04), Color(0x6b4a2c))
        })
}
