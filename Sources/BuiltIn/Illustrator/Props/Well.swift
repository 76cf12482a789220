import Media

extension Prop {
    static let well = Prop(
        nouns: ["well", "fountain"], size: 0.85, place: .background, surroundings: .outdoors,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.07)
            for x in [-0.34, 0.28] { pen.form(.box(x, -0.78, 0.06, 0.5), Color(0x8f6242)) }
            pen.form(.blob(-0.52, -0.7, -0.26, -0.9, 0, -1.02, 0.26, -0.9, 0.52, -0.7, 0, -0.74), Color(0xc9604f))
            let wall = Path.blob(-0.42, -0.36, 0.42, -0.36, 0.42, -0.04, 0.2, 0.02, -0.2, 0.02, -0.42, -0.04)
            pen.form(wall, Color(0xa9a4a0))
            pen.inside(wall) { pen in
                for row in 0..<3 {
                    for column in -3...3 {
                        let x = Double(column) * 0.17 + (row.isMultiple(of: 2) ? 0 : 0.085)
                        pen.fill(
                            .box(x - 0.07, -0.34 + Double(row) * 0.125, 0.14, 0.095, radius: 0.03), Color(0xbfbab4))
                    }
                }
            }
            pen.fill(.ellipse(0, -0.37, 0.42, 0.075), Color(0x8f8a88))
            pen.fill(.ellipse(0, -0.36, 0.34, 0.05), Color(0x3f5a78))
        })
}
