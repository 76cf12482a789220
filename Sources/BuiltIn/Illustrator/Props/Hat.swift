import Media

extension Prop {
    static let hat = Prop(
        nouns: ["hat", "cap", "helmet", "bonnet"], size: 0.24,
        paint: { pen in
            pen.shadow(0, 0, 0.7, 0.1)
            pen.form(.ellipse(0, -0.1, 0.7, 0.14), Color(0x4f6fa8))
            pen.form(.blob(-0.4, -0.12, -0.38, -0.7, -0.2, -0.98, 0.2, -0.98, 0.38, -0.7, 0.4, -0.12), Color(0x4f6fa8))
            pen.fill(.blob(-0.41, -0.14, -0.4, -0.36, 0.4, -0.36, 0.41, -0.14), Color(0xf5c542))
        })
}
