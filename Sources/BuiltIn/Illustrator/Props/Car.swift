import Media

extension Prop {
    static let car = Prop(
        nouns: ["car", "bus", "truck", "van", "taxi"], size: 0.6, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 1.0, 0.08)
            pen.form(.blob(-0.5, -0.5, -0.36, -0.9, 0, -0.98, 0.36, -0.9, 0.56, -0.5), Color(0xcfe8f0))
            let body = Path.blob(-0.9, -0.16, -0.92, -0.46, -0.5, -0.56, 0.5, -0.56, 0.92, -0.44, 0.94, -0.16, 0, -0.1)
            pen.form(body, Color(0xf0a93c))
            pen.line(.line([Point(0, -0.94), Point(0, -0.54)]), Color(0xf0a93c), 0.07)
            for x in [-0.52, 0.52] {
                pen.form(.circle(x, -0.17, 0.18), Color(0x33303c))
                pen.fill(.circle(x, -0.17, 0.08), Color(0xd8dce0))
            }
            pen.shine(.circle(0.84, -0.36, 0.07), Color(0xfff3c0))
            pen.rim(body, 0.03)
        })
}
