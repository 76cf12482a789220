import Media

extension Prop {
    static let rocket = Prop(
        nouns: ["rocket", "spaceship", "spacecraft"], size: 1.2, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.3, 0.04)
            for side in [-1.0, 1.0] {
                pen.form(
                    .blob(side * 0.14, -0.4, side * 0.34, -0.18, side * 0.34, 0, side * 0.14, -0.1), Color(0xe8504f))
            }
            let hull = Path.blob(0, -1, 0.18, -0.74, 0.2, -0.3, 0.12, -0.06, -0.12, -0.06, -0.2, -0.3, -0.18, -0.74)
            pen.form(hull, Color(0xf2f2f0))
            pen.inside(hull) { $0.fill(.box(-0.5, -1.1, 1, 0.34), Color(0xe8504f)) }
            pen.fill(.circle(0, -0.56, 0.1), Color(0x4a5a70))
            pen.fill(.circle(0, -0.56, 0.075), Color(0x9fdcec))
            pen.rim(hull, 0.03)
        })
}
