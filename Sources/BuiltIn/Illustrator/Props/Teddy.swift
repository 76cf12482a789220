import Media

extension Prop {
    static let teddy = Prop(
        nouns: ["teddy", "doll", "plushie", "puppet"], size: 0.34,
        paint: { pen in
            pen.shadow(0, 0, 0.36, 0.06)
            for side in [-1.0, 1.0] {
                pen.form(.circle(side * 0.24, -0.92, 0.1), Color(0xb8834f))
                pen.form(.ellipse(side * 0.32, -0.36, 0.1, 0.16), Color(0xb8834f))
                pen.form(.ellipse(side * 0.22, -0.08, 0.13, 0.1), Color(0xb8834f))
            }
            pen.form(.ellipse(0, -0.26, 0.26, 0.26), Color(0xc7935a))
            pen.form(.circle(0, -0.7, 0.3), Color(0xc7935a))
            pen.fill(.ellipse(0, -0.6, 0.14, 0.1), Color(0xf2dcb4))
            for x in [-0.1, 0.1] { pen.fill(.circle(x, -0.74, 0.03), Color(0x33252e)) }
            pen.fill(.ellipse(0, -0.64, 0.04, 0.03), Color(0x33252e))
        })
}
