import Domain
import Media

extension Scenery {
    static let city = Scenery(
        ground: { $0.stone.lighter(0.3) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            let tall = min(frame.height * 0.3, frame.shortSide * 0.5)
            for (haze, count, share) in [(0.68, 8, 1.0), (0.4, 6, 0.74)] {
                pen.hazed(haze) { pen in
                    for index in 0..<count {
                        let x = width * (Double(index) + pen.random.next(in: 0.2...0.8)) / Double(count)
                        let size = width / Double(count) * pen.random.next(in: 0.8...1.15)
                        let color = palette.wall.mixed(with: pen.random.pick(palette.accents), 0.42)
                        pen.tower(
                            x, y + unit * 0.2, width: size, height: tall * share * pen.random.next(in: 0.5...1),
                            color: color)
                    }
                }
            }
            pen.hazed(0.1) { pen in
                for (index, x) in [0.04, 0.22, 0.8, 0.97].enumerated() {
                    let color = palette.wall.mixed(with: palette.accents[(index + Int(frame.storySeed % 5)) % 5], 0.55)
                    pen.tower(
                        width * x, y + unit * 0.26, width: width * 0.2, height: tall * pen.random.next(in: 0.45...0.7),
                        color: color)
                }
            }
            pen.floor(frame, y: y + unit * 0.24, color: palette.stone.lighter(0.3), near: palette.stone.lighter(0.1))
            pen.fill(.box(0, y + unit * 0.24, width, unit * 0.05), palette.stone.lighter(0.5))
            for index in 0..<5 {
                let depth = y + unit * 0.34 + (frame.height - y) * Double(index * index) / 22
                pen.line(.line([Point(0, depth), Point(width, depth)]), palette.stone.darker(0.1).opacity(0.3), 3)
            }
            let away = (frame.openSide - width / 2) / width
            for x in [[0.08, 0.92], [0.5 + away * 1.5], [0.5 + away * 0.9, 0.5 + away * 1.7]][frame.view] {
                pen.leafyTree(width * x, y + unit * 0.33, height: unit * 0.85, leaf: palette.leaf, bark: palette.earth)
            }
        })
}

extension Sketch {
    fileprivate mutating func tower(_ x: Double, _ y: Double, width: Double, height: Double, color: Color) {
        let isLit = light.isDark
        let left = x - width / 2
        let top = y - height
        let style = random.next(below: 3)
        if style == 0 {
            fill(.polygon(left - width * 0.03, top, x, top - width * 0.42, left + width * 1.03, top), color.darker(0.3))
        } else if style == 1 {
            fill(
                .box(left - width * 0.04, top - width * 0.05, width * 1.08, width * 0.1, radius: 4), color.darker(0.22))
        } else {
            fill(.ellipse(x, top, width * 0.5, width * 0.3), color.darker(0.18))
        }
        let front = Path.box(left, top, width, height)
        fill(front, top: color.lighter(0.06), bottom: color.mixed(with: light.air, 0.3))
        var panes = Path()
        let pace = width / 3.4
        for column in 0..<3 {
            for row in 0..<8 where Double(row) * pace * 1.25 + pace < height - pace {
                if isLit, random.next(below: 3) == 0 { continue }
                let corner = Point(left + pace * (0.45 + Double(column)), top + pace * (0.5 + Double(row) * 1.25))
                panes.append(.box(corner.x, corner.y, pace * 0.55, pace * 0.75, radius: pace * 0.1))
            }
        }
        if isLit {
            shine(panes, Color(0xffdc8c).mixed(with: light.air, haze * 0.6))
        } else {
            fill(panes, Color(0xdff0f6).opacity(0.75))
        }
    }
}
