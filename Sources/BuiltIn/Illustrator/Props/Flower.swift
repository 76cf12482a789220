import Media

extension Prop {
    static let flower = Prop(
        nouns: ["flower", "daisy", "rose", "tulip", "sunflower", "blossom", "bouquet", "dandelion", "poppy"],
        size: 0.34, grip: .bottom,
        paint: { pen in
            pen.shadow(0, 0, 0.2, 0.04)
            pen.line(.curve(0, 0, 0.04, -0.35, 0, -0.68), Color(0x4f8f4a), 0.06, to: 0.045)
            pen.form(.blob(0.02, -0.2, 0.2, -0.42, 0.32, -0.4, 0.2, -0.22), Color(0x5fa356))
            pen.form(.blob(0, -0.12, -0.2, -0.3, -0.32, -0.26, -0.18, -0.12), Color(0x5fa356))
            for petal in 0..<7 {
                let place = Trigonometry.point(degrees: Double(petal) * 360 / 7 - 90, radius: 0.18)
                pen.form(.circle(place.x, -0.76 + place.y, 0.115), Color(0xf27a93))
            }
            pen.form(.circle(0, -0.76, 0.12), Color(0xf9cf4f))
        })
}
