import Media

extension Prop {
    static let candle = Prop(
        nouns: ["candle", "candlestick", "match"], size: 0.3, givesLight: true,
        paint: { pen in
            pen.glow(0, -0.86, 0.8, Color(0xffd98a, alpha: 0.75))
            pen.shadow(0, 0, 0.3, 0.05)
            pen.form(.box(-0.24, -0.09, 0.48, 0.09, radius: 0.04), Color(0xc99a4a))
            pen.form(.box(-0.12, -0.66, 0.24, 0.6, radius: 0.05), Color(0xfbf3e0))
            pen.line(.line([Point(0, -0.66), Point(0, -0.74)]), Color(0x4a3a36), 0.025)
            pen.shine(.blob(0, -1, 0.09, -0.8, 0, -0.7, -0.09, -0.8), Color(0xffb347))
            pen.shine(.blob(0, -0.9, 0.045, -0.79, 0, -0.73, -0.045, -0.79), Color(0xfff3c0))
        })
}
