import Media

extension Prop {
    static let bell = Prop(
        nouns: ["bell", "chime"], size: 0.28, grip: .top,
        paint: { pen in
            pen.shadow(0, 0, 0.4, 0.06)
            pen.line(.circle(0, -0.92, 0.07), Color(0xa87a2a), 0.05)
            pen.fill(.circle(0, -0.08, 0.1), Color(0xa87a2a))
            let bell = Path.blob(
                -0.12, -0.84, 0.12, -0.84, 0.28, -0.5, 0.36, -0.22, 0.5, -0.1, 0, -0.08, -0.5, -0.1, -0.36, -0.22,
                -0.28, -0.5)
            pen.form(bell, Color(0xf0bd45))
            pen.line(.curve(-0.36, -0.26, 0, -0.22, 0.36, -0.26), Color(0xc08f2c), 0.04)
            pen.rim(bell, 0.05, strength: 0.7)
        })
}
