import Media

extension Prop {
    static let sun = Prop(
        nouns: ["sun", "sunshine"], size: 0.6, place: .sky,
        paint: { pen in
            pen.glow(0, -0.5, 1.2, Color(0xfff0a8, alpha: 0.8))
            pen.shine(.star(0, -0.5, 0.5, points: 14, inner: 0.78), Color(0xffd75a))
            pen.shine(.circle(0, -0.5, 0.36), Color(0xffe897))
        })
}
