import Media

extension Prop {
    static let apple = Prop(
        nouns: ["apple", "pear", "peach", "fruit", "orange", "cherry", "plum", "berry", "strawberry", "tomato"],
        size: 0.2,
        paint: { pen in
            pen.shadow(0, 0, 0.44, 0.09)
            let apple = Path.blob(
                0, -0.76, 0.26, -0.84, 0.48, -0.6, 0.42, -0.2, 0.16, -0.01, 0, -0.04, -0.16, -0.01, -0.42, -0.2, -0.48,
                -0.6, -0.26, -0.84)
            pen.form(apple, Color(0xd9453d))
            pen.rim(apple, 0.06)
            pen.line(.curve(0, -0.74, 0.02, -0.9, 0.08, -1), Color(0x7a5040), 0.06)
            pen.form(.blob(0.06, -0.88, 0.26, -1.02, 0.38, -0.9, 0.2, -0.82), Color(0x6fae4f))
        })
}
