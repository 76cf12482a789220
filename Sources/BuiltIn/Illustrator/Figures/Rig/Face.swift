import Media

/// The positions of the features of a face. The head is a circle of radius 1 around the origin.
struct Face: Sendable {
    var turn = 0.15
    var eyeSpread = 0.38
    var eyeY = 0.08
    var eyeSize = 0.135
    var mouthY = 0.5
    var mouthWidth = 0.2
    var cheekY = 0.38
    var cheekSpread = 0.64
    var cheekColor = Color(0xf47f78)
    var ink = Color(0x33252e)
    var hasMouth = true

    enum Feature { case mouth, eye }

    func position(of feature: Feature) -> Point {
        switch feature {
        case .mouth: Point(turn, mouthY)
        case .eye: Point(turn + 0.03 + eyeSpread, eyeY)
        }
    }

    /// The highest point of an open eye.
    var eyeTop: Double { eyeY - eyeSize * 1.24 }
}

extension Sketch {
    mutating func face(_ face: Face, _ expression: Expression) {
        for side in [-1.0, 1.0] {
            let cheek = face.turn * 0.8 + side * face.cheekSpread
            glow(cheek, face.cheekY, 0.24, tone(face.cheekColor).opacity(0.62))
            var lifted = face
            lifted.eyeY -= expression.gaze * 0.07
            eye(lifted, expression.eyes, at: face.turn + 0.03 + side * face.eyeSpread)
            brow(face, expression.brows, side)
            if expression.hasTears { tear(face, at: face.turn + 0.03 + side * face.eyeSpread * 1.25) }
        }
        if face.hasMouth { mouth(face, expression.mouth) }
    }

    private mutating func eye(_ face: Face, _ eyes: Expression.Eyes, at x: Double) {
        let (y, ink) = (face.eyeY, face.ink)
        let size = eyes == .wide ? face.eyeSize * 1.18 : face.eyeSize
        switch eyes {
        case .laughing:
            line(.arc(x, y + size * 0.5, size * 1.15, size * 1.1, from: 200, to: 340), ink, 0.075)
        case .asleep:
            line(.arc(x, y - size * 0.1, size * 1.2, size * 0.9, from: 20, to: 160), ink, 0.07)
        case .open, .wide:
            fill(.ellipse(x, y, size, size * 1.24), ink)
            shine(.circle(x + size * 0.32, y - size * 0.48, size * 0.38), .white)
            shine(.circle(x - size * 0.32, y + size * 0.5, size * 0.18), Color.white.opacity(0.75))
        }
    }

    private mutating func tear(_ face: Face, at x: Double) {
        let y = face.eyeY + 0.3
        fill(.blob(x, y - 0.12, x + 0.07, y + 0.06, x, y + 0.12, x - 0.07, y + 0.06), Color(0x8fd0f2))
        shine(.circle(x + 0.02, y + 0.04, 0.03), .white)
    }

    private mutating func brow(_ face: Face, _ brows: Expression.Brows, _ side: Double) {
        let x = face.turn + side * face.eyeSpread
        let y = face.eyeY - face.eyeSize * 2.5
        switch brows {
        case .none: break
        case .raised:
            line(.arc(x, y + 0.08, 0.17, 0.15, from: 215, to: 325), face.ink.opacity(0.7), 0.05)
        case .troubled:
            line(
                .curve(x - 0.13 * side, y - 0.08, x, y - 0.04, x + 0.14 * side, y + 0.06), face.ink.opacity(0.75), 0.055
            )
        }
    }

    mutating func mouth(_ face: Face, _ mouth: Expression.Mouth) {
        let (x, y, half) = (face.turn, face.mouthY, face.mouthWidth)
        switch mouth {
        case .smile:
            line(.curve(x - half, y - 0.03, x, y + half * 0.45, x + half, y - 0.03), face.ink, 0.06)
        case .open:
            let lips = Path.blob(
                x - half, y - 0.04, x, y - 0.01, x + half, y - 0.04, x + half * 0.62, y + half * 0.8, x, y + half * 1.1,
                x - half * 0.62, y + half * 0.8)
            fill(lips, Color(0x8c2f3c))
            inside(lips) { $0.fill(.ellipse(x, y + half * 1.05, half * 0.66, half * 0.46), Color(0xf28b86)) }
        case .round: fill(.ellipse(x, y + 0.04, half * 0.38, half * 0.46), Color(0x8c2f3c))
        case .frown:
            line(.curve(x - half * 0.8, y + half * 0.42, x, y + 0.01, x + half * 0.8, y + half * 0.42), face.ink, 0.06)
        case .small: line(.curve(x - half * 0.4, y, x, y + half * 0.24, x + half * 0.4, y), face.ink, 0.06)
        }
    }
}
