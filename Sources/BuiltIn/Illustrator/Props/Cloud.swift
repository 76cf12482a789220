import Media

extension Prop {
    static let cloud = Prop(
        nouns: ["cloud"], size: 0.4, place: .sky,
        paint: { pen in
            pen.cloud(0, -0.2, width: 1.6, color: Color.white.mixed(with: pen.light.air, 0.12))
        })
}
