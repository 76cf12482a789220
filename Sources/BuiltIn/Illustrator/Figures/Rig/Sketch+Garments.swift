import Media

/// Clothes on the trunk and the head. Hats and glasses use the head's coordinates.
extension Sketch {
    mutating func scarf(_ skeleton: Skeleton, _ build: Build, _ color: Color) {
        let half = build.torsoWidth * 0.42
        along(skeleton.neck, skeleton.head) { pen in
            let end = Path.polygon(half * 0.12, 0.05, half * 0.62, 0.05, half * 0.78, 0.23, half * 0.2, 0.25)
            pen.form(end, color.darker(0.1))
            pen.inside(end) { pen in
                pen.line(.curve(0, 0.185, half, 0.17), color.lighter(0.4), 0.022)
                pen.line(.curve(0, 0.225, half, 0.21), color.lighter(0.4), 0.012)
            }
            let wrap = Path.blob(
                -half, 0.02, -half * 0.9, -0.03, half * 0.9, -0.03, half, 0.02, half * 0.86, 0.085, 0, 0.115,
                -half * 0.86, 0.085)
            pen.form(wrap, color)
            pen.inside(wrap) { pen in
                pen.line(.curve(-half, 0.045, 0, 0.08, half, 0.045), color.darker(0.18).opacity(0.6), 0.014)
            }
            pen.rim(wrap, 0.012)
        }
    }

    mutating func cape(_ skeleton: Skeleton, _ build: Build, _ color: Color) {
        let half = build.torsoWidth * 0.62
        let length = (skeleton.neck - skeleton.hip).length
        along(skeleton.hip, skeleton.neck) { pen in
            let cloth = Path.blob(
                -half * 0.5, -length, half * 0.5, -length, half * 0.9, -length * 0.3, half * 0.8, 0.13, -half * 0.4,
                0.15, -half * 1.7, 0.11, -half * 1.2, -length * 0.4)
            pen.form(cloth, color)
            pen.rim(cloth, 0.016)
        }
    }

    mutating func backpack(_ skeleton: Skeleton, _ build: Build, _ color: Color) {
        let half = build.torsoWidth * 0.5
        let length = (skeleton.neck - skeleton.hip).length
        along(skeleton.hip, skeleton.neck) { pen in
            pen.form(.box(-half * 1.55, -length * 0.95, half * 1.3, length * 0.8, radius: 0.06), color)
            pen.form(.box(-half * 1.6, -length * 0.5, half * 0.8, length * 0.3, radius: 0.03), color.darker(0.14))
        }
    }

    mutating func glasses(_ color: Color, on face: Face) {
        let y = face.eyeY + 0.02
        let radius = min(0.26, face.eyeSpread * 0.85)
        for side in [-1.0, 1.0] {
            let x = face.turn + side * face.eyeSpread
            shine(.circle(x, y, radius), Color.white.opacity(0.24))
            line(.circle(x, y, radius), color.darker(0.25), 0.055)
        }
        let half = face.eyeSpread - radius
        line(
            .curve(face.turn - half, y - 0.04, face.turn, y - 0.08, face.turn + half, y - 0.04), color.darker(0.25),
            0.055)
    }

    /// Never over the eyes.
    mutating func headgear(_ look: CharacterLook) {
        let lowestEdge = -0.36
        at(0, min(0, look.figure.face.eyeTop - lowestEdge)) { pen in
            if let color = look.garments[.bow] { pen.bow(color) }
            if let color = look.garments[.hat] { pen.hat(color, look.hat) }
            if look.garments[.crown] != nil { pen.crown() }
        }
    }

    mutating func bow(_ color: Color) {
        at(-0.5, -0.78, scale: 1, turned: -24) { pen in
            for side in [-1.0, 1.0] {
                pen.form(
                    .blob(
                        0, 0, side * 0.2, -0.24, side * 0.42, -0.22, side * 0.4, 0.1, side * 0.36, 0.22, side * 0.16,
                        0.14), color)
            }
            pen.form(.circle(0, 0, 0.12), color.lighter(0.2))
        }
    }

    private mutating func hat(_ color: Color, _ shape: HatShape) {
        switch shape {
        case .cap: cap(color)
        case .pointed:
            brim(color, half: 1.16)
            let cone = Path.blob(-0.66, -0.62, -0.3, -1.3, 0.16, -2.0, 0.3, -1.94, 0.42, -1.3, 0.68, -0.6, 0, -0.52)
            form(cone, color)
            rim(cone, 0.05)
            form(.blob(-0.66, -0.6, -0.58, -0.84, 0, -0.74, 0.6, -0.84, 0.68, -0.6, 0, -0.5), color.lighter(0.35))
        case .straw:
            brim(color, half: 1.3)
            let crown = Path.blob(-0.66, -0.6, -0.6, -1.06, 0, -1.24, 0.6, -1.06, 0.66, -0.6, 0, -0.5)
            form(crown, color)
            form(.blob(-0.66, -0.6, -0.63, -0.8, 0, -0.7, 0.63, -0.8, 0.66, -0.6, 0, -0.5), Color(0xc9523f))
        case .tall:
            form(.puffs([Puff(-0.42, -1.3, 0.36), Puff(0.06, -1.48, 0.42), Puff(0.48, -1.28, 0.34)]), color)
            let band = Path.blob(-0.72, -0.5, -0.66, -1.2, 0, -1.12, 0.68, -1.2, 0.74, -0.5, 0, -0.64)
            form(band, color)
            rim(band, 0.05)
        case .helmet:
            let dome = Path.blob(
                -1.02, -0.36, -0.94, -0.96, -0.4, -1.34, 0.04, -1.38, 0.5, -1.3, 0.96, -0.94, 1.04, -0.34, 0, -0.56)
            form(dome, color)
            rim(dome, 0.07)
            form(.blob(-0.1, -0.56, -0.14, -1.5, 0.04, -1.6, 0.2, -1.48, 0.18, -0.56), color.lighter(0.3))
            shine(.circle(0.04, -0.78, 0.15), Color(0xf5c542))
        }
    }

    private mutating func brim(_ color: Color, half: Double) {
        let brim = Path.blob(
            -half, -0.44, -half * 0.6, -0.66, 0, -0.72, half * 0.6, -0.66, half, -0.42, half * 0.5, -0.44, 0, -0.5,
            -half * 0.5, -0.46)
        form(brim, color.darker(0.12))
    }

    private mutating func cap(_ color: Color) {
        let crown = Path.blob(
            -0.82, -0.52, -0.78, -1.0, -0.36, -1.32, 0.06, -1.38, 0.48, -1.26, 0.82, -0.94, 0.84, -0.5, 0, -0.66)
        form(crown, color)
        rim(crown, 0.06)
        let band = Path.blob(
            -0.92, -0.52, -0.5, -0.7, 0, -0.76, 0.5, -0.7, 0.94, -0.5, 0.9, -0.3, 0.5, -0.46, 0, -0.52, -0.5, -0.47,
            -0.9, -0.3)
        form(band, color.lighter(0.28))
        form(.circle(0.05, -1.42, 0.17), color.lighter(0.36))
    }

    mutating func crown() {
        let gold = Color(0xf5c542)
        at(0.02, -0.82) { pen in
            let shape = Path.polygon(
                -0.46, 0.08, -0.54, -0.4, -0.26, -0.16, 0, -0.54, 0.26, -0.16, 0.54, -0.4, 0.46, 0.08)
            pen.form(shape, gold)
            pen.rim(shape, 0.04, strength: 0.7)
            for (x, color) in [(-0.25, 0xe8486a as UInt32), (0, 0x49b6d6), (0.25, 0xe8486a)] {
                pen.shine(.circle(x, -0.05, 0.065), Color(color))
            }
        }
    }
}
