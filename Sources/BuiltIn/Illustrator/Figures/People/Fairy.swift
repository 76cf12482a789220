import Media

extension Figure {
    static let fairy = Figure(
        nouns: [
            "fairy", "pixie", "elf", "sprite", "gnome", "angel", "dwarf", "mermaid", "nymph", "imp",
            "leprechaun",
        ], size: 0.7,
        build: Build(head: 0.27, torsoWidth: 0.32), dress: .clothed(frock: true),
        coats: [Coat(0xfbd7b8, 0xfbd7b8, 0x5b3a29)],
        behind: { pen, skeleton, _ in
            pen.glow(skeleton.hip.x, skeleton.hip.y - 0.2, 0.7, Color(0xfff6cf, alpha: 0.5))
            let wing = Path.blob(
                0, 0, -0.1, -0.22, -0.3, -0.44, -0.46, -0.4, -0.44, -0.16, -0.24, 0.02, -0.38, 0.1, -0.36, 0.24,
                -0.18, 0.22)
            pen.wings(skeleton) { $0.form(wing, Color(0xd7ecfb, alpha: 0.82)) }
        },
        head: { pen, look, expression in
            pen.form(.polygon(0.86, -0.06, 1.32, -0.3, 0.94, 0.28), look.skin)
            pen.personHead(look, expression)
            pen.line(.arc(0, -0.66, 0.86, 0.3, from: 190, to: 350), look.secondAccent.lighter(0.2), 0.09)
            for x in [-0.6, -0.1, 0.44] {
                pen.fill(.circle(x, x == -0.1 ? -0.98 : -0.88, 0.13), look.accent.lighter(0.25))
            }
        })
}
