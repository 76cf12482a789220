import Media

extension Prop {
    static let balloon = Prop(
        nouns: ["balloon"], size: 0.7, place: .sky, grip: .bottom,
        paint: { pen in
            pen.line(.curve(0, 0, 0.06, -0.2, -0.04, -0.36, 0, -0.52), Color(0xf7f1e6), 0.014)
            pen.form(.polygon(-0.04, -0.48, 0.04, -0.48, 0, -0.54), Color(0xc9403f))
            let skin = Path.blob(
                0, -0.52, 0.2, -0.62, 0.27, -0.8, 0.16, -0.97, 0, -1, -0.16, -0.97, -0.27, -0.8, -0.2, -0.62)
            pen.form(skin, Color(0xe8504f))
            pen.shine(.ellipse(-0.1, -0.86, 0.05, 0.08), Color.white.opacity(0.6))
            pen.rim(skin, 0.03)
        })
}
