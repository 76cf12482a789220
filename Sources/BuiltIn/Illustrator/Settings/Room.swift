import Domain
import Media

extension Scenery {
    static let room = Scenery(
        hasSky: false, isIndoors: true, isLamplit: true, depth: 0.8, ground: { $0.floor },
        back: { pen, frame in
            let palette = frame.palette
            let (unit, width) = (frame.unit, frame.width)
            let y = frame.wallFoot
            pen.interior(frame, wall: palette.wall, floor: palette.floor)
            let size = min(width * 0.17, frame.height * 0.15)
            pen.windowOut(
                frame, x: frame.windowSide, y: y - size * 2.3, size: size,
                curtain: palette.accents[Int(frame.storySeed % 5)])
            let x = frame.focus < width / 2 ? width * 0.13 : width * 0.87
            pen.pendantLamp(frame)
            if frame.view == 1 { pen.bunting(frame, y: y - size * 4.6) }
            if frame.hasThingsOnWall {
                pen.shelf(frame.width / 2, y - size * 3.4, width: size * 1.3, colors: palette.accents)
            } else {
                pen.picture(x, y - size * 2.4, size: size * 0.62, frame: frame)
                pen.shelf(x, y - size * 1.15, width: size * 1.3, colors: palette.accents)
            }
            let rug = Path.ellipse(frame.focus, frame.feet + unit * 0.02, min(unit * 1.15, width * 0.44), unit * 0.17)
            let color = palette.accents[Int(frame.storySeed >> 8) % 5]
            pen.fill(rug, color.mixed(with: palette.wall, 0.35))
            pen.line(
                .ellipse(frame.focus, frame.feet + unit * 0.02, min(unit * 1.04, width * 0.4), unit * 0.145),
                palette.wall.opacity(0.8), 5)
        })
}

extension Sketch {
    /// Wall, skirting board and floor boards.
    mutating func interior(_ frame: Frame, wall: Color, floor: Color, pattern: WallPattern = .dots) {
        let y = frame.wallFoot
        let base = tone(wall)
        let paper = LinearGradient(
            Gradient(base.mixed(with: light.shadow, 0.16), base, base.lighter(0.14)), from: .zero, to: Point(0, y))
        add(.box(0, 0, frame.width, y), .linear(paper))
        self.wall(pattern, frame, to: y, color: wall)
        self.floor(frame, y: y, color: floor)
        var seams = Path()
        for board in -9...9 {
            let (top, bottom) = (
                frame.width / 2 + Double(board) * frame.width * 0.085,
                frame.width / 2 + Double(board) * frame.width * 0.2
            )
            seams.append(.polygon(top, y, top + 2, y, bottom + 5, frame.height, bottom, frame.height))
        }
        fill(seams, floor.darker(0.3).opacity(0.3))
        fill(.box(0, y - 20, frame.width, 22), top: wall.lighter(0.5), bottom: wall.darker(0.1))
    }

    /// A lamp that hangs from the top of the picture, on the figures' side.
    mutating func pendantLamp(_ frame: Frame) {
        let size = frame.shortSide * 0.075
        let (x, y) = (frame.focus, frame.height * 0.085)
        let shade = frame.palette.accents[Int(frame.storySeed >> 2) % 5]
        if !frame.lampIsOff {
            glow(x, y + size * 0.4, size * 4.4, Color(0xffe7b0, alpha: light.isDark ? 0.62 : 0.3))
        }
        line(.line([Point(x, -10), Point(x, y - size * 0.5)]), frame.palette.earth.darker(0.4), 5)
        let bulb = Path.ellipse(x, y + size * 0.42, size * 0.4, size * 0.3)
        if frame.lampIsOff { fill(bulb, Color(0xd8d2c4)) } else { shine(bulb, Color(0xfff4cf)) }
        form(
            .blob(
                x - size * 0.26, y - size * 0.5, x + size * 0.26, y - size * 0.5, x + size, y + size * 0.4, x,
                y + size * 0.5, x - size, y + size * 0.4), shade)
    }

    /// A string of small flags across the wall.
    fileprivate mutating func bunting(_ frame: Frame, y: Double) {
        let width = frame.width
        let string = Path.curve(
            -20, y, width * 0.25, y + 40, width * 0.5, y + 52, width * 0.75, y + 40, width + 20, y)
        line(string, frame.palette.earth, 4)
        let size = frame.shortSide * 0.04
        for index in 0..<11 {
            let share = Double(index) / 10
            let x = frame.width * (0.03 + 0.94 * share)
            let drop = 52 - 208 * (share - 0.5) * (share - 0.5)
            fill(
                .polygon(x - size * 0.6, y + drop, x + size * 0.6, y + drop, x, y + drop + size * 1.3),
                frame.palette.accents[index % 5])
        }
    }

    /// A window that shows the time of day outside.
    mutating func windowOut(_ frame: Frame, x: Double, y: Double, size: Double, curtain: Color) {
        let dark = light.isDark
        let pane = Path.box(x - size, y - size, size * 2, size * 2.1, radius: size * 0.16)
        fill(.box(x - size * 1.1, y - size * 1.1, size * 2.2, size * 2.3, radius: size * 0.22), Color(0xfffaf0))
        inside(pane) { pen in
            pen.shade(pane, Gradient(pen.light.skyTop, pen.light.skyLow))
            if dark {
                pen.shine(.circle(x + size * 0.35, y - size * 0.4, size * 0.24), Color(0xfdf4d3))
                for spot in [(-0.5, -0.6), (-0.2, -0.1), (0.6, 0.1), (-0.65, 0.15)] {
                    pen.shine(
                        .star(x + size * spot.0, y + size * spot.1, size * 0.07, points: 4, inner: 0.35),
                        Color(0xfff6d8))
                }
            } else {
                pen.shine(.circle(x + size * 0.4, y - size * 0.4, size * 0.22), Color(0xfff4c0))
            }
            pen.fill(.ellipse(x - size * 0.6, y + size * 1.25, size * 1.3, size * 0.7), frame.palette.leaf)
            pen.fill(.ellipse(x + size * 0.8, y + size * 1.35, size * 1.2, size * 0.6), frame.palette.meadow)
        }
        line(.line([Point(x, y - size), Point(x, y + size * 1.1)]), Color(0xfffaf0), size * 0.08)
        line(.line([Point(x - size, y), Point(x + size, y)]), Color(0xfffaf0), size * 0.08)
        for side in [-1.0, 1.0] {
            at(x, y, scale: size, mirrored: side < 0) { pen in
                let drape = Path.blob(
                    0.5, -1.25, 1.0, -1.28, 1.34, -1.2, 1.3, -0.4, 1.36, 0.5, 1.42, 1.3, 1.2, 1.34, 1.0, 1.3, 0.98, 0.6,
                    0.8, 0, 0.58, -0.6)
                pen.form(drape, curtain)
                pen.line(.curve(1.1, -1.2, 1.12, -0.2, 1.18, 1.2), curtain.darker(0.2).opacity(0.5), 0.04)
            }
        }
        line(
            .line([Point(x - size * 1.45, y - size * 1.22), Point(x + size * 1.45, y - size * 1.22)]),
            frame.palette.earth.darker(0.2), size * 0.08)
    }

    fileprivate mutating func picture(_ x: Double, _ y: Double, size: Double, frame: Frame) {
        let palette = frame.palette
        fill(.box(x - size * 0.9, y - size * 0.7, size * 1.8, size * 1.4, radius: size * 0.1), palette.earth)
        let inner = Path.box(x - size * 0.75, y - size * 0.55, size * 1.5, size * 1.1)
        fill(inner, top: palette.day.top.lighter(0.3), bottom: palette.day.low)
        inside(inner) { pen in
            pen.fill(.ellipse(x - size * 0.2, y + size * 0.6, size * 0.8, size * 0.5), palette.leaf)
            pen.fill(.circle(x + size * 0.4, y - size * 0.2, size * 0.16), palette.accents[1])
        }
    }

    mutating func shelf(_ x: Double, _ y: Double, width: Double, colors: [Color]) {
        shadow(x, y + width * 0.1, width * 0.6, width * 0.12, strength: 0.2)
        var place = x - width * 0.42
        while place < x + width * 0.3 {
            let (breadth, height) = (width * random.next(in: 0.08...0.13), width * random.next(in: 0.28...0.42))
            form(.box(place, y - height, breadth, height, radius: 4), random.pick(colors).mixed(with: .white, 0.12))
            place += breadth + 2
        }
        form(.box(x - width / 2, y, width, width * 0.07, radius: 4), Color(0xa87850))
    }
}
