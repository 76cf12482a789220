import Domain
import Drawing

extension Scenery {
    static let forest = Scenery(
        ground: { $0.leaf.mixed(with: $0.meadow, 0.4) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            pen.hazed(0.62) { pen in
                let ridge = pen.hills(frame, y: y, height: unit * 0.3, pace: frame.width * 0.4, color: palette.deepLeaf)
                for index in 0..<7 {
                    let x = frame.width * (Double(index) + pen.random.next(in: 0...1)) / 7
                    pen.pine(
                        x, ridge.y(at: x) + 10, height: unit * pen.random.next(in: 0.8...1.3), leaf: palette.deepLeaf,
                        bark: palette.earth)
                }
            }
            pen.hazed(0.34) { pen in
                _ = pen.hills(
                    frame, y: y + unit * 0.1, height: unit * 0.12, pace: frame.width * 0.4, color: palette.leaf)
                for index in 0..<5 {
                    let x = frame.width * (Double(index) + pen.random.next(in: 0...1)) / 5
                    let height = unit * pen.random.next(in: 1.1...1.6)
                    if pen.random.next(below: 3) == 0 {
                        pen.pine(x, y + unit * 0.12, height: height, leaf: palette.deepLeaf, bark: palette.earth)
                    } else {
                        pen.leafyTree(x, y + unit * 0.12, height: height, leaf: palette.leaf, bark: palette.earth)
                    }
                }
            }
            let ground = palette.leaf.mixed(with: palette.meadow, 0.4)
            _ = pen.hills(
                frame, y: y + unit * 0.22, height: unit * 0.08, pace: frame.width * 0.5, color: ground, mist: 0.04)
            pen.glow(frame.focus, frame.feet, frame.width * 0.42, pen.light.rim.opacity(0.3), flat: 0.24)
            for x in [0.02, 0.16, 0.86, 0.99] {
                let place = frame.width * (x + pen.random.next(in: -0.03...0.03))
                let depth = y + unit * pen.random.next(in: 0.22...0.34)
                pen.leafyTree(
                    place, depth, height: unit * pen.random.next(in: 1.7...2.2),
                    leaf: palette.deepLeaf.mixed(with: palette.leaf, 0.4), bark: palette.earth.darker(0.25))
            }
            pen.strewn(
                frame, from: y + unit * 0.26, to: frame.feet + unit * 0.08, grass: palette.deepLeaf,
                blossoms: [palette.accents[1], .white])
        },
        front: { pen, frame in
            pen.nearGround(frame, color: frame.palette.leaf)

            let dark = frame.palette.deepLeaf.darker(0.3)
            pen.grassyCorners(frame, color: dark)
            for (x, lean) in [(-0.02, 1.0), (1.02, -1.0)] where pen.random.next(below: 3) > 0 {
                pen.fern(frame.width * x, frame.height * 1.01, length: frame.shortSide * 0.2, lean: lean, color: dark)
            }
        })
}

extension Sketch {
    /// Fronds that lean into the picture from its edge.
    fileprivate mutating func fern(_ x: Double, _ y: Double, length: Double, lean: Double, color: Color) {
        for frond in 0..<3 {
            let angle = -90 + lean * (20 + Double(frond) * 24)
            at(x, y, scale: length, turned: angle) { pen in
                pen.line(.curve(0, 0, 0.5, -0.06 * lean, 1, 0.06 * lean), color, 0.03, to: 0.01)
                for leaf in 1..<9 {
                    let place = Double(leaf) / 7
                    let size = 0.2 * (1.1 - place)
                    pen.fill(
                        .blob(place, 0, place + size * 0.4, -size, place + size * 0.7, -size * 0.9, place + 0.06, 0),
                        color)
                    pen.fill(
                        .blob(place, 0, place + size * 0.4, size, place + size * 0.7, size * 0.9, place + 0.06, 0),
                        color)
                }
            }
        }
    }
}
