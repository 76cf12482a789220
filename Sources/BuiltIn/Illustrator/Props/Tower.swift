import Media

extension Prop {
    static let tower = Prop(
        nouns: ["tower", "windmill", "mill", "castle", "palace", "church"], size: 1.8, place: .background,
        surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.3, 0.03)
            let stone = Color(0xb9b2ac)
            let shaft = Path.polygon(-0.19, 0, -0.15, -0.7, 0.15, -0.7, 0.19, 0)
            pen.form(shaft, stone)
            pen.inside(shaft) { pen in
                for (x, y) in [
                    (-0.12, -0.16), (0.06, -0.24), (-0.04, -0.4), (0.08, -0.52), (-0.13, -0.58), (0.1, -0.08),
                ] {
                    pen.fill(.box(x, y, 0.07, 0.03, radius: 0.01), stone.darker(0.16))
                }
            }
            pen.rim(shaft, 0.02)
            for x in [-0.2, -0.06, 0.08] { pen.form(.box(x, -0.81, 0.12, 0.07), stone) }
            pen.form(.box(-0.2, -0.76, 0.4, 0.08), stone.lighter(0.1))
            pen.form(.blob(-0.06, 0, -0.06, -0.12, 0, -0.18, 0.06, -0.12, 0.06, 0), Color(0x6b4a3a))
            pen.lamplitWindow(0, -0.46, 0.045, isLit: pen.light.needsLamps)
            pen.line(.line([Point(0, -0.8), Point(0, -1)]), Color(0x6b5148), 0.014)
            pen.fill(.polygon(0, -1, 0.17, -0.945, 0, -0.89), Color(0xd8594f))
        })
}
