import Media

extension Prop {
    static let basket = Prop(
        nouns: ["basket", "picnic", "hamper", "pot", "cauldron"], size: 0.34, grip: .top,
        paint: { pen in
            pen.shadow(0, 0, 0.6, 0.09)
            pen.line(.arc(0, -0.5, 0.42, 0.46, from: 180, to: 360), Color(0xa87546), 0.08)
            pen.form(.blob(-0.4, -0.54, -0.2, -0.66, 0, -0.58, 0.22, -0.68, 0.42, -0.54), Color(0xd8504a))
            let body = Path.blob(-0.54, -0.56, 0.54, -0.56, 0.46, -0.06, 0.3, 0, -0.3, 0, -0.46, -0.06)
            pen.form(body, Color(0xc7935a))
            pen.inside(body) { pen in
                for row in 0..<3 {
                    for column in -5...5 {
                        let x = Double(column) * 0.11 + (row.isMultiple(of: 2) ? 0 : 0.055)
                        pen.line(
                            .curve(x - 0.04, -0.4 + Double(row) * 0.15, x + 0.04, -0.38 + Double(row) * 0.15),
                            Color(0x96683c), 0.045)
                    }
                }
            }
            pen.form(.box(-0.58, -0.6, 1.16, 0.1, radius: 0.05), Color(0xd8a76a))
        })
}
