import Media

extension Prop {
    static let boat = Prop(
        nouns: ["boat", "ship", "raft", "canoe", "rowboat", "sailboat", "dinghy"], size: 0.9, place: .background,
        paint: { pen in
            pen.shadow(0, -0.02, 0.6, 0.07)
            pen.line(.curve(0, -0.1, 0, -0.98), Color(0x8a5f3f), 0.04)
            pen.form(.blob(0.03, -0.95, 0.4, -0.62, 0.5, -0.34, 0.03, -0.32), Color(0xfdf6e6))
            pen.form(.blob(-0.03, -0.86, -0.26, -0.6, -0.34, -0.36, -0.03, -0.34), Color(0xe8604f))
            let hull = Path.blob(-0.62, -0.27, 0, -0.23, 0.64, -0.29, 0.46, -0.03, 0.3, 0, -0.3, 0, -0.44, -0.04)
            pen.form(hull, Color(0xa8703f))
            pen.line(.curve(-0.6, -0.25, 0, -0.2, 0.62, -0.27), Color(0xf2dfb8), 0.035)
            pen.rim(hull, 0.02)
        })
}
