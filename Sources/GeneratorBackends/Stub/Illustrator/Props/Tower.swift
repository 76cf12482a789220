import Drawing

extension Prop {
    static let tower = Prop(
        nouns: ["tower", "lighthouse", "windmill", "mill", "castle", "palace", "church"], size: 1.8, place: .background,
        paint: { pen in
            pen.shadow(0, 0, 0.3, 0.03)
            let shaft = Path.polygon(-0.2, 0, -0.13, -0.76, 0.13, -0.76, 0.2, 0)
            pen.form(shaft, Color(0xfdf3e2))
            pen.inside(shaft) { pen in
                for y in [-0.64, -0.36, -0.08] { pen.fill(.box(-0.4, y, 0.8, 0.13), Color(0xd8594f)) }
            }
            pen.rim(shaft, 0.02)
            pen.form(.box(-0.17, -0.79, 0.34, 0.045, radius: 0.01), Color(0x4a4a60))
            pen.glow(0, -0.84, 0.34, Color(0xfff0b0, alpha: 0.8))
            pen.shine(.box(-0.09, -0.89, 0.18, 0.11), Color(0xffefae))
            pen.form(.blob(-0.13, -0.88, 0, -1, 0.13, -0.88), Color(0x4a4a60))
        })
}
