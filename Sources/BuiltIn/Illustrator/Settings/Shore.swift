import Domain
import Media

extension Scenery {
    static let shore = Scenery(
        ground: { _ in sand },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            pen.farCoast(frame)
            pen.water(frame, y: y, to: y + unit * 0.5, color: palette.water)
            let beach = Ridge(
                y: min(y + unit * 0.34, frame.feet - unit * 0.26), height: unit * 0.1, pace: frame.width * 0.55,
                width: frame.width,
                random: &pen.random)
            for (shift, color) in [
                (-10.0, Color.white.opacity(0.55)), (0, palette.water.lighter(0.5)), (9, Color.white),
            ] {
                pen.at(0, shift) { $0.fill(beach.land(to: frame.height + 40), color) }
            }
            pen.at(0, 20) { pen in
                pen.fill(
                    beach.land(to: frame.height + 40), top: sand.mixed(with: palette.water, 0.12),
                    bottom: sand.mixed(with: palette.earth, 0.25))
            }
            pen.dapples(frame, from: y + unit * 0.6, to: frame.height, color: sand)
            for _ in 0..<12 {
                let depth = pen.random.next(between: y + unit * 0.46, and: frame.height)
                let x = pen.random.next(in: 0...frame.width)
                let size = frame.scale(at: depth)
                pen.line(
                    .curve(x, depth, x + size * 0.12, depth - 4, x + size * 0.26, depth), palette.earth.opacity(0.22), 3
                )
            }
            for x in [0.06, 0.93] {
                pen.tuft(
                    frame.width * x, y + unit * 0.5, height: unit * 0.22, color: palette.leaf.mixed(with: sand, 0.3))
            }
        },
        front: { pen, frame in
            if frame.view == 2 { pen.dune(frame, color: sand) }
            if frame.view == 1 { pen.seaFinds(frame) }
            pen.rock(frame.width * 0.04, frame.height * 1.005, width: frame.shortSide * 0.2, color: frame.palette.stone)
            pen.rock(frame.width * 0.98, frame.height * 1.01, width: frame.shortSide * 0.14, color: frame.palette.stone)
        })

    private static let sand = Color(0xf2dcae)
}

extension Sketch {
    /// The far side of the water: a headland, an island with sails, or low hills.
    fileprivate mutating func farCoast(_ frame: Frame) {
        let (y, unit, width, palette) = (frame.horizon, frame.unit, frame.width, frame.palette)
        let isMirrored = frame.focus < width / 2
        at(isMirrored ? width : 0, 0, mirrored: isMirrored) { pen in
            switch frame.view {
            case 0:
                pen.hazed(0.55) {
                    $0.form(
                        .blob(
                            -20, y + 10, 0, y - unit * 0.5, width * 0.12, y - unit * 0.4, width * 0.2, y - unit * 0.16,
                            width * 0.34, y + 10), palette.deepLeaf)
                }
            case 1:
                pen.hazed(0.6) {
                    $0.form(
                        .blob(
                            width * 0.12, y + 8, width * 0.2, y - unit * 0.12, width * 0.3, y - unit * 0.2,
                            width * 0.42, y - unit * 0.1, width * 0.5, y + 8), palette.deepLeaf)
                }
                for (x, size) in [(0.62, 0.2), (0.74, 0.13)] { pen.sail(width * x, y + unit * 0.06, unit * size) }
            default:
                pen.hazed(0.66) {
                    _ = $0.hills(frame, y: y, height: unit * 0.22, pace: width * 0.3, color: palette.deepLeaf)
                }
                pen.gulls(width * 0.24, y - unit * 0.7, unit * 0.08)
            }
        }
    }

    private mutating func sail(_ x: Double, _ y: Double, _ size: Double) {
        hazed(0.25) { pen in
            pen.fill(.polygon(x, y - size * 1.2, x + size * 0.6, y - size * 0.2, x, y - size * 0.2), .white)
            pen.fill(
                .polygon(x - size * 0.06, y - size, x - size * 0.4, y - size * 0.2, x - size * 0.06, y - size * 0.2),
                Color(0xf3d9b0))
            pen.fill(
                .blob(
                    x - size * 0.5, y - size * 0.14, x + size * 0.6, y - size * 0.14, x + size * 0.36, y,
                    x - size * 0.3, y),
                Color(0x9a5a40))
        }
    }

    fileprivate mutating func gulls(_ x: Double, _ y: Double, _ size: Double) {
        for (shiftX, shiftY) in [(0.0, 0.0), (2.4, -1.0), (3.6, 0.9)] {
            let (x, y) = (x + size * shiftX, y + size * shiftY)
            line(
                .curve(
                    x - size, y - size * 0.3, x - size * 0.45, y - size * 0.5, x, y, x + size * 0.45, y - size * 0.5,
                    x + size, y - size * 0.3), Color(0x4a5a70).opacity(0.7), size * 0.1)
        }
    }

    /// A hill of sand with grass, near the viewer.
    fileprivate mutating func dune(_ frame: Frame, color: Color) {
        let (width, height) = (frame.width, frame.height)
        let rise = (height - frame.feet) * 0.6
        let isMirrored = frame.openSide < width / 2
        at(isMirrored ? width : 0, 0, mirrored: isMirrored) { pen in
            pen.fill(
                .blob(
                    width * 0.4, height + 60, width * 0.6, height - rise * 0.3, width * 0.84, height - rise * 0.8,
                    width * 1.1, height - rise, width * 1.1, height + 60), top: color.lighter(0.2),
                bottom: color.darker(0.14))
            for x in [0.72, 0.8, 0.87, 0.94] {
                pen.tuft(
                    width * x, height - rise * (x - 0.4) * 1.3, height: frame.shortSide * 0.09,
                    color: frame.palette.leaf.mixed(with: color, 0.2))
            }
        }
    }

    /// Shells and a starfish in the sand in front of the figures.
    fileprivate mutating func seaFinds(_ frame: Frame) {
        let size = frame.shortSide * 0.04
        let y = frame.feet + (frame.height - frame.feet) * 0.7
        at(frame.openSide, y, turned: 14) { $0.form(.star(0, 0, size, inner: 0.5), frame.palette.accents[4]) }
        for (shift, drop) in [(-2.2, 0.8), (1.8, 1.1)] {
            at(frame.openSide + size * shift, y + size * drop, scale: size * 1.4) { Prop.shell.draw(&$0) }
        }
    }
}
