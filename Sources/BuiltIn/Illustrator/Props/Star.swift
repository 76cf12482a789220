import Media

extension Prop {
    static let star = Prop(
        nouns: ["star", "starlight", "comet"], size: 0.4, place: .sky,
        paint: { pen in
            pen.glow(0, -0.5, 1.0, Color(0xfff2b8, alpha: 0.8))
            let star = Path.star(0, -0.5, 0.5, inner: 0.5)
            pen.shine(star, Color(0xffe08a))
            pen.shine(.star(-0.02, -0.52, 0.36, inner: 0.5), Color(0xfff3c4))
        })
}
