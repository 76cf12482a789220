import Media

extension Prop {
    static let puddle = Prop(
        nouns: ["puddle", "pond", "lake", "pool"], size: 0.1, surroundings: .outdoors,
        paint: { pen in
            pen.fill(.ellipse(0, 0, 2.0, 0.34), top: Color(0xbfe4f0), bottom: Color(0x6fb4d0))
            pen.line(.curve(-1.1, -0.06, -0.2, -0.14, 0.7, -0.05), Color.white.opacity(0.7), 0.06)
        })
}
