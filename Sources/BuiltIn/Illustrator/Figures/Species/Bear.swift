import Media

extension Figure {
    static let bear = Figure(
        nouns: ["bear", "cub", "panda", "koala", "teddy"], size: 1.22,
        build: Build(
            head: 0.245, torsoWidth: 0.44, torsoLength: 0.34, legLength: 0.14, legWidth: 0.13, armWidth: 0.105),
        coats: [Coat(0x9a6a45, 0xe6c79c, 0x4a2f24), Coat(0x7d5a48, 0xd9bb9a, 0x3a2822)],
        behind: { pen, skeleton, look in
            pen.form(.circle(skeleton.hip.x - 0.2, skeleton.hip.y, 0.055), look.coat.main)
        },
        face: Face(eyeY: 0, hasMouth: false),
        head: { pen, look, expression in
            pen.ears(
                .circle(0, 0, 0.3), inner: .circle(0, 0.03, 0.17), x: 0.7, y: -0.68, turned: 0, look.coat.main,
                look.coat.light.darker(0.1))
            _ = pen.roundSkull(look.coat.main, width: 1.04)
            pen.face(look.figure.face, expression)
            pen.muzzle(look.coat.light, nose: Color(0x3a2822))
            pen.mouth(Face(mouthY: 0.54, mouthWidth: 0.15), expression.mouth)
        })
}
