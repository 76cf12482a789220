import Media

extension Prop {
    static let moon = Prop(
        nouns: ["moon", "moonlight", "crescent"], size: 0.6, place: .sky,
        paint: { pen in
            pen.glow(0, -0.5, 1.1, Color(0xe8edff, alpha: 0.7))
            pen.shine(
                .blob(
                    0.16, -0.98, -0.3, -0.86, -0.48, -0.5, -0.3, -0.14, 0.18, -0.02, 0.36, -0.12, 0.04, -0.28, -0.1,
                    -0.52, 0.02, -0.76, 0.34, -0.88), Color(0xfdf0c4))
        })
}
