import Media

extension Prop {
    static let bee = Prop(
        nouns: ["bee", "bumblebee", "firefly", "ladybug", "ladybird", "beetle", "bug"], size: 0.18, place: .sky,
        paint: { pen in
            for side in [-0.2, 0.16] { pen.fill(.ellipse(side, -0.78, 0.22, 0.24), Color.white.opacity(0.75)) }
            let body = Path.ellipse(0, -0.42, 0.5, 0.34)
            pen.form(body, Color(0xf7c93c))
            pen.inside(body) { pen in
                for x in [-0.28, -0.02] { pen.fill(.box(x, -0.9, 0.14, 1), Color(0x4a3a3c)) }
            }
            pen.fill(.circle(0.32, -0.46, 0.05), Color(0x33252e))
        })
}
