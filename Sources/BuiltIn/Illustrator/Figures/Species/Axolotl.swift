import Media

extension Figure {
    static let axolotl = Figure(
        nouns: ["axolotl", "salamander", "newt"], size: 0.64,
        build: Build(
            head: 0.28, torsoWidth: 0.34, torsoLength: 0.34, legLength: 0.12, legWidth: 0.09, armWidth: 0.07),
        coats: [
            Coat(0xf3b3bb, 0xfde3df, 0xd9667f), Coat(0xe9c98a, 0xfaf0cf, 0xc9743f), Coat(0x8d84a8, 0xd6d2e2, 0xb05680),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                let tail = Path.blob(
                    0.04, -0.08, -0.14, -0.16, -0.38, -0.18, -0.6, 0, -0.5, 0.06, -0.3, 0.08, -0.1, 0.1, 0.02, 0.08)
                pen.form(tail, look.coat.main)
                pen.inside(tail) { $0.fill(.ellipse(-0.34, -0.14, 0.3, 0.07), look.coat.light) }
                pen.rim(tail, 0.02)
            }
        },
        face: Face(
            turn: 0.14, eyeSpread: 0.56, eyeY: -0.06, eyeSize: 0.1, mouthY: 0.32, mouthWidth: 0.34, cheekY: 0.26,
            cheekSpread: 0.66),
        head: { pen, look, expression in
            // Three feathery gills on each side.
            for side in [-1.0, 1.0] {
                for (y, reach, rise) in [(-0.42, 0.44, -0.4), (-0.06, 0.56, -0.16), (0.26, 0.48, 0.12)] {
                    let (x, tipX, tipY) = (side * 0.82, side * (0.82 + reach), y + rise)
                    pen.line(.curve(x, y, (x + tipX) / 2, y + rise * 0.3, tipX, tipY), look.coat.dark, 0.15, to: 0.06)
                    for part in [0.45, 0.75, 1] {
                        let (stemX, stemY) = (x + (tipX - x) * part, y + rise * part * part)
                        for turn in [-1.0, 1.0] {
                            pen.line(
                                .curve(
                                    stemX, stemY, stemX + side * 0.06, stemY + turn * 0.06, stemX + side * 0.14,
                                    stemY + turn * 0.13), look.coat.dark, 0.05, to: 0.02)
                        }
                    }
                }
            }
            let skull = Path.blob(
                0.02, -0.66, 0.6, -0.58, 1, -0.04, 0.94, 0.42, 0.5, 0.72, 0.04, 0.78, -0.46, 0.72, -0.92, 0.42, -0.98,
                -0.04, -0.58, -0.58)
            pen.form(skull, look.coat.main)
            pen.inside(skull) { $0.fill(.ellipse(0.1, 0.8, 0.8, 0.3), look.coat.light) }
            pen.rim(skull, 0.05)
            pen.face(look.figure.face, expression)
        })
}
