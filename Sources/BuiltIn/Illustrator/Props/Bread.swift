import Media

extension Prop {
    static let bread = Prop(
        nouns: ["bread", "loaf", "bun", "roll", "cookie", "biscuit", "sandwich", "pancake"], size: 0.2,
        paint: { pen in
            pen.shadow(0, 0, 0.8, 0.1)
            let loaf = Path.blob(
                -0.78, -0.06, -0.8, -0.5, -0.5, -0.84, 0, -0.94, 0.5, -0.84, 0.8, -0.5, 0.78, -0.06, 0, 0)
            pen.form(loaf, Color(0xd09a56))
            for x in [-0.34, 0.0, 0.34] {
                pen.line(.curve(x - 0.1, -0.54, x, -0.66, x + 0.12, -0.74), Color(0xf7dfae), 0.09)
            }
            pen.rim(loaf, 0.05)
        })
}
