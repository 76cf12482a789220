import Media

extension Prop {
    static let flag = Prop(
        nouns: ["flag", "banner", "pennant"], size: 0.9, grip: .bottom,
        paint: { pen in
            pen.shadow(0, 0, 0.16, 0.03)
            pen.line(.line([Point(0, 0), Point(0, -0.98)]), Color(0x9a6a45), 0.035)
            let cloth = Path.blob(
                0.01, -0.96, 0.2, -1.0, 0.4, -0.92, 0.6, -0.96, 0.6, -0.66, 0.4, -0.62, 0.2, -0.7, 0.01, -0.64)
            pen.form(cloth, Color(0xe8604f))
            pen.inside(cloth) { $0.fill(.star(0.3, -0.81, 0.11), Color(0xfdf0c4)) }
            pen.fill(.circle(0, -0.99, 0.035), Color(0xf2c650))
        })
}
