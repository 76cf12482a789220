import Media

extension Prop {
    static let garland = Prop(
        nouns: ["lights", "garland", "lantern", "string"], size: 0.3, place: .sky,
        paint: { pen in
            pen.line(.curve(-2, -1, -1, -0.4, 0, -0.9, 1, -0.4, 2, -1), Color(0x5a4a50), 0.03)
            for (step, x) in [-1.6, -1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2, 1.6].enumerated() {
                let y = -0.5 - 0.3 * (step.isMultiple(of: 2) ? 0.5 : 0.2)
                pen.glow(x, y, 0.4, Color(0xffe08a, alpha: 0.6))
                pen.shine(.circle(x, y, 0.1), Color([0xffd35a, 0xff8f6a, 0x7fd0e0][step % 3]))
            }
        })
}
