import Media

extension Prop {
    static let cake = Prop(
        nouns: ["cake", "pie", "birthday", "cupcake", "muffin", "tart"], size: 0.36,
        paint: { pen in
            pen.shadow(0, 0, 0.66, 0.08)
            pen.form(.ellipse(0, -0.03, 0.66, 0.08), Color(0xf7f1e6))
            pen.form(.box(-0.52, -0.38, 1.04, 0.34, radius: 0.08), Color(0xc98a56))
            pen.form(.box(-0.38, -0.64, 0.76, 0.3, radius: 0.08), Color(0xe0a468))
            pen.form(
                .blob(
                    -0.54, -0.36, -0.3, -0.42, 0.3, -0.42, 0.54, -0.36, 0.5, -0.2, 0.36, -0.28, 0.2, -0.18, 0, -0.28,
                    -0.2, -0.18, -0.36, -0.28, -0.5, -0.2), Color(0xfff1f0))
            pen.form(
                .blob(-0.4, -0.62, 0, -0.7, 0.4, -0.62, 0.36, -0.5, 0.2, -0.56, 0, -0.48, -0.2, -0.56, -0.36, -0.5),
                Color(0xf7a8b4))
            for x in [-0.22, 0, 0.22] {
                pen.fill(.box(x - 0.03, -0.84, 0.06, 0.2), Color(0x6fb0d8))
                pen.shine(.blob(x, -0.98, x + 0.04, -0.88, x, -0.83, x - 0.04, -0.88), Color(0xffb347))
            }
        })
}
