import Domain
import Media

extension Scenery {
    static let desert = Scenery(
        ground: { _ in sand },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.5) { pen in
                for place in [0.15, 0.7] {
                    let x = width * (place + pen.random.next(in: -0.08...0.08))
                    let size = frame.shortSide * pen.random.next(in: 0.16...0.24)
                    pen.form(
                        .blob(
                            x - size, y + 20, x - size * 0.8, y - size * 0.7, x - size * 0.5, y - size * 0.86,
                            x + size * 0.45, y - size * 0.84, x + size * 0.74, y - size * 0.6, x + size, y + 20),
                        palette.earth.mixed(with: palette.accents[4], 0.35))
                }
            }
            for (depth, height, color) in [
                (0.1, 0.26, sand.darker(0.08)), (0.26, 0.2, sand.darker(0.02)), (0.42, 0.12, sand),
            ] {
                let ridge = pen.hills(
                    frame, y: y + unit * depth, height: unit * height, pace: width * 0.5, color: color, mist: 0.06)
                if depth < 0.3 {
                    let x = width * pen.random.next(in: depth < 0.2 ? 0.6...0.9 : 0.04...0.18)
                    pen.cactus(
                        x, ridge.y(at: x) + 6, height: unit * (0.4 + depth),
                        color: palette.leaf.mixed(with: palette.deepLeaf, 0.4))
                }
            }
            for _ in 0..<14 {
                let depth = pen.random.next(between: y + unit * 0.5, and: frame.height)
                let x = pen.random.next(in: -60...width)
                pen.line(
                    .curve(x, depth, x + 60, depth - 8, x + 130, depth + 4), sand.darker(0.18).opacity(0.45), 4, to: 1.5
                )
            }
        },
        front: { pen, frame in
            pen.nearGround(frame, color: sand)

            pen.rock(frame.width * 0.97, frame.height, width: frame.shortSide * 0.16, color: frame.palette.earth)
            pen.tuft(
                frame.width * 0.05, frame.height, height: frame.shortSide * 0.09, color: frame.palette.leaf.darker(0.1))
        })

    private static let sand = Color(0xf0cb8c)
}

extension Sketch {
    fileprivate mutating func cactus(_ x: Double, _ y: Double, height: Double, color: Color) {
        at(x, y, scale: height, mirrored: random.next(below: 2) == 0) { pen in
            pen.shadow(0, 0, 0.3, 0.05)
            pen.line(.curve(-0.02, -0.4, -0.22, -0.42, -0.26, -0.5, -0.26, -0.7), color.darker(0.08), 0.13)
            pen.line(.curve(0.02, -0.3, 0.2, -0.32, 0.24, -0.4, 0.24, -0.58), color.darker(0.08), 0.12)
            pen.form(.box(-0.1, -1, 0.2, 1, radius: 0.1), color)
            for groove in [-0.04, 0.03] {
                pen.line(.curve(groove, -0.06, groove, -0.9), color.darker(0.2).opacity(0.5), 0.014)
            }
            pen.fill(.circle(0.02, -1, 0.055), Color(0xf27a93))
        }
    }
}
