import Media

extension Prop {
    static let table = Prop(
        nouns: ["table", "desk", "workbench", "counter"], size: 0.52, place: .background,
        paint: { pen in
            pen.shadow(0, 0, 0.9, 0.08)
            for x in [-0.68, 0.56] {
                pen.form(.polygon(x, -0.84, x + 0.14, -0.84, x + 0.11, 0, x + 0.03, 0), Color(0x96653f))
            }
            pen.form(.box(-0.72, -0.82, 1.44, 0.14), Color(0x9f6d45))
            let top = Path.box(-0.86, -0.96, 1.72, 0.16, radius: 0.06)
            pen.form(top, Color(0xc08c58))
            pen.rim(top, 0.03)
        })
}
