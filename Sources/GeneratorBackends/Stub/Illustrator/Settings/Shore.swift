import Domain
import Drawing

extension Scenery {
    static let shore = Scenery(
        ground: { _ in sand },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            pen.hazed(0.55) { pen in
                let cliff = Path.blob(
                    -20, y + 10, 0, y - unit * 0.5, frame.width * 0.12, y - unit * 0.4, frame.width * 0.2,
                    y - unit * 0.16, frame.width * 0.34, y + 10)
                pen.at(frame.focus < frame.width / 2 ? frame.width : 0, 0, mirrored: frame.focus < frame.width / 2) {
                    $0.form(cliff, palette.deepLeaf)
                }
            }
            pen.water(frame, y: y, to: y + unit * 0.5, color: palette.water)
            let beach = Ridge(
                y: y + unit * 0.34, height: unit * 0.1, pace: frame.width * 0.55, width: frame.width,
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
            for _ in 0..<12 {
                let depth = pen.random.next(in: (y + unit * 0.46)...(frame.height))
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
            pen.rock(frame.width * 0.04, frame.height * 1.005, width: frame.shortSide * 0.2, color: frame.palette.stone)
            pen.rock(frame.width * 0.98, frame.height * 1.01, width: frame.shortSide * 0.14, color: frame.palette.stone)
        })

    private static let sand = Color(0xf2dcae)
}
