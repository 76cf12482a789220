import Media

extension Figure {
    static let whale = Figure(
        nouns: ["whale", "dolphin", "orca", "porpoise", "narwhal"], size: 1,
        build: Build(head: 0.46, torsoWidth: 0.2, torsoLength: 0.1, legLength: 0.02, arms: .none, legs: .none),
        dress: .own,
        coats: [
            Coat(0x5b87b5, 0xe6eef2, 0x3f6690), Coat(0x7688a0, 0xe9ebe6, 0x546579), Coat(0x4f95a0, 0xe2f1ea, 0x35727c),
        ],
        face: Face(
            turn: 0.54, eyeSpread: 0.24, eyeY: -0.06, eyeSize: 0.1, mouthY: 0.22, mouthWidth: 0.18, cheekY: 0.16,
            cheekSpread: 0.36),
        head: { pen, look, expression in
            // Two flukes, raised behind the back.
            pen.form(
                .blob(
                    -1.16, -0.42, -1.3, -0.62, -1.62, -0.66, -1.74, -0.86, -1.4, -0.98, -1.16, -0.78, -1.02, -1.02,
                    -0.72, -1.08, -0.74, -0.84, -1.02, -0.62, -1.02, -0.42), look.coat.dark)
            let body = Path.blob(
                -1.12, -0.5, -0.94, -0.52, -0.72, -0.24, -0.36, -0.42, 0.14, -0.66, 0.68, -0.58, 1.08, -0.16, 1.06,
                0.34, 0.7, 0.66, 0.1, 0.76, -0.52, 0.6, -0.98, 0.08)
            pen.form(body, look.coat.main)
            pen.inside(body) { pen in
                pen.fill(
                    .blob(1.2, 0.2, 0.86, 0.3, 0.4, 0.32, -0.1, 0.44, -0.6, 0.44, -0.5, 0.9, 0.4, 1, 1.2, 0.8),
                    look.coat.light)
                for y in [0.46, 0.58] {
                    pen.line(.curve(-0.1, y + 0.06, 0.4, y + 0.02, 0.86, y - 0.04), look.coat.dark.opacity(0.3), 0.03)
                }
            }
            pen.rim(body, 0.06)
            pen.form(.blob(0.06, 0.34, -0.24, 0.44, -0.46, 0.76, -0.2, 0.8, 0.12, 0.66, 0.24, 0.44), look.coat.dark)
            pen.face(look.figure.face, expression)
        })
}
