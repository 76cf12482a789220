import Media

extension Prop {
    /// A bed outdoors: a heap of leaves.
    static let leafNest = Prop(
        nouns: Prop.bed.nouns, size: 0.4, place: .background,
        paint: { pen in
            pen.shadow(0, 0.04, 1.15, 0.13)
            pen.form(
                .blob(-1.1, 0.02, -1.0, -0.24, -0.6, -0.4, 0, -0.36, 0.6, -0.4, 1.02, -0.24, 1.12, 0.02, 0, 0.1),
                Color(0x9c7a46))
            let tones: [UInt32] = [0xc98f3f, 0xb5653a, 0x8f9a4c, 0xd8a94e, 0xa87a3c]
            for index in 0..<22 {
                let x = -1.0 + Double(index) * 0.095
                let y = -0.1 - Double(index * 7 % 5) * 0.055 + (x * x) * 0.1
                pen.at(x, y, scale: 0.2, turned: Double(index * 53 % 140) - 70) { pen in
                    pen.fill(.blob(-0.5, 0, -0.1, -0.32, 0.6, 0, -0.1, 0.32), Color(tones[index % 5]))
                }
            }
        })
}
