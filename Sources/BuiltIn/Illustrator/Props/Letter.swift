import Media

extension Prop {
    static let letter = Prop(
        nouns: ["letter", "envelope", "note", "invitation", "postcard", "paper", "scroll", "parchment"], size: 0.26,
        paint: { pen in
            pen.shadow(0, 0, 0.7, 0.08)
            pen.form(.polygon(-0.5, -0.5, -0.46, -1.06, 0.5, -1.1, 0.52, -0.5), Color(0xfffdf4))
            for (y, end) in [(-0.95, 0.36), (-0.83, 0.22), (-0.71, 0.34)] {
                pen.line(.curve(-0.34, y + 0.02, 0, y, end, y), Color(0x6f7fa8), 0.04)
            }
            let cover = Path.polygon(-0.64, -0.02, -0.64, -0.76, 0, -0.34, 0.64, -0.76, 0.64, -0.02)
            pen.form(cover, Color(0xfbeccb))
            pen.line(.line([Point(-0.63, -0.03), Point(-0.12, -0.4)]), Color(0xd2b588), 0.03)
            pen.line(.line([Point(0.63, -0.03), Point(0.12, -0.4)]), Color(0xd2b588), 0.03)
            pen.line(.line([Point(-0.64, -0.75), Point(0, -0.34), Point(0.64, -0.75)]), Color(0xd2b588), 0.035)
            pen.form(.blob(0, -0.5, 0.14, -0.44, 0.15, -0.28, 0, -0.2, -0.15, -0.28, -0.14, -0.44), Color(0xd8453d))
            pen.fill(.star(0, -0.35, 0.07), Color(0xf2897c))
        })
}
