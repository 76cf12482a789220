import Media

extension Prop {
    static let nest = Prop(
        nouns: ["nest"], size: 0.24,
        paint: { pen in
            pen.shadow(0, 0, 0.8, 0.1)
            for (x, color) in [(-0.24, 0xcfe6ea as UInt32), (0.04, 0xf4ecd8), (0.28, 0xcfe6ea)] {
                pen.form(.ellipse(x, -0.6, 0.19, 0.3), Color(color))
            }
            let bowl = Path.blob(-0.78, -0.56, -0.3, -0.44, 0.3, -0.44, 0.78, -0.56, 0.6, -0.08, 0, 0.02, -0.6, -0.08)
            pen.form(bowl, Color(0xa87d4f))
            for twig in 0..<7 {
                let x = -0.6 + Double(twig) * 0.2
                pen.line(
                    .curve(x - 0.12, -0.34, x, -0.2, x + 0.14, -0.3),
                    Color(twig.isMultiple(of: 2) ? 0x7f5a36 : 0xc79c64), 0.04)
            }
        })
}
