import Media

extension Prop {
    static let oar = Prop(
        nouns: ["oar", "paddle"], size: 0.9, grip: .middle, sizeInHand: 0.9,
        paint: { pen in
            pen.line(.line([Point(0, -0.02), Point(0, -0.74)]), Color(0xa8703f), 0.05)
            pen.form(
                .blob(-0.09, -0.98, 0.09, -0.98, 0.1, -0.8, 0.03, -0.68, -0.03, -0.68, -0.1, -0.8), Color(0xc98f58))
        })
}
