import Media

/// Parts that several animals share. Head parts use the head's coordinates.
extension Sketch {
    /// A pair of ears with their roots at ±`x`. `outer` and `inner` are the outlines of the right ear around its root.
    mutating func ears(
        _ outer: Path, inner: Path?, x: Double, y: Double, turned: Double, _ color: Color, _ inside: Color
    ) {
        for side in [-1.0, 1.0] {
            at(side * x, y, turned: turned * side, mirrored: side < 0) { pen in
                pen.form(outer, color)
                if let inner { pen.fill(inner, inside) }
            }
        }
    }

    /// Two light cheeks with a stripe of the main colour between them, as on a fox.
    mutating func cheekMask(_ skull: Path, _ color: Color, turn: Double) {
        inside(skull) { pen in
            for side in [-1.0, 1.0] {
                let mask = Path.blob(
                    turn, 0.5, turn + side * 0.16, 0.3, side * 0.58 + turn * 0.6, 0.18, side * 1.0, 0.16, side * 1.3,
                    0.5, side * 0.8, 1.2, turn, 1.2)
                pen.fill(mask, color)
            }
        }
    }

    mutating func muzzle(_ color: Color, nose: Color, y: Double = 0.46, width: Double = 0.42, height: Double = 0.32) {
        form(.ellipse(0.17, y, width, height), color, depth: 0.5)
        noseTip(nose, y: y - height * 0.52)
    }

    mutating func noseTip(_ color: Color, x: Double = 0.19, y: Double, size: Double = 0.13) {
        fill(
            .blob(
                x - size, y - size * 0.4, x, y - size * 0.6, x + size, y - size * 0.4, x + size * 0.4, y + size * 0.5,
                x, y + size * 0.7, x - size * 0.4, y + size * 0.5), color)
        shine(.ellipse(x - size * 0.3, y - size * 0.25, size * 0.3, size * 0.16), Color.white.opacity(0.55))
    }

    mutating func whiskers(_ color: Color, y: Double = 0.44) {
        for side in [-1.0, 1.0] {
            for slope in [-0.1, 0.06] {
                line(
                    .curve(
                        0.17 + side * 0.5, y + slope * 0.5, 0.17 + side * 0.8, y + slope, 0.17 + side * 1.02,
                        y + slope * 1.9), color.opacity(0.55), 0.025)
            }
        }
    }

    /// A round skull, slightly wider at the bottom.
    mutating func roundSkull(_ color: Color, width: Double = 1) -> Path {
        let skull = Path.blob(
            0, -0.94, 0.6 * width, -0.76, 0.96 * width, -0.16, 0.96 * width, 0.36, 0.6 * width, 0.8, 0.06, 0.92,
            -0.52 * width, 0.8, -0.94 * width, 0.36, -0.96 * width, -0.16, -0.6 * width, -0.76)
        form(skull, color)
        rim(skull, 0.06, strength: 0.35)
        return skull
    }

    /// A tail from the hip back and up. It is thicker at its end if `end` is greater than `width`.
    mutating func tail(
        _ skeleton: Skeleton, _ color: Color, width: Double, to end: Double, tip: Color? = nil, reach: Double = 1
    ) {
        along(skeleton.hip, skeleton.neck) { pen in
            pen.line(
                .curve(-0.06, 0, -0.2 * reach, 0.03, -0.32 * reach, -0.08, -0.34 * reach, -0.24), color, width, to: end)
            if let tip { pen.line(.curve(-0.335 * reach, -0.18, -0.34 * reach, -0.25), tip, end * 0.94, to: end * 0.7) }
        }
    }

    /// A pair of wings behind the shoulders. `outline` is the left wing with its root at the origin.
    mutating func wings(_ skeleton: Skeleton, _ outline: Path, _ color: Color, opacity: Double = 1) {
        let root = skeleton.hip.toward(skeleton.neck, 0.72)
        let spread = skeleton.wingsAreSpread ? -34.0 : 0
        at(root.x + 0.06, root.y, scale: 0.86, turned: 26 + spread * 0.4, mirrored: true) {
            $0.form(outline, color.darker(0.12).opacity(opacity))
        }
        at(root.x - 0.04, root.y, turned: -spread) { pen in
            pen.form(outline, color.opacity(opacity))
            pen.rim(outline, 0.02)
        }
    }
}
