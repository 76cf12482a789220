import Media

extension Prop {
    static let leaf = Prop(
        nouns: ["leaf", "clover", "seed"], size: 0.2, grip: .bottom,
        paint: { pen in
            let leaf = Path.blob(0, -0.1, 0.34, -0.36, 0.3, -0.76, 0, -1, -0.3, -0.76, -0.34, -0.36)
            pen.form(leaf, Color(0xe8913c))
            pen.line(.curve(0, 0.02, 0.02, -0.4, 0, -0.88), Color(0xb8601f), 0.05, to: 0.02)
        })
}
