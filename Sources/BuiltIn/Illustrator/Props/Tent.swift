import Media

extension Prop {
    static let tent = Prop(
        nouns: ["tent", "teepee", "wigwam", "camp"], size: 1.1, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.66, 0.07)
            pen.line(.line([Point(0.05, -1.06), Point(-0.05, -0.86)]), Color(0x8f6242), 0.03)
            pen.line(.line([Point(-0.05, -1.06), Point(0.05, -0.86)]), Color(0x8f6242), 0.03)
            let canvas = Path.blob(0, -0.95, 0.2, -0.56, 0.58, -0.02, 0, 0.02, -0.58, -0.02, -0.2, -0.56)
            pen.form(canvas, Color(0xf0a94f))
            pen.inside(canvas) { pen in
                pen.fill(.box(-1, -0.2, 2, 0.08), Color(0xd8604f))
                pen.fill(.box(-1, -0.62, 2, 0.06), Color(0xd8604f))
            }
            pen.rim(canvas, 0.025)
            pen.fill(.polygon(0, -0.62, 0.2, 0, -0.2, 0), Color(0x5a3a34))
            pen.fill(.polygon(0, -0.62, 0.2, 0, 0.1, 0), Color(0xfbd08a))
        })
}
