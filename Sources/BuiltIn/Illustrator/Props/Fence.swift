import Media

extension Prop {
    static let fence = Prop(
        nouns: ["fence", "railing"], size: 0.5, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.pickets(from: -1.3, to: 1.3, y: 0, height: 1)
        })
}
