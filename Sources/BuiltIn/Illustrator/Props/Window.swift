import Media

extension Prop {
    static let window = Prop(
        nouns: ["window", "pane"], size: 0.7, place: .wall, surroundings: .walls,
        paint: { pen in
            pen.lamplitWindow(0, -0.5, 0.4, isLit: pen.light.isDark)
            pen.form(.box(-0.56, -0.06, 1.12, 0.07, radius: 0.02), Color(0xf7efe2))
        })
}
