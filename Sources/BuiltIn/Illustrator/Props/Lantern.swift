import Media

extension Prop {
    static let lantern = Prop(
        nouns: ["lantern", "lamp", "lamplight", "torch", "flashlight"], size: 0.42, givesLight: true, grip: .top,
        paint: { pen in
            pen.lantern()
            pen.shine(.blob(0, -0.56, 0.07, -0.36, 0, -0.24, -0.07, -0.36), Color(0xff9f43))
        })

    /// A lantern whose flame fills the glass, with space for a face.
    static let faceLantern = Prop(
        nouns: lantern.nouns, size: lantern.size,
        paint: { pen in
            pen.lantern()
            let flame = Path.blob(
                0.02, -0.7, 0.1, -0.6, 0.19, -0.46, 0.2, -0.28, 0.11, -0.14, -0.09, -0.14, -0.19, -0.28, -0.16, -0.46,
                -0.06,
                -0.57)
            pen.shine(flame, Color(0xffc45e))
            pen.glow(0.01, -0.34, 0.22, Color(0xfff2c0, alpha: 0.9))
        })
}

extension Sketch {
    /// Everything except the flame.
    fileprivate mutating func lantern() {
        glow(0, -0.42, 0.95, Color(0xffd98a, alpha: 0.75))
        shadow(0, 0, 0.32, 0.05)
        line(.arc(0, -0.84, 0.16, 0.14, from: 180, to: 360), Color(0x5a4a44), 0.045)
        form(.box(-0.24, -0.1, 0.48, 0.1, radius: 0.04), Color(0x6b5148))
        form(.blob(-0.22, -0.74, -0.1, -0.86, 0.1, -0.86, 0.22, -0.74), Color(0x6b5148))
        let glass = Path.blob(-0.2, -0.72, 0.2, -0.72, 0.26, -0.42, 0.2, -0.1, -0.2, -0.1, -0.26, -0.42)
        shine(glass, Color(0xffe9a8))
        glow(0, -0.36, 0.26, Color(0xfff8dc))
        line(.curve(-0.22, -0.74, -0.25, -0.42, -0.22, -0.1), Color(0x6b5148), 0.03)
        line(.curve(0.22, -0.74, 0.25, -0.42, 0.22, -0.1), Color(0x6b5148), 0.03)
    }
}
