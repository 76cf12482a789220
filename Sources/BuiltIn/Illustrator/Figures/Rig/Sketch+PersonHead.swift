import Media

/// A person's head: hair at the back, skull, face, hair at the front.
extension Sketch {
    mutating func personHead(_ look: CharacterLook, _ expression: Expression) {
        let face = look.figure.face
        let skin = look.skin
        hairBehind(look.hair)
        form(.ellipse(-0.9, 0.16, 0.17, 0.2), skin.darker(0.06))
        form(.ellipse(0.98, 0.16, 0.13, 0.19), skin.darker(0.06))
        let skull = Path.blob(
            0.02, -0.98, 0.62, -0.8, 0.95, -0.2, 0.9, 0.36, 0.52, 0.82, 0.06, 0.94, -0.44, 0.82, -0.86, 0.38, -0.94,
            -0.2, -0.6, -0.8)
        form(skull, skin, depth: 0.8)
        if let color = look.beard { beard(color) }
        self.face(face, expression)
        fill(.ellipse(face.turn + 0.03, 0.3, 0.065, 0.05), skin.mixed(with: Color(0xd86a5a), 0.45))
        rim(skull, 0.05, strength: 0.2)
        hairBefore(look.hair)
    }

    private mutating func hairBehind(_ hair: Hair) {
        let color = hair.color.darker(0.12)
        switch hair.style {
        case .bob:
            form(
                .blob(
                    0, -1.1, 0.8, -0.86, 1.1, -0.1, 1.14, 0.7, 0.7, 0.96, -0.7, 0.98, -1.16, 0.74, -1.12, -0.1, -0.8,
                    -0.86), color)
        case .long:
            form(
                .blob(
                    0, -1.1, 0.8, -0.86, 1.06, -0.1, 1.02, 0.6, 0.9, 1.12, 0.5, 1.0, -0.5, 1.1, -1.06, 1.24, -1.12, 0.6,
                    -1.08, -0.1, -0.8, -0.86), color)
        case .pigtails:
            for side in [-1.0, 1.0] {
                form(
                    .blob(
                        side * 0.85, -0.2, side * 1.25, -0.24, side * 1.5, 0.3, side * 1.36, 0.86, side * 1.12, 0.9,
                        side * 1.0, 0.4), color)
                fill(.circle(side * 0.98, -0.1, 0.14), Color(0xfbe3a4))
            }
        case .curly:
            for (x, y, radius) in [
                (-0.95, 0.4, 0.36), (-1.05, -0.1, 0.4), (-0.8, -0.62, 0.42), (0.85, -0.6, 0.42), (1.06, -0.08, 0.38),
                (0.98, 0.4, 0.33), (0, -0.95, 0.5),
            ] {
                form(.circle(x, y, radius), color)
            }
        case .bun:
            form(.circle(-0.1, -1.16, 0.4), color)
            form(.ellipse(0, -0.1, 1.04, 1.0), color)
        case .short, .tuft: form(.ellipse(-0.04, -0.2, 1.02, 0.92), color)
        case .bald:
            form(.ellipse(-0.84, 0.06, 0.28, 0.4), color)
            form(.ellipse(0.92, 0.04, 0.2, 0.36), color)
        }
    }

    private mutating func hairBefore(_ hair: Hair) {
        let color = hair.color
        let cap: Path
        switch hair.style {
        case .bald: return
        case .short:
            cap = .blob(
                -0.98, 0.0, -1.02, -0.5, -0.6, -1.04, 0.1, -1.16, 0.76, -0.92, 1.02, -0.34, 0.96, -0.06, 0.8, -0.4, 0.5,
                -0.42, 0.3, -0.56, 0.1, -0.38, -0.16, -0.54, -0.4, -0.34, -0.74, -0.34)
        case .tuft:
            cap = .blob(
                -0.98, -0.02, -1.02, -0.5, -0.6, -1.02, -0.1, -1.2, 0.16, -1.42, 0.2, -1.16, 0.5, -1.28, 0.54, -1.02,
                0.96, -0.5, 0.96, -0.1, 0.74, -0.46, 0.2, -0.6, -0.4, -0.5, -0.76, -0.36)
        case .curly:
            for (x, y, radius) in [
                (-0.72, -0.6, 0.3), (-0.34, -0.8, 0.32), (0.1, -0.86, 0.34), (0.5, -0.74, 0.3), (0.8, -0.48, 0.24),
            ] {
                form(.circle(x, y, radius), color)
            }
            return
        case .bob, .pigtails:
            cap = .blob(
                -1.0, 0.14, -1.04, -0.5, -0.6, -1.04, 0.05, -1.14, 0.7, -0.94, 1.04, -0.4, 1.0, 0.1, 0.86, -0.26, 0.6,
                -0.4, 0.1, -0.36, -0.4, -0.36, -0.84, -0.22)
        case .long, .bun:
            cap = .blob(
                -1.0, 0.3, -1.04, -0.5, -0.6, -1.04, 0.05, -1.14, 0.7, -0.94, 1.04, -0.4, 1.02, 0.2, 0.88, -0.2, 0.5,
                -0.62, 0.3, -0.7, -0.1, -0.46, -0.6, -0.26, -0.88, 0)
        }
        form(cap, color)
        inside(cap) { $0.fill(.ellipse(-0.3, -0.86, 0.5, 0.14), color.lighter(0.3).opacity(0.5)) }
    }

    private mutating func beard(_ color: Color) {
        form(
            .blob(
                -0.9, 0.2, -0.6, 0.36, 0.1, 0.3, 0.8, 0.36, 0.94, 0.2, 0.86, 0.8, 0.4, 1.24, 0.1, 1.32, -0.3, 1.22,
                -0.8, 0.8), color)
        fill(.ellipse(0.15, 0.52, 0.26, 0.16), Color(0xf2c4a6))
    }
}
