import Media

extension Prop {
    static let umbrella = Prop(
        nouns: ["umbrella", "parasol"], size: 0.55, grip: .bottom, sizeInHand: 0.95,
        paint: { pen in
            pen.line(.curve(0, -0.8, 0, -0.1, 0.02, -0.02, 0.1, -0.02, 0.11, -0.08), Color(0x7a5040), 0.04)
            let top = Path.blob(
                -0.56, -0.46, -0.46, -0.76, -0.2, -0.94, 0, -0.98, 0.2, -0.94, 0.46, -0.76, 0.56, -0.46, 0.38, -0.52,
                0.19, -0.45, 0, -0.52, -0.19, -0.45, -0.38, -0.52)
            pen.form(top, Color(0xe8504f))
            pen.inside(top) { pen in
                pen.fill(.blob(-0.19, -0.44, -0.14, -0.8, 0, -1, 0.14, -0.8, 0.19, -0.44, 0, -0.52), Color(0xfbd75a))
            }
            pen.rim(top, 0.03)
        })
}
