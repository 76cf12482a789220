import Media

extension Prop {
    static let signpost = Prop(
        nouns: ["sign", "signpost", "road", "path", "crossroads"], size: 0.8, place: .background,
        surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.2, 0.03)
            pen.line(.line([Point(0, 0), Point(0, -0.96)]), Color(0x8f6242), 0.07)
            pen.form(.polygon(-0.36, -0.92, 0.3, -0.92, 0.42, -0.8, 0.3, -0.68, -0.36, -0.68), Color(0xc79460))
            pen.form(.polygon(0.3, -0.62, -0.28, -0.62, -0.4, -0.5, -0.28, -0.38, 0.3, -0.38), Color(0xd8a76a))
        })
}
