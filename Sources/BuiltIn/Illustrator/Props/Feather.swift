import Media

extension Prop {
    static let feather = Prop(
        nouns: ["feather", "quill"], size: 0.26, grip: .bottom,
        paint: { pen in
            let vane = Path.blob(0, -0.14, 0.2, -0.4, 0.2, -0.74, 0.02, -1, -0.16, -0.72, -0.14, -0.4)
            pen.form(vane, Color(0x6fb0d8))
            pen.line(.curve(0, 0, 0.01, -0.4, 0.02, -0.94), Color(0xf7f1e6), 0.035, to: 0.015)
            for y in [-0.36, -0.54, -0.7] {
                pen.line(.curve(0.02, y, 0.1, y - 0.06, 0.16, y - 0.12), Color(0x4f8fb8), 0.02)
            }
        })
}
