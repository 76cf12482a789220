import Media

extension Prop {
    static let tree = Prop(
        nouns: ["tree", "oak", "willow", "birch", "maple", "wood"], size: 1.9, place: .background,
        surroundings: .outdoors,
        paint: { pen in
            pen.leafyTree(0, 0, height: 1, leaf: Color(0x7fb55c), bark: Color(0x8a6242))
        })
}
