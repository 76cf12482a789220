import Media

extension Prop {
    static let ladder = Prop(
        nouns: ["ladder", "stairs", "steps", "staircase"], size: 1.3, place: .background,
        paint: { pen in
            pen.shadow(0, 0, 0.24, 0.03)
            for x in [-0.14, 0.14] {
                pen.line(.line([Point(x * 1.15, 0), Point(x * 0.9, -1)]), Color(0xa87546), 0.035)
            }
            for rung in 1..<8 {
                let y = -Double(rung) * 0.125
                pen.line(.line([Point(-0.14, y), Point(0.14, y)]), Color(0xc79460), 0.03)
            }
        })
}
