import Domain
import Media

extension Scenery {
    static let underwater = Scenery(
        hasSky: false, footing: .seabed, ground: { _ in Color(0xe6d7a8) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width, height) = (frame.horizon, frame.unit, frame.width, frame.height)
            let water = pen.tone(palette.water)
            let deep = water.mixed(with: Color(0x123a6b), 0.55)
            pen.add(
                frame.area,
                .linear(
                    LinearGradient(
                        Gradient(water.lighter(pen.light.isDark ? 0.12 : 0.45), water, deep), from: .zero,
                        to: Point(0, y + unit * 0.3))))
            for index in 0..<5 {
                let x = width * (0.08 + Double(index) * 0.22) + pen.random.next(in: -30...30)
                let ray = Path.polygon(
                    x, -20, x + width * 0.07, -20, x - width * 0.08, y + unit * 0.3, x - width * 0.26, y + unit * 0.3)
                pen.shade(ray, Gradient(Color.white.opacity(pen.light.isDark ? 0.1 : 0.28), Color.white.opacity(0)))
            }
            for (haze, depth, color) in [(0.6, 0.02, palette.accents[2]), (0.4, 0.14, palette.deepLeaf)] {
                let ridge = Ridge(
                    y: y + unit * depth, height: unit * 0.34, pace: width * 0.36, width: width, random: &pen.random)
                pen.fill(ridge.land(to: height), color.mixed(with: water, haze))
            }
            let sand = Color(0xe6d7a8).mixed(with: palette.water, 0.18)
            _ = pen.hills(frame, y: y + unit * 0.34, height: unit * 0.08, pace: width * 0.4, color: sand, mist: 0.02)
            for index in 0..<8 {
                let x = width * (index < 4 ? 0.02 + Double(index) * 0.06 : 0.8 + Double(index - 4) * 0.06)
                let depth = y + unit * pen.random.next(in: 0.3...0.44)
                if index.isMultiple(of: 3) {
                    pen.coral(x, depth, height: unit * 0.4, color: palette.accents[index % 5])
                } else {
                    pen.weed(x, depth, height: unit * pen.random.next(in: 0.6...1.2), color: palette.leaf)
                }
            }
            for index in 0..<5 {
                let x = width * pen.random.next(in: 0.08...0.92)
                let place = y - unit * pen.random.next(in: 0.4...1.3)
                pen.minnow(x, place, length: unit * 0.16, color: palette.accents[index % 5])
            }
        },
        front: { pen, frame in
            for _ in 0..<16 {
                let (x, y) = (pen.random.next(in: 0...frame.width), pen.random.next(in: 0...frame.feet))
                let radius = pen.random.next(in: 4...12)
                pen.elements.append(
                    .stroke(.circle(x, y, radius), .solid(Color.white.opacity(0.6)), width: Scene.StrokeWidth(2, 2)))
                pen.shine(.circle(x - radius * 0.3, y - radius * 0.3, radius * 0.22), Color.white.opacity(0.8))
            }
            for x in [0.02, 0.97] {
                pen.weed(frame.width * x, frame.height, height: frame.shortSide * 0.24, color: frame.palette.deepLeaf)
            }
        })
}

extension Sketch {
    fileprivate mutating func weed(_ x: Double, _ y: Double, height: Double, color: Color) {
        for blade in 0..<3 {
            let shift = (Double(blade) - 1) * height * 0.1
            let sway = random.next(in: 0.05...0.13) * height
            let reach = height * random.next(in: 0.7...1)
            line(
                .curve(
                    x + shift, y, x + shift + sway, y - reach * 0.33, x + shift - sway, y - reach * 0.66,
                    x + shift + sway * 0.8, y - reach),
                color.darker(0.06 * Double(blade)), height * 0.07, to: height * 0.015)
        }
    }

    fileprivate mutating func coral(_ x: Double, _ y: Double, height: Double, color: Color) {
        at(x, y, scale: height) { pen in
            for (turn, length) in [(-40.0, 0.7), (-14, 1), (14, 0.82), (42, 0.66)] {
                let tip = Trigonometry.point(degrees: turn - 90, radius: length)
                pen.line(.curve(0, 0, tip.x * 0.3, tip.y * 0.5, tip.x, tip.y), color, 0.16, to: 0.1)
                pen.line(
                    .curve(tip.x * 0.5, tip.y * 0.55, tip.x * 0.5 + 0.14, tip.y * 0.55 - 0.12), color, 0.1, to: 0.08)
            }
        }
    }

    fileprivate mutating func minnow(_ x: Double, _ y: Double, length: Double, color: Color) {
        at(x, y, scale: length, mirrored: random.next(below: 2) == 0) { pen in
            pen.form(.polygon(-0.34, 0, -0.62, -0.24, -0.56, 0, -0.62, 0.24), color.darker(0.1))
            pen.form(.blob(-0.4, 0, -0.1, -0.26, 0.3, -0.2, 0.5, 0, 0.3, 0.2, -0.1, 0.26), color)
            pen.shine(.circle(0.28, -0.05, 0.08), .white)
            pen.shine(.circle(0.3, -0.05, 0.045), Color(0x26303c))
        }
    }
}
