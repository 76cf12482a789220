import Media

extension Figure {
    static let knight = Figure(
        nouns: ["knight", "guard", "soldier", "hero", "explorer", "astronaut"], size: 1.08, build: Build(),
        dress: .clothed(frock: false), coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        head: { pen, look, expression in
            pen.personHead(look, expression)
            pen.form(
                .blob(
                    -1.04, 0.06, -1.06, -0.5, -0.64, -1.06, 0.04, -1.2, 0.7, -1.0, 1.06, -0.46, 1.04, 0.04, 0.8, -0.34,
                    0, -0.42, -0.8, -0.34), Color(0xb9c4d2))
            pen.form(.blob(0, -1.18, 0.1, -1.6, -0.5, -1.76, -0.86, -1.4, -0.4, -1.36), look.accent)
        })
}
