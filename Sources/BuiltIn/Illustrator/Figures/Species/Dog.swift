import Media

extension Figure {
    static let dog = Figure(
        nouns: ["dog", "puppy", "pup", "hound", "terrier"], size: 0.86,
        coats: [
            Coat(0xc98d55, 0xfbeedb, 0x7a4a2c), Coat(0xf3e9da, 0xffffff, 0xa8703f), Coat(0x8f6a50, 0xf0ddc2, 0x4f372b),
        ],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) {
                $0.line(.curve(-0.06, 0, -0.22, -0.02, -0.32, -0.16, -0.34, -0.3), look.coat.main, 0.075, to: 0.045)
            }
        },
        face: Face(eyeSpread: 0.36, eyeY: 0, hasMouth: false),
        head: { pen, look, expression in
            let skull = pen.roundSkull(look.coat.main)
            pen.inside(skull) {
                $0.fill(.ellipse(-0.44, -0.1, 0.42, 0.5), look.coat.dark.mixed(with: look.coat.main, 0.45))
            }
            pen.ears(
                .blob(-0.06, -0.2, 0.22, -0.26, 0.46, 0.1, 0.5, 0.6, 0.3, 0.82, 0.08, 0.6, 0, 0.2), inner: nil, x: 0.62,
                y: -0.52, turned: -4, look.coat.dark, look.coat.dark)
            pen.face(look.figure.face, expression)
            pen.muzzle(look.coat.light, nose: Color(0x33252e), width: 0.44, height: 0.34)
            pen.mouth(Face(mouthY: 0.56, mouthWidth: 0.18), expression.mouth)
        })
}
