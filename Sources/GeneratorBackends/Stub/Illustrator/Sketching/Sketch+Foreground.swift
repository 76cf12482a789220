import Domain
import Drawing

extension Sketch {
    /// The ground from a line downwards, lighter far off and around the figures.
    mutating func floor(_ frame: Frame, y: Double, color: Color, near: Color? = nil) {
        let base = tone(color)
        let paint = LinearGradient(
            Gradient(base.mixed(with: light.air, 0.22), base, tone(near ?? color.darker(0.1))), from: Point(0, y),
            to: Point(0, frame.height))
        add(.box(0, y, frame.width, frame.height - y), .linear(paint))
    }

    /// A swell of ground before the figures, darker than what lies behind it.
    mutating func nearGround(_ frame: Frame, color: Color) {
        let y = frame.feet + (frame.height - frame.feet) * 0.62
        let height = (frame.height - frame.feet) * 0.22
        let ridge = Ridge(y: y, height: height, pace: frame.width * 0.6, width: frame.width, random: &random)
        let base = tone(color)
        let gradient = Gradient(base.mixed(with: light.shadow, 0.07), base.mixed(with: light.shadow, 0.3))
        let land = ridge.land(to: frame.height + 20)
        add(land, .linear(LinearGradient(gradient, from: Point(0, y - height), to: Point(0, frame.height))))
    }

    /// Dark leaves of grass that close the lower corners of the picture and leave its middle free.
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

    /// A stone that lies at (x, y).
    mutating func rock(_ x: Double, _ y: Double, width: Double, color: Color) {
        let lean = random.next(in: -0.1...0.1)
        at(x, y, scale: width) { pen in
            pen.shadow(0, 0, 0.58, 0.09, strength: 0.4)
            let body = Path.blob(
                -0.5, 0.01, -0.44, -0.24, -0.18 + lean, -0.44, 0.16 + lean, -0.4, 0.42, -0.22, 0.5, 0.01, 0, 0.05)
            pen.fill(body, top: color.lighter(0.16), bottom: color.darker(0.22))
            pen.inside(body) { pen in
                pen.fill(.blob(-0.3, -0.3, 0, -0.42, 0.2, -0.3, -0.02, -0.24), color.lighter(0.25).opacity(0.5))
            }
            pen.rim(body, 0.03)
        }
    }

    /// Short bright lines on water between two heights.
    mutating func ripples(_ frame: Frame, from top: Double, to bottom: Double, count: Int, color: Color) {
        for _ in 0..<count {
            let y = random.next(in: top...bottom)
            let x = random.next(in: -0.05...1) * frame.width
            let length = frame.scale(at: y) * random.next(in: 0.15...0.5)
            let ripple = Path.curve(x, y, x + length * 0.5, y - 3, x + length, y)
            line(ripple, color.opacity(0.5), 2, to: 4)
        }
    }

    /// Water whose surface reaches from a line downwards.
    mutating func water(_ frame: Frame, y: Double, to bottom: Double, color: Color) {
        let base = tone(color)
        let paint = LinearGradient(
            Gradient(base.mixed(with: light.air, 0.55), base, base.mixed(with: light.shadow, 0.25)), from: Point(0, y),
            to: Point(0, bottom))
        add(.box(0, y, frame.width, bottom - y), .linear(paint))
        glow(frame.openSide, y, frame.width * 0.3, light.rim.opacity(0.4), flat: 0.16)
        ripples(frame, from: y + 6, to: bottom, count: 26, color: .white)
    }

    /// A small house with a lit window; its foot at (x, y), one unit wide.
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
            pen.rim(eaves, 0.014)
            pen.form(.box(-0.26, -0.38, 0.2, 0.38, radius: 0.1), roof.darker(0.35))
            pen.lamplitWindow(0.18, -0.27, 0.13, isLit: isLit)
        }
    }

    /// A window pane that shines in the dark.
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
