import Media

extension Prop {
    static let carrot = Prop(
        nouns: ["carrot", "vegetable", "radish", "turnip", "corn"], size: 0.22, grip: .top,
        paint: { pen in
            for (x, y) in [(-0.16, -1), (0, -1.06), (0.16, -0.98)] {
                pen.line(.curve(0, -0.66, x * 0.6, -0.84, x, y), Color(0x5fa356), 0.1, to: 0.05)
            }
            pen.form(.blob(0, 0, -0.12, -0.3, -0.2, -0.62, 0, -0.72, 0.2, -0.62, 0.12, -0.3), Color(0xf0883a))
            for y in [-0.5, -0.34] { pen.line(.curve(-0.12, y, -0.04, y + 0.02, 0.02, y), Color(0xc9641f), 0.03) }
        })
}
