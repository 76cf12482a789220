import Media

extension Prop {
    static let teapot = Prop(
        nouns: ["teapot", "kettle", "tea", "jug"], size: 0.32,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.07)
            pen.line(.arc(0.42, -0.46, 0.22, 0.24, from: -90, to: 90), Color(0xc9648f), 0.08)
            pen.line(.curve(-0.36, -0.34, -0.58, -0.4, -0.66, -0.66), Color(0xd87aa0), 0.16, to: 0.08)
            let pot = Path.blob(
                0, -0.76, 0.34, -0.7, 0.5, -0.4, 0.36, -0.08, 0, -0.01, -0.36, -0.08, -0.5, -0.4, -0.34, -0.7)
            pen.form(pot, Color(0xe88aac))
            pen.inside(pot) { pen in
                for x in [-0.28, 0.0, 0.28] { pen.fill(.circle(x, -0.36, 0.08), Color(0xfdeef2)) }
            }
            pen.rim(pot, 0.04)
            pen.form(.blob(-0.24, -0.72, 0, -0.88, 0.24, -0.72), Color(0xd87aa0))
            pen.form(.circle(0, -0.9, 0.07), Color(0xf7d05a))
        })
}
