import Media

extension Prop {
    static let book = Prop(
        nouns: ["book", "storybook", "diary", "notebook"], size: 0.26,
        paint: { pen in
            pen.shadow(0, 0, 0.75, 0.09)
            pen.form(.blob(-0.74, -0.1, -0.7, -0.8, 0, -0.72, 0.7, -0.8, 0.74, -0.1, 0, -0.02), Color(0xc9503f))
            pen.fill(.blob(-0.66, -0.2, -0.62, -0.88, -0.3, -0.95, 0, -0.82, 0, -0.1, -0.34, -0.22), Color(0xfff8e6))
            pen.fill(.blob(0.66, -0.2, 0.62, -0.88, 0.3, -0.95, 0, -0.82, 0, -0.1, 0.34, -0.22), Color(0xfbeed2))
            for row in 0..<3 {
                let y = -0.72 + Double(row) * 0.15
                pen.line(.curve(-0.52, y - 0.04, -0.3, y - 0.05, -0.12, y), Color(0xb9a88c), 0.035)
                pen.line(.curve(0.52, y - 0.04, 0.3, y - 0.05, 0.12, y), Color(0xb9a88c), 0.035)
            }
        })
}
