import Domain
import Media

extension Scenery {
    static let castle = Scenery(
        ground: { $0.meadow },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.6) { pen in
                _ = pen.hills(frame, y: y, height: unit * 0.5, pace: width * 0.34, color: palette.deepLeaf)
            }
            let x = frame.openSide * 0.55 + width * 0.225
            let size = min(frame.height * 0.3, frame.shortSide * 0.5)
            pen.hazed(0.22) { pen in
                let mound = Path.blob(
                    x - size * 1.1, y + unit * 0.3, x - size * 0.6, y - size * 0.02, x, y - size * 0.12,
                    x + size * 0.62, y, x + size * 1.1, y + unit * 0.3)
                pen.form(mound, palette.leaf)
                pen.fortress(
                    x, y, size: size, stone: palette.stone.lighter(0.45), roof: palette.accents[2],
                    flag: palette.accents[0])
            }
            _ = pen.hills(
                frame, y: y + unit * 0.22, height: unit * 0.12, pace: width * 0.45, color: palette.meadow, mist: 0.04)
            let path = Path.blob(
                x - size * 0.04, y + unit * 0.1, x + size * 0.05, y + unit * 0.1, frame.focus + unit * 0.3,
                frame.feet - unit * 0.1, frame.focus + unit * 0.8, frame.height + 80, frame.focus - unit * 0.7,
                frame.height + 80, frame.focus - unit * 0.35, frame.feet - unit * 0.1)
            pen.fill(path, top: palette.earth.lighter(0.5), bottom: palette.earth.lighter(0.3))
            for x in [0.04, 0.16, 0.84, 0.95] {
                pen.bush(
                    width * x, y + unit * pen.random.next(in: 0.26...0.36),
                    width: unit * pen.random.next(in: 0.3...0.46), color: palette.leaf)
            }
            pen.strewn(
                frame, from: y + unit * 0.3, to: frame.feet + unit * 0.1, grass: palette.leaf,
                blossoms: [palette.accents[0], palette.accents[1], .white])
        },
        front: { pen, frame in
            pen.nearGround(frame, color: frame.palette.meadow)
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
        })
}

extension Sketch {
    fileprivate mutating func fortress(_ x: Double, _ y: Double, size: Double, stone: Color, roof: Color, flag: Color) {
        let isLit = light.isDark
        at(x, y, scale: size) { pen in
            for (place, width, height) in [(-0.2, 0.16, 0.78), (0.2, 0.18, 0.7), (0.0, 0.2, 0.96)] {
                pen.turret(place, width: width, height: height, stone: stone, roof: roof, flag: flag)
            }
            var wall = Path.box(-0.44, -0.34, 0.88, 0.36)
            for notch in 0..<8 { wall.append(.box(-0.44 + Double(notch) * 0.117, -0.4, 0.062, 0.08)) }
            pen.fill(wall, top: stone.lighter(0.1), bottom: stone.darker(0.14))
            for (place, width, height) in [(-0.46, 0.2, 0.54), (0.46, 0.2, 0.5)] {
                pen.turret(place, width: width, height: height, stone: stone, roof: roof, flag: flag)
            }
            pen.fill(.box(-0.09, -0.2, 0.18, 0.24, radius: 0.09), roof.darker(0.5))
            for (place, height) in [(-0.46, 0.36), (0.46, 0.34), (0, 0.62), (-0.2, 0.52), (0.2, 0.5)] {
                let slit = Path.box(place - 0.025, -height, 0.05, 0.09, radius: 0.025)
                if isLit { pen.shine(slit, Color(0xffdc8c)) } else { pen.fill(slit, roof.darker(0.4)) }
            }
        }
    }

    private mutating func turret(_ x: Double, width: Double, height: Double, stone: Color, roof: Color, flag: Color) {
        let top = -height * 0.68
        fill(.box(x - width / 2, top, width, -top + 0.02), top: stone.lighter(0.12), bottom: stone.darker(0.1))
        fill(.box(x + width * 0.12, top, width * 0.38, -top + 0.02), light.shadow.opacity(0.13))
        line(.line([Point(x, -height), Point(x, -height - 0.1)]), stone.darker(0.4), 0.012)
        fill(
            .blob(
                x, -height - 0.1, x + 0.05, -height - 0.09, x + 0.1, -height - 0.07, x + 0.05, -height - 0.06, x,
                -height - 0.05), flag)
        let cone = Path.polygon(x - width * 0.64, top + 0.01, x, -height, x + width * 0.64, top + 0.01)
        fill(cone, top: roof.lighter(0.1), bottom: roof.darker(0.14))
        rim(cone, 0.02)
    }
}
