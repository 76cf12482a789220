import Media

extension Prop {
    static let stone = Prop(
        nouns: ["stone", "rock", "pebble", "boulder", "gem", "crystal", "jewel", "treasure"], size: 0.24,
        paint: { pen in
            pen.rock(0, 0, width: 1.5, color: Color(0xa8a4a6))
        })
}
