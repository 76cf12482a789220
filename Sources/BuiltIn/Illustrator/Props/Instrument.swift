import Media

extension Prop {
    static let instrument = Prop(
        nouns: ["guitar", "violin", "fiddle", "flute", "trumpet", "piano", "harp", "song", "music"], size: 0.5,
        paint: { pen in
            pen.shadow(0, 0, 0.3, 0.04)
            pen.line(.line([Point(0, -0.4), Point(0, -0.98)]), Color(0x7a5038), 0.07)
            let body = Path.blob(
                0, -0.62, 0.16, -0.58, 0.13, -0.42, 0.26, -0.22, 0.16, -0.02, 0, 0, -0.16, -0.02, -0.26, -0.22, -0.13,
                -0.42, -0.16, -0.58)
            pen.form(body, Color(0xd08a4a))
            pen.fill(.circle(0, -0.3, 0.08), Color(0x5a3a2c))
            pen.line(.line([Point(0, -0.1), Point(0, -0.92)]), Color(0xf7f1e6), 0.015)
            pen.rim(body, 0.025)
        })
}
