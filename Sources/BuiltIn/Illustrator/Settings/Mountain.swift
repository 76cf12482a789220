import Domain
import Media

extension Scenery {
    static let mountain = Scenery(
        ground: { $0.meadow.mixed(with: $0.stone, 0.3) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            let tall = min(frame.height * 0.3, frame.shortSide * 0.46)
            for (haze, places) in [(0.62, [0.1, 0.62, 1.0]), (0.36, [0.3, 0.86])] {
                pen.hazed(haze) { pen in
                    for place in places {
                        let x = width * (place + pen.random.next(in: -0.06...0.06))
                        pen.peak(
                            x, y + unit * 0.2, height: tall * pen.random.next(in: 0.75...1.05), color: palette.stone)
                    }
                }
            }
            pen.hazed(0.26) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.16, height: unit * 0.16, pace: width * 0.36, color: palette.deepLeaf)
                for index in 0..<8 {
                    let x = width * (Double(index) + pen.random.next(in: 0...1)) / 8
                    pen.pine(
                        x, ridge.y(at: x) + 8, height: unit * pen.random.next(in: 0.4...0.62), leaf: palette.deepLeaf,
                        bark: palette.earth)
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.3, height: unit * 0.1, pace: width * 0.55,
                color: palette.meadow.mixed(with: palette.stone, 0.3), mist: 0.03)
            switch frame.view {
            case 0: break
            case 1: pen.tarn(frame)
            default:
                pen.cottage(
                    frame.openSide, y + unit * 0.34, width: unit * 0.5, wall: Color(0xe9d2ae), roof: palette.accents[0])
            }
            pen.dapples(
                frame, from: y + unit * 0.4, to: frame.feet + unit * 0.35,
                color: palette.meadow.mixed(with: palette.stone, 0.3))
            for index in 0..<4 {
                let x = width * (index < 2 ? pen.random.next(in: 0...0.16) : pen.random.next(in: 0.84...1))
                pen.rock(
                    x, y + unit * pen.random.next(in: 0.32...0.5), width: unit * pen.random.next(in: 0.2...0.42),
                    color: palette.stone)
            }
            pen.strewn(
                frame, from: y + unit * 0.34, to: frame.feet + unit * 0.1, grass: palette.leaf,
                blossoms: [.white, palette.accents[2]])
        },
        front: { pen, frame in
            pen.nearGround(frame, color: frame.palette.meadow.mixed(with: frame.palette.stone, 0.3))

            pen.rock(-10, frame.height * 1.01, width: frame.shortSide * 0.26, color: frame.palette.stone.darker(0.2))
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
        })
}

extension Sketch {
    /// A small lake between rocks, in the colours of the sky.
    fileprivate mutating func tarn(_ frame: Frame) {
        let (x, y) = (frame.openSide, frame.horizon + frame.unit * 0.42)
        let (half, deep) = (frame.width * 0.34, frame.unit * 0.08)
        let lake = Path.blob(
            x - half, y, x - half * 0.5, y - deep, x + half * 0.3, y - deep * 0.8, x + half, y - deep * 0.1,
            x + half * 0.5, y + deep, x - half * 0.4, y + deep * 0.9)
        fill(lake, top: frame.palette.water.mixed(with: light.skyLow, 0.5), bottom: frame.palette.water)
        for (shift, drop) in [(-0.4, 0.2), (0.2, -0.2), (0.3, 0.5)] {
            let (left, level) = (x + half * shift, y + deep * drop)
            line(
                .curve(left, level, left + half * 0.16, level - 3, left + half * 0.32, level), Color.white.opacity(0.5),
                3)
        }
    }

    /// A peak with snow; the middle of its foot at (x, y).
    mutating func peak(_ x: Double, _ y: Double, height: Double, color: Color, snow: Bool = true) {
        let lean = random.next(in: -0.14...0.14)
        let mirrored = random.next(below: 2) == 0
        at(x, y, scale: height, mirrored: mirrored) { pen in
            let outline = Path.polygon(
                -0.9, 0, -0.5, -0.42, -0.34, -0.5, lean - 0.06, -0.96, lean, -1, lean + 0.1, -0.92, 0.36, -0.55, 0.5,
                -0.46, 0.95, 0)
            pen.fill(outline, top: color.lighter(0.12), bottom: color.mixed(with: pen.light.air, 0.45))
            pen.inside(outline) { pen in
                pen.fill(
                    .polygon(lean, -1, lean + 0.06, -0.7, lean - 0.04, -0.5, 0.12, -0.26, 0.02, 0, 1, 0, 1, -1),
                    pen.light.shadow.opacity(0.16))
                guard snow else { return }
                let cap = Path.polygon(
                    lean - 0.4, -1.1, lean - 0.32, -0.62, lean - 0.2, -0.74, lean - 0.1, -0.6, lean + 0.02, -0.74,
                    lean + 0.12, -0.64, lean + 0.22, -0.72, lean + 0.4, -0.56, lean + 0.5, -1.1)
                pen.fill(cap, Color(0xf8fbff).opacity(0.94))
            }
        }
    }
}
