import Media

extension Prop {
    static let lighthouse = Prop(
        nouns: ["lighthouse", "beacon"], size: 2.4, place: .background, surroundings: .outdoors, isTallest: true,
        paint: { pen in
            pen.shadow(0, 0.01, 0.36, 0.03)
            pen.beams()
            let rock = Path.blob(-0.3, 0.02, -0.24, -0.06, -0.1, -0.1, 0.12, -0.09, 0.26, -0.05, 0.32, 0.02, 0, 0.04)
            pen.form(rock, Color(0x8a8a90))
            let shaft = Path.polygon(-0.15, -0.06, -0.09, -0.78, 0.09, -0.78, 0.15, -0.06)
            pen.form(shaft, Color(0xfdf8ee))
            pen.inside(shaft) { pen in
                pen.fill(.box(-0.3, -0.56, 0.6, 0.19), Color(0xd8483f))
                pen.fill(.box(0.03, -1, 0.3, 1), Color(0x39486a, alpha: 0.12))
            }
            pen.rim(shaft, 0.012)
            for y in [-0.68, -0.28] { pen.lamplitWindow(-0.01, y, 0.026, isLit: pen.light.needsLamps) }
            pen.form(.blob(-0.045, -0.06, -0.045, -0.15, 0, -0.18, 0.045, -0.15, 0.045, -0.06), Color(0x5a4650))
            pen.form(.box(-0.13, -0.8, 0.26, 0.028, radius: 0.008), Color(0x3f4560))
            for x in [-0.12, -0.06, 0, 0.06, 0.12] {
                pen.line(.line([Point(x, -0.8), Point(x, -0.84)]), Color(0x3f4560), 0.008)
            }
            pen.line(.line([Point(-0.125, -0.84), Point(0.125, -0.84)]), Color(0x3f4560), 0.009)
            if pen.light.needsLamps { pen.glow(0, -0.865, 0.26, Color(0xfff0b0, alpha: 0.9)) }
            pen.shine(.box(-0.062, -0.91, 0.124, 0.11), pen.light.needsLamps ? Color(0xfff3bb) : Color(0xfbe7a6))
            pen.line(.line([Point(0, -0.91), Point(0, -0.8)]), Color(0x3f4560), 0.009)
            pen.form(.blob(-0.09, -0.905, -0.05, -0.96, 0, -0.98, 0.05, -0.96, 0.09, -0.905), Color(0xd8483f))
            pen.line(.line([Point(0, -0.975), Point(0, -1)]), Color(0x3f4560), 0.01)
        })
}

extension Sketch {
    /// The light of the lamp to both sides, at dusk and at night.
    fileprivate mutating func beams() {
        guard light.needsLamps else { return }
        let bright = Color(0xfff2bd)
        for side in [-1.0, 1.0] {
            let beam = Path.polygon(0, -0.875, side * 1.5, -1.04, side * 1.5, -0.76, 0, -0.85)
            let fade = Gradient(bright.opacity(0.6), bright.opacity(0))
            add(beam, .linear(LinearGradient(fade, from: Point(0, -0.86), to: Point(side * 1.45, -0.88))))
        }
    }
}
