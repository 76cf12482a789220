import Domain
import Media

extension Sketch {
    /// The ground below the line `y`, lighter in the distance and around the figures.
    mutating func floor(_ frame: Frame, y: Double, color: Color, near: Color? = nil) {
        let base = tone(color)
        let paint = LinearGradient(
            Gradient(base.mixed(with: light.air, 0.22), base, tone(near ?? color.darker(0.1))), from: Point(0, y),
            to: Point(0, frame.height))
        add(.box(0, y, frame.width, frame.height - y), .linear(paint))
    }

    /// A low hill in front of the figures, darker than the ground behind it.
    mutating func nearGround(_ frame: Frame, color: Color) {
        let y = frame.feet + (frame.height - frame.feet) * 0.62
        let height = (frame.height - frame.feet) * 0.22
        let ridge = Ridge(y: y, height: height, pace: frame.width * 0.6, width: frame.width, random: &random)
        let base = tone(color)
        let gradient = Gradient(base.mixed(with: light.shadow, 0.07), base.mixed(with: light.shadow, 0.3))
        let land = ridge.land(to: frame.height + 20)
        add(land, .linear(LinearGradient(gradient, from: Point(0, y - height), to: Point(0, frame.height))))
    }

    /// Dark grass in the lower corners of the picture. The middle stays free.
    mutating func grassyCorners(_ frame: Frame, color: Color) {
        let reach = frame.width * 0.2
        let dark = color.darker(0.25)
        for index in 0..<14 {
            let isLeft = index.isMultiple(of: 2)
            let inset = random.next(in: -0.1...1) * reach
            let height = frame.shortSide * (0.13 - 0.09 * max(0, inset) / reach) * random.next(in: 0.7...1.1)
            tuft(isLeft ? inset : frame.width - inset, frame.height + 4, height: height, color: dark)
        }
    }

    /// A path that winds from the distance past the figures' open side.
    mutating func lane(_ frame: Frame, fromX x: Double, fromY y: Double, color: Color) {
        let (unit, rise, open) = (frame.unit, frame.feet - y, frame.openSide)
        let sway = frame.width * (open < frame.width / 2 ? 0.05 : -0.05)
        let far = x + (frame.width / 2 - x) * 0.3
        let middle = [
            Point(far, y), Point(far + sway, y + rise * 0.2), Point(far + sway * 0.2, y + rise * 0.48),
            Point(open + sway * 0.3, y + rise), Point(open + sway * 6, frame.height + 120),
        ]
        let half = [0.03, 0.07, 0.13, 0.21, 0.36].map { $0 * unit }
        var (left, right): ([Point], [Point]) = ([], [])
        for index in middle.indices {
            let way = middle[min(index + 1, 4)] - middle[max(index - 1, 0)]
            let across = Point(-way.y, way.x * 0.4) * (half[index] / max(1, way.length))
            left.append(middle[index] - across)
            right.append(middle[index] + across)
        }
        let trodden = color.mixed(with: frame.palette.meadow, 0.3)
        fill(.smooth(right + left.reversed(), closed: true), top: trodden.lighter(0.12), bottom: trodden.darker(0.06))
    }

    /// Large blossoms near the viewer, in one lower corner of the picture.
    mutating func nearFlowers(_ frame: Frame) {
        if frame.isSnowy { return }
        for index in 0..<5 {
            let inset = frame.width * (0.02 + 0.055 * Double(index))
            let x = frame.openSide > frame.width / 2 ? frame.width - inset : inset
            bloom(
                x, frame.height + 6, height: frame.shortSide * random.next(in: 0.13...0.2) * (1 - Double(index) * 0.1),
                color: random.pick(frame.palette.accents), stem: frame.palette.deepLeaf)
        }
    }

    /// A stone; its foot is at (x, y).
    mutating func rock(_ x: Double, _ y: Double, width: Double, color: Color) {
        let lean = random.next(in: -0.1...0.1)
        at(x, y, scale: width) { pen in
            pen.shadow(0, 0, 0.58, 0.09, strength: 0.4)
            let body = Path.blob(
                -0.5, 0.01, -0.44, -0.24, -0.18 + lean, -0.44, 0.16 + lean, -0.4, 0.42, -0.22, 0.5, 0.01, 0, 0.05)
            pen.fill(body, top: color.lighter(0.16), bottom: color.darker(0.22))
            let side = pen.light.comesFromRight ? 1.0 : -1.0
            pen.fill(
                .blob(
                    side * 0.34, -0.2, side * 0.3 + lean * 0.5, -0.3, lean, -0.4, -side * 0.16 + lean, -0.34, lean,
                    -0.26), color.lighter(0.3))
        }
    }

    /// Short bright lines on water between two heights.
    mutating func ripples(_ frame: Frame, from top: Double, to bottom: Double, count: Int, color: Color) {
        for _ in 0..<count {
            let y = random.next(between: top, and: bottom)
            let x = random.next(in: -0.05...1) * frame.width
            let length = frame.scale(at: y) * random.next(in: 0.15...0.5)
            let ripple = Path.curve(x, y, x + length * 0.5, y - 3, x + length, y)
            line(ripple, color.opacity(0.5), 2, to: 4)
        }
    }

    /// Water below the line `y`.
    mutating func water(_ frame: Frame, y: Double, to bottom: Double, color: Color) {
        let base = tone(color)
        let paint = LinearGradient(
            Gradient(base.mixed(with: light.air, 0.55), base, base.mixed(with: light.shadow, 0.25)), from: Point(0, y),
            to: Point(0, bottom))
        add(.box(0, y, frame.width, bottom - y), .linear(paint))
        glow(frame.openSide, y, frame.width * 0.3, light.rim.opacity(0.4), flat: 0.16)
        ripples(frame, from: y + 6, to: bottom, count: 26, color: .white)
    }

    /// A small house with a window that is lit at night. Its foot is at (x, y); it is about `width` wide.
    mutating func cottage(_ x: Double, _ y: Double, width: Double, wall: Color, roof: Color) {
        let isLit = light.isDark
        let steep = random.next(in: 0.5...0.68)
        let mirrored = random.next(below: 2) == 0
        at(x, y, scale: width, mirrored: mirrored) { pen in
            pen.shadow(0, 0, 0.62, 0.06, strength: 0.4)
            pen.fill(.box(0.2, -0.62 - steep * 0.75, 0.12, 0.4), roof.darker(0.3))
            pen.form(.polygon(-0.42, 0, -0.42, -0.6, 0, -0.6 - steep * 0.75, 0.42, -0.6, 0.42, 0), wall)
            let eaves = Path.blob(
                -0.56, -0.54, -0.3, -0.72 - steep * 0.3, -0.03, -0.68 - steep * 0.86, 0.03, -0.68 - steep * 0.86, 0.3,
                -0.72 - steep * 0.3, 0.56, -0.54, 0.3, -0.58, 0, -0.6, -0.3, -0.58)
            pen.fill(eaves, top: roof.lighter(0.1), bottom: roof.darker(0.15))
            let side = pen.light.comesFromRight ? 1.0 : -1.0
            pen.line(
                .curve(side * 0.5, -0.6, side * 0.29, -0.71 - steep * 0.3, side * 0.02, -0.68 - steep * 0.84),
                roof.lighter(0.4), 0.018)
            pen.form(.box(-0.26, -0.38, 0.2, 0.38, radius: 0.1), roof.darker(0.35))
            pen.lamplitWindow(0.18, -0.27, 0.13, isLit: isLit)
        }
    }

    /// A window pane that glows if `isLit`.
    mutating func lamplitWindow(_ x: Double, _ y: Double, _ radius: Double, isLit: Bool) {
        if isLit { glow(x, y, radius * 3.4, Color(0xffd98a, alpha: 0.55)) }
        fill(
            .box(x - radius * 1.2, y - radius * 1.2, radius * 2.4, radius * 2.4, radius: radius * 0.4), Color(0xf7efe2))
        let pane = Path.box(x - radius, y - radius, radius * 2, radius * 2, radius: radius * 0.25)
        if isLit { shine(pane, Color(0xffdf94)) } else { fill(pane, top: Color(0x9cc6da), bottom: Color(0xd7ecf0)) }
        line(.line([Point(x, y - radius), Point(x, y + radius)]), Color(0xf7efe2), radius * 0.22)
        line(.line([Point(x - radius, y), Point(x + radius, y)]), Color(0xf7efe2), radius * 0.22)
    }
}
