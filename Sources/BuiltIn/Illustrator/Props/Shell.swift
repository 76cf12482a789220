import Media

extension Prop {
    static let shell = Prop(
        nouns: ["shell", "seashell", "pearl", "clam"], size: 0.2,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.08)
            let shell = Path.blob(
                0, -0.02, 0.22, -0.1, 0.52, -0.4, 0.44, -0.8, 0.16, -0.98, -0.16, -0.98, -0.44, -0.8, -0.52, -0.4,
                -0.22, -0.1)
            pen.form(shell, Color(0xf7b9a8))
            pen.inside(shell) { pen in
                for x in [-0.4, -0.2, 0.0, 0.2, 0.4] {
                    pen.line(.curve(x * 0.2, -0.06, x, -0.94), Color(0xe08f80), 0.04)
                }
            }
            pen.rim(shell, 0.05)
        })
}
