import Media

extension Prop {
    static let bucket = Prop(
        nouns: ["bucket", "pail", "watering", "can"], size: 0.32, grip: .top,
        paint: { pen in
            pen.shadow(0, 0, 0.46, 0.07)
            pen.line(.arc(0, -0.62, 0.36, 0.32, from: 180, to: 360), Color(0x8c94a0), 0.05)
            let pail = Path.polygon(-0.42, -0.64, 0.42, -0.64, 0.32, 0, -0.32, 0)
            pen.form(pail, Color(0x6fa8c8))
            pen.fill(.box(-0.41, -0.44, 0.82, 0.06), Color(0x4f86a6))
            pen.fill(.ellipse(0, -0.64, 0.42, 0.09), Color(0x4f86a6))
            pen.fill(.ellipse(0, -0.63, 0.35, 0.06), Color(0xa8dcec))
            pen.rim(pail, 0.04)
        })
}
