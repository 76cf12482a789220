import Media

extension Prop {
    static let cup = Prop(
        nouns: ["cup", "mug", "glass", "bowl", "soup", "milk", "cocoa", "porridge", "spoon"], size: 0.2,
        paint: { pen in
            pen.shadow(0, 0, 0.5, 0.08)
            pen.line(.arc(0.4, -0.44, 0.2, 0.2, from: -90, to: 90), Color(0x4f8fb0), 0.1)
            let cup = Path.blob(-0.44, -0.8, 0.44, -0.8, 0.38, -0.14, 0.2, 0, -0.2, 0, -0.38, -0.14)
            pen.form(cup, Color(0x5f9fc0))
            pen.fill(.ellipse(0, -0.8, 0.44, 0.1), Color(0xf7f1e6))
            pen.fill(.ellipse(0, -0.79, 0.37, 0.07), Color(0x8a5a3c))
            pen.line(
                .curve(-0.06, -0.92, -0.14, -1.06, 0, -1.16, -0.06, -1.3), Color.white.opacity(0.6), 0.04, to: 0.07)
        })
}
