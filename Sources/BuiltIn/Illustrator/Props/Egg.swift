import Media

extension Prop {
    static let egg = Prop(
        nouns: ["egg"], size: 0.24,
        paint: { pen in
            pen.shadow(0, 0, 0.4, 0.08)
            let egg = Path.blob(0, -1, 0.28, -0.8, 0.4, -0.4, 0.28, -0.08, 0, 0, -0.28, -0.08, -0.4, -0.4, -0.28, -0.8)
            pen.form(egg, Color(0xf6ecd6))
            for (x, y) in [(-0.14, -0.7), (0.16, -0.56), (-0.2, -0.36), (0.08, -0.26), (0.02, -0.82)] {
                pen.fill(.circle(x, y, 0.05), Color(0xd8b58a))
            }
            pen.rim(egg, 0.05)
        })
}
