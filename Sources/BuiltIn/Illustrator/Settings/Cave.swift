import Domain
import Media

extension Scenery {
    static let cave = Scenery(
        hasSky: false, isLamplit: true, ground: { $0.stone.darker(0.25) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            let rock = palette.stone.mixed(with: palette.accents[4], 0.3)
            pen.fill(frame.area, rock.darker(0.24))
            pen.caveWalls(frame, open: 0.72, color: rock.darker(0.38))
            pen.caveMouth(frame)
            pen.floor(frame, y: y + unit * 0.22, color: rock.darker(0.18), near: rock.darker(0.45))
            pen.caveWalls(frame, open: 1, color: rock.darker(0.5))
            pen.glow(frame.focus, frame.feet - unit * 0.1, unit * 1.2, Color(0xffe2b0, alpha: 0.5), flat: 0.4)
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
                frame, open: 1.22, color: frame.palette.stone.mixed(with: frame.palette.accents[4], 0.3).darker(0.64))
        })
}

extension Sketch {
    /// The cave's entrance, with a part of the land outside.
    fileprivate mutating func caveMouth(_ frame: Frame) {
        let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
        let x = width / 2 + (frame.openSide - width / 2) * 0.78
        let gate = min(frame.height * 0.21, width * 0.3)
        let mouth = Path.blob(
            x - gate * 0.66, y + unit * 0.26, x - gate * 0.68, y - gate * 0.4, x - gate * 0.36, y - gate * 0.94,
            x + gate * 0.14, y - gate * 1.02, x + gate * 0.58, y - gate * 0.6, x + gate * 0.66, y + unit * 0.26)
        glow(x, y - gate * 0.3, gate * 1.8, light.skyLow.opacity(0.6))
        shade(mouth, Gradient(light.skyTop, light.skyLow))
        inside(mouth) { pen in
            if pen.light.isDark { pen.shine(.circle(x + gate * 0.16, y - gate * 0.5, gate * 0.14), Color(0xfdf4d3)) }
            pen.fill(.ellipse(x + gate * 0.5, y + unit * 0.12, gate * 0.8, gate * 0.4), frame.palette.deepLeaf)
            pen.fill(.ellipse(x - gate * 0.2, y + unit * 0.2, gate * 0.9, gate * 0.35), frame.palette.leaf)
        }
    }

    /// Rock around a round opening.
    fileprivate mutating func caveWalls(_ frame: Frame, open: Double, color: Color) {
        let (width, height) = (frame.width, frame.height)
        let (reachX, reachY) = (width * 0.5 * open, height * (0.24 + 0.2 * open))
        var points = [Point(width / 2 + reachX * 0.95, height + 80), Point(width / 2 - reachX * 0.95, height + 80)]
        for step in 0...8 {
            let edge = Trigonometry.point(degrees: 180 + 22.5 * Double(step), radius: 1)
            let swell = random.next(in: 0.95...1.05)
            points.append(Point(width / 2 + edge.x * reachX * swell, height * 0.52 + edge.y * reachY * swell))
        }
        var wall = Path.box(-60, -60, width + 120, height + 120)
        wall.append(.smooth(points, closed: true))
        let paint = LinearGradient(
            Gradient(tone(color.darker(0.2)), tone(color)), from: .zero, to: Point(0, frame.feet))
        add(wall, .linear(paint), rule: .evenOdd)
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
