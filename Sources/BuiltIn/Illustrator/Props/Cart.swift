import Media

extension Prop {
    static let cart = Prop(
        nouns: ["cart", "wagon", "carriage", "wheelbarrow"], size: 0.6, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.9, 0.09)
            pen.line(.curve(0.6, -0.46, 1.0, -0.5, 1.24, -0.62), Color(0x8f6242), 0.07)
            let body = Path.polygon(-0.78, -0.92, 0.78, -0.92, 0.64, -0.36, -0.64, -0.36)
            pen.form(body, Color(0xc0824a))
            for y in [-0.74, -0.56] { pen.line(.line([Point(-0.72, y), Point(0.72, y)]), Color(0x96623a), 0.03) }
            for x in [-0.36, 0.36] {
                pen.form(.circle(x, -0.27, 0.27), Color(0x6f4a34))
                pen.fill(.circle(x, -0.27, 0.2), Color(0xe0b47c))
                for spoke in 0..<4 {
                    let tip = Trigonometry.point(degrees: Double(spoke) * 45 + 10, radius: 0.2)
                    pen.line(
                        .line([Point(x - tip.x, -0.27 - tip.y), Point(x + tip.x, -0.27 + tip.y)]), Color(0x6f4a34),
                        0.035)
                }
                pen.fill(.circle(x, -0.27, 0.06), Color(0x6f4a34))
            }
        })
}
