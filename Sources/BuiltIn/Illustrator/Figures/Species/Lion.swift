import Media

extension Figure {
    static let lion = Figure(
        nouns: ["lion", "lioness", "tiger", "leopard", "cheetah"], size: 1.08, build: Build(torsoWidth: 0.38),
        coats: [Coat(0xe8b45a, 0xfdeecf, 0xa5602c)],
        behind: { pen, skeleton, look in
            pen.along(skeleton.hip, skeleton.neck) { pen in
                pen.line(.curve(-0.06, 0, -0.26, 0.06, -0.38, -0.08, -0.34, -0.26), look.coat.main, 0.055, to: 0.04)
                pen.form(.circle(-0.34, -0.3, 0.07), look.coat.dark)
            }
        },
        face: Face(eyeSpread: 0.34, eyeY: 0, cheekSpread: 0.54, hasMouth: false),
        head: { pen, look, expression in
            for tuft in 0..<14 {
                let place = Trigonometry.point(degrees: Double(tuft) * 360 / 14, radius: 0.86)
                pen.form(
                    .circle(place.x, place.y - 0.02, 0.44),
                    look.coat.dark.mixed(with: look.coat.main, tuft.isMultiple(of: 2) ? 0.1 : 0.28))
            }
            pen.ears(
                .circle(0, 0, 0.24), inner: .circle(0, 0.03, 0.13), x: 0.64, y: -0.7, turned: 0, look.coat.main,
                look.coat.light.darker(0.1))
            _ = pen.roundSkull(look.coat.main, width: 0.92)
            pen.face(look.figure.face, expression)
            pen.muzzle(look.coat.light, nose: Color(0x7a3f2e), width: 0.4)
            pen.mouth(Face(mouthY: 0.54, mouthWidth: 0.15), expression.mouth)
        })
}
