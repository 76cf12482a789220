import Domain
import Drawing

/// Plants that stand about in several settings. Each stands with its foot at (x, y).
extension Sketch {
    mutating func leafyTree(_ x: Double, _ y: Double, height: Double, leaf: Color, bark: Color) {
        let lean = random.next(in: -0.04...0.04)
        let puffs = (0..<3).map { _ in random.next(in: 0.9...1.12) }
        at(x, y, scale: height) { pen in
            pen.shadow(0, 0, 0.3, 0.05, strength: 0.4)
            pen.line(.curve(0, 0.01, lean, -0.25, lean * 1.5, -0.55), bark, 0.1, to: 0.045)
            pen.line(.curve(lean, -0.32, 0.08, -0.42, 0.14, -0.52), bark, 0.04, to: 0.02)
            let crown = Path.blob(
                -0.34, -0.50 * puffs[0], -0.36, -0.66, -0.22, -0.86 * puffs[1], 0.02, -0.98, 0.25, -0.85 * puffs[2],
                0.36,
                -0.66, 0.32, -0.49, 0.14, -0.40, -0.04, -0.43, -0.2, -0.39)
            pen.fill(crown, top: leaf.lighter(0.12), bottom: leaf.darker(0.22))
            guard pen.haze < 0.3 else { return }
            pen.inside(crown) { pen in
                for (x, y, width) in [
                    (-0.17, -0.78, 0.2), (0.16, -0.74, 0.19), (-0.24, -0.58, 0.16), (0.02, -0.6, 0.2),
                    (0.24, -0.56, 0.15),
                ] {
                    pen.dab(x, y, width, leaf)
                }
            }
            pen.rim(crown, 0.008, strength: 0.26)
        }
    }

    /// A clump of leaves: lit above, lost in the crown below.
    private mutating func dab(_ x: Double, _ y: Double, _ width: Double, _ leaf: Color) {
        let clump = Path.blob(
            x - width, y + width * 0.3, x - width * 0.86, y - width * 0.3, x - width * 0.4, y - width * 0.62, x,
            y - width * 0.6,
            x
                + width * 0.45, y - width * 0.64, x + width * 0.88, y - width * 0.28, x + width, y + width * 0.3, x,
            y + width * 0.5)
        let top = tone(leaf.lighter(0.2))
        shade(clump, Gradient(top.opacity(0.6), top.opacity(0)))
    }

    mutating func pine(_ x: Double, _ y: Double, height: Double, leaf: Color, bark: Color, snowy: Bool = false) {
        let breadth = random.next(in: 0.19...0.25)
        at(x, y, scale: height) { pen in
            pen.shadow(0, 0, breadth * 1.1, 0.035, strength: 0.4)
            pen.line(.curve(0, 0, 0, -0.2, 0, -0.3), bark, 0.06)
            for (tier, foot) in [-0.12, -0.34, -0.56, -0.76].enumerated() {
                let half = breadth * (1 - Double(tier) * 0.2)
                let top = foot - 0.26
                let boughs = Path.blob(
                    0, top, half * 0.4, foot - 0.12, half, foot, half * 0.45, foot + 0.012, 0, foot + 0.04,
                    -half * 0.45,
                    foot + 0.012, -half, foot, -half * 0.4, foot - 0.12)
                pen.fill(boughs, top: leaf.lighter(0.1 + Double(tier) * 0.03), bottom: leaf.darker(0.2))
                if snowy {
                    pen.inside(boughs) { pen in
                        let cap = Path.blob(
                            0, top - 0.1, half * 1.1, foot - 0.06, half * 0.5, foot - 0.09, 0.03, foot - 0.06,
                            -half * 0.5,
                            foot - 0.1, -half * 1.1, foot - 0.06)
                        pen.fill(cap, Color(0xf6fbff))
                    }
                }
            }
        }
    }

    mutating func bush(_ x: Double, _ y: Double, width: Double, color: Color) {
        let rise = random.next(in: 0.9...1.15)
        at(x, y, scale: width) { pen in
            pen.shadow(0, 0, 0.55, 0.07, strength: 0.35)
            let body = Path.blob(
                -0.5, 0, -0.46, -0.22, -0.26, -0.36 * rise, -0.02, -0.48, 0.24, -0.38 * rise, 0.46, -0.2, 0.5, 0, 0,
                0.04)
            pen.fill(body, top: color.lighter(0.12), bottom: color.darker(0.2))
            pen.inside(body) { pen in
                pen.fill(.ellipse(-0.16, -0.3, 0.16, 0.1), color.lighter(0.25).opacity(0.4))
                pen.fill(.ellipse(0.2, -0.22, 0.14, 0.08), color.lighter(0.2).opacity(0.35))
            }
            pen.rim(body, 0.02, strength: 0.3)
        }
    }

    /// Three to five blades of grass.
    mutating func tuft(_ x: Double, _ y: Double, height: Double, color: Color) {
        var blades = Path()
        for blade in 0..<(3 + random.next(below: 3)) {
            let foot = x + (Double(blade) - 1.5) * height * 0.16
            let tip = foot + random.next(in: -0.4...0.4) * height
            let top = y - height * random.next(in: 0.6...1)
            blades.move(to: Point(foot - height * 0.07, y))
            blades.quadratic(Point(foot - height * 0.02, y - height * 0.5), to: Point(tip, top))
            blades.quadratic(Point(foot + height * 0.1, y - height * 0.4), to: Point(foot + height * 0.07, y))
            blades.close()
        }
        fill(blades, color)
    }

    mutating func bloom(_ x: Double, _ y: Double, height: Double, color: Color, stem: Color) {
        let lean = random.next(in: -0.15...0.15)
        at(x, y, scale: height) { pen in
            pen.line(.curve(0, 0, lean * 0.3, -0.4, lean, -0.75), stem, 0.07, to: 0.05)
            pen.fill(.blob(0.02, -0.25, 0.2, -0.42, 0.3, -0.36, 0.16, -0.24), stem)
            for petal in 0..<5 {
                let place = Trigonometry.point(degrees: Double(petal) * 72 - 90, radius: 0.15)
                pen.fill(.circle(lean + place.x, -0.8 + place.y, 0.125), color)
            }
            pen.fill(.circle(lean, -0.8, 0.09), Color(0xfbe08a))
        }
    }

    /// Grass and flowers strewn over the ground, sparse where a caption may lie.
    mutating func strewn(_ frame: Frame, from top: Double, to bottom: Double, grass: Color, blossoms: [Color]) {
        for _ in 0..<26 {
            let x = random.next(in: 0...frame.width)
            let y = random.next(in: top...bottom)
            let scale = frame.scale(at: y)
            if random.next(below: 4) == 0, let first = blossoms.first {
                let color = blossoms.count > 1 ? random.pick(blossoms) : first
                bloom(x, y, height: scale * 0.13, color: color, stem: grass)
            } else {
                tuft(x, y, height: scale * random.next(in: 0.07...0.12), color: grass)
            }
        }
    }
}
