import Media

extension Prop {
    static let bed = Prop(
        nouns: ["bed", "cot", "crib", "cradle", "bunk", "blanket", "pillow", "hammock"], size: 0.62, place: .background,
        surroundings: .indoors,
        paint: { pen in
            pen.shadow(0, 0.02, 1.1, 0.1)
            pen.form(.box(-1.0, -1, 0.12, 1, radius: 0.05), Color(0x9a6a45))
            pen.form(.box(0.9, -0.66, 0.12, 0.66, radius: 0.05), Color(0x9a6a45))
            pen.form(.box(-0.94, -0.4, 1.9, 0.28, radius: 0.04), Color(0xb58357))
            pen.form(.box(-0.86, -0.56, 1.76, 0.24, radius: 0.1), Color(0xfdf8ee))
            pen.form(.blob(-0.8, -0.56, -0.7, -0.78, -0.4, -0.78, -0.32, -0.56), Color(0xffffff))
            let quilt = Path.blob(-0.34, -0.58, 0, -0.7, 0.6, -0.66, 0.92, -0.56, 0.92, -0.22, 0.3, -0.2, -0.36, -0.24)
            pen.form(quilt, Color(0x5f93c4))
            pen.inside(quilt) { pen in
                for x in [-0.1, 0.2, 0.5, 0.8] { pen.fill(.star(x, -0.44, 0.08), Color(0xfbe3a0)) }
            }
            pen.rim(quilt, 0.03)
        })
}
