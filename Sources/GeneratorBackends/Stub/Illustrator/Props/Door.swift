import Drawing

extension Prop {
    static let door = Prop(
        nouns: ["door", "gate", "doorway", "entrance"], size: 1.15, place: .wall,
        paint: { pen in
            pen.form(
                .blob(-0.36, 0, -0.36, -0.7, -0.24, -0.96, 0, -1.02, 0.24, -0.96, 0.36, -0.7, 0.36, 0), Color(0x8f7a6a))
            let door = Path.blob(-0.29, 0, -0.29, -0.68, -0.18, -0.88, 0, -0.94, 0.18, -0.88, 0.29, -0.68, 0.29, 0)
            pen.form(door, Color(0x3f8f8a))
            pen.inside(door) { pen in
                for x in [-0.1, 0.1] { pen.line(.line([Point(x, 0), Point(x, -1)]), Color(0x2b6b68), 0.014) }
            }
            pen.fill(.circle(0.18, -0.42, 0.035), Color(0xf2c650))
        })
}
