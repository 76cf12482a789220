import Media

extension Prop {
    static let bridge = Prop(
        nouns: ["bridge"], size: 0.8, place: .background, surroundings: .outdoors,
        paint: { pen in
            let arch = Path.blob(
                -1.5, 0.02, -1.1, -0.34, -0.5, -0.6, 0, -0.66, 0.5, -0.6, 1.1, -0.34, 1.5, 0.02, 1.1, 0.04, 0.66, -0.24,
                0, -0.4, -0.66, -0.24, -1.1, 0.04)
            pen.form(arch, Color(0xb58357))
            for x in [-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2] {
                let y = -0.64 + 0.3 * x * x
                pen.line(.line([Point(x, y), Point(x, y - 0.32)]), Color(0x8f6242), 0.06)
            }
            pen.line(.curve(-1.3, -0.42, -0.8, -0.76, 0, -0.98, 0.8, -0.76, 1.3, -0.42), Color(0xc79460), 0.07)
            pen.rim(arch, 0.03)
        })
}
