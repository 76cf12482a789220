import Drawing

extension Prop {
    static let lantern = Prop(
        nouns: ["lantern", "lamp", "lamplight", "torch", "flashlight"], size: 0.42, grip: .top,
        paint: { pen in
            pen.glow(0, -0.42, 0.95, Color(0xffd98a, alpha: 0.75))
            pen.shadow(0, 0, 0.32, 0.05)
            pen.line(.arc(0, -0.84, 0.16, 0.14, from: 180, to: 360), Color(0x5a4a44), 0.045)
            pen.form(.box(-0.24, -0.1, 0.48, 0.1, radius: 0.04), Color(0x6b5148))
            pen.form(.blob(-0.22, -0.74, -0.1, -0.86, 0.1, -0.86, 0.22, -0.74), Color(0x6b5148))
            let glass = Path.blob(-0.2, -0.72, 0.2, -0.72, 0.26, -0.42, 0.2, -0.1, -0.2, -0.1, -0.26, -0.42)
            pen.shine(glass, Color(0xffe9a8))
            pen.glow(0, -0.36, 0.26, Color(0xfff8dc))
            pen.shine(.blob(0, -0.56, 0.07, -0.36, 0, -0.24, -0.07, -0.36), Color(0xff9f43))
            pen.line(.curve(-0.22, -0.74, -0.25, -0.42, -0.22, -0.1), Color(0x6b5148), 0.03)
            pen.line(.curve(0.22, -0.74, 0.25, -0.42, 0.22, -0.1), Color(0x6b5148), 0.03)
        })
}
