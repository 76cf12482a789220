import Media

extension Prop {
    static let picture = Prop(
        nouns: ["picture", "painting", "mirror", "photo", "portrait", "drawing"], size: 0.5, place: .wall,
        paint: { pen in
            pen.form(.box(-0.5, -1, 1, 0.9, radius: 0.06), Color(0xb8803f))
            let inner = Path.box(-0.4, -0.9, 0.8, 0.7)
            pen.fill(inner, top: Color(0xbfe0f0), bottom: Color(0xfdf0d0))
            pen.inside(inner) { pen in
                pen.fill(.ellipse(-0.16, -0.1, 0.5, 0.3), Color(0x7fb55c))
                pen.fill(.circle(0.2, -0.68, 0.1), Color(0xf7c548))
            }
        })
}
