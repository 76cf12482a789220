import Media

extension Prop {
    static let pineTree = Prop(
        nouns: ["pine", "fir", "evergreen"], size: 1.9, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.pine(0, 0, height: 1, leaf: Color(0x3f7a5a), bark: Color(0x8a6242))
        })
}
