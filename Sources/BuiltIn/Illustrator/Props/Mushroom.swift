import Media

extension Prop {
    static let mushroom = Prop(
        nouns: ["mushroom", "toadstool", "acorn"], size: 0.32,
        paint: { pen in
            pen.shadow(0, 0, 0.4, 0.06)
            pen.form(.blob(-0.14, -0.5, 0.14, -0.5, 0.2, -0.04, 0, 0.01, -0.2, -0.04), Color(0xfbf1df))
            let cap = Path.blob(-0.54, -0.44, -0.44, -0.76, 0, -0.98, 0.44, -0.76, 0.54, -0.44, 0, -0.36)
            pen.form(cap, Color(0xdc4a42))
            for (x, y, radius) in [(-0.26, -0.62, 0.09), (0.06, -0.78, 0.1), (0.3, -0.58, 0.075), (-0.02, -0.5, 0.05)] {
                pen.fill(.circle(x, y, radius), Color(0xfff6ea))
            }
            pen.rim(cap, 0.045)
        })
}
