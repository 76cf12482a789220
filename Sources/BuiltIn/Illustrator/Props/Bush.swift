import Media

extension Prop {
    static let bush = Prop(
        nouns: ["bush", "hedge", "shrub", "plant", "thicket"], size: 0.45, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.bush(0, 0, width: 1.9, color: Color(0x6fa858))
        })
}
