import Domain
import Drawing

extension Scenery {
    static let cave = Scenery(
        hasSky: false, ground: { $0.stone.darker(0.25) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            let rock = palette.stone.mixed(with: palette.accents[2], 0.3)
            let deep = pen.tone(rock.darker(0.62))
            pen.add(
                frame.area, .linear(LinearGradient(Gradient(deep.darker(0.25), deep), from: .zero, to: Point(0, y))))
            let (x, gate) = (frame.openSide, min(frame.height * 0.2, width * 0.3))
            let mouth = Path.blob(
                x - gate * 0.62, y + unit * 0.26, x - gate * 0.66, y - gate * 0.4, x - gate * 0.3, y - gate,
                x + gate * 0.2, y - gate * 1.05, x + gate * 0.62, y - gate * 0.5, x + gate * 0.6, y + unit * 0.26)
            pen.glow(x, y - gate * 0.3, gate * 1.7, pen.light.skyLow.opacity(0.55))
            pen.shade(mouth, Gradient(pen.light.skyTop, pen.light.skyLow))
            pen.inside(mouth) { $0.fill(.ellipse(x, y + unit * 0.2, gate * 0.9, gate * 0.35), palette.leaf) }
            for (share, dark) in [(0.9, 0.5), (0.62, 0.38)] {
                pen.caveWalls(frame, open: share, color: rock.darker(dark))
            }
            pen.floor(frame, y: y + unit * 0.22, color: rock.darker(0.18), near: rock.darker(0.45))
            pen.glow(frame.focus, frame.feet - unit * 0.1, unit * 1.2, Color(0xffe2b0, alpha: 0.42), flat: 0.4)
            for index in 0..<6 {
                let place = width * (index < 3 ? 0.02 + Double(index) * 0.07 : 0.82 + Double(index - 3) * 0.07)
                if index.isMultiple(of: 2) {
                    pen.crystal(
                        place, y + unit * 0.36, height: unit * pen.random.next(in: 0.3...0.55),
                        color: palette.accents[index % 5])
                } else {
                    pen.rock(place, y + unit * 0.4, width: unit * 0.3, color: rock.darker(0.2))
                }
            }
        },
        front: { pen, frame in
            pen.caveWalls(
                frame, open: 1.22, color: frame.palette.stone.mixed(with: frame.palette.accents[2], 0.3).darker(0.66))
        })
}

extension Sketch {
    /// Rock around an opening; what hangs from above is rounded, not sharp.
    fileprivate mutating func caveWalls(_ frame: Frame, open: Double, color: Color) {
        let (width, height) = (frame.width, frame.height)
        var points = [Point(-50, -50), Point(-50, height + 50)]
        let edge = width * (0.5 - 0.36 * open)
        points.append(Point(edge * 0.6, height + 50))
        points.append(Point(edge * 0.4, frame.horizon + frame.unit * 0.3))
        points.append(Point(edge + random.next(in: -10...20), height * 0.4))
        let top = height * (0.26 - 0.15 * open)
        for step in 0...6 {
            let x = width * (0.08 + 0.84 * Double(step) / 6)
            points.append(Point(x, step.isMultiple(of: 2) ? top * 0.8 : top * random.next(in: 1.2...1.7)))
        }
        points.append(Point(width - edge + random.next(in: -20...10), height * 0.42))
        points.append(Point(width - edge * 0.4, frame.horizon + frame.unit * 0.3))
        points.append(Point(width - edge * 0.6, height + 50))
        points.append(Point(width + 50, height + 50))
        points.append(Point(width + 50, -50))
        let wall = Path.smooth(points, closed: true)
        fill(wall, top: color.darker(0.25), bottom: color)
        rim(wall, 8, strength: 0.14)
    }

    fileprivate mutating func crystal(_ x: Double, _ y: Double, height: Double, color: Color) {
        glow(x, y - height * 0.4, height * 1.1, color.lighter(0.3).opacity(0.5))
        at(x, y, scale: height) { pen in
            for (turn, size) in [(-24.0, 0.6), (22, 0.66), (0, 1)] {
                pen.at(0, 0, scale: size, turned: turn) { pen in
                    pen.shine(.polygon(-0.14, 0, -0.16, -0.7, 0, -1, 0.16, -0.7, 0.14, 0), color.lighter(0.25))
                    pen.shine(.polygon(0, 0, 0, -1, 0.16, -0.7, 0.14, 0), color)
                }
            }
        }
    }
}
