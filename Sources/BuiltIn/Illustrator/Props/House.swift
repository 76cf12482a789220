import Media

extension Prop {
    static let house = Prop(
        nouns: ["house", "cottage", "home", "hut", "cabin", "farmhouse", "barn"], size: 1.6, place: .background,
        surroundings: .outdoors,
        paint: { pen in
            pen.cottage(0, 0, width: 0.86, wall: Color(0xfdf1dc), roof: Color(0xc9604f))
        })
}
