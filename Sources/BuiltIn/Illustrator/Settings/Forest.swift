import Domain
import Media

extension Scenery {
    static let forest = Scenery(
        ground: { $0.leaf.mixed(with: $0.meadow, 0.4) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            let ground = palette.leaf.mixed(with: palette.meadow, 0.4)
            pen.farWoods(frame)
            _ = pen.hills(
                frame, y: y + unit * 0.22, height: unit * 0.08, pace: frame.width * 0.5, color: ground, mist: 0.04)
            pen.dapples(frame, from: y + unit * 0.3, to: frame.feet + unit * 0.3, color: ground)
            pen.glow(frame.focus, frame.feet, frame.width * 0.42, pen.light.rim.opacity(0.3), flat: 0.24)
            switch frame.view {
            case 0: pen.grove(frame)
            case 1: pen.oldOak(frame)
            default: pen.woodlandPath(frame)
            }
            pen.strewn(
                frame, from: y + unit * 0.26, to: frame.feet + unit * 0.08, grass: palette.deepLeaf,
                blossoms: [palette.accents[1], .white])
        },
        front: { pen, frame in
            if frame.view != 1 { pen.nearGround(frame, color: frame.palette.leaf) }
            let dark = frame.palette.deepLeaf.darker(0.3)
            pen.grassyCorners(frame, color: dark)
            for (x, lean) in [(-0.02, 1.0), (1.02, -1.0)] where pen.random.next(below: 3) > 0 {
                pen.fern(frame.width * x, frame.height * 1.01, length: frame.shortSide * 0.2, lean: lean, color: dark)
            }
        })
}

extension Sketch {
    fileprivate mutating func farWoods(_ frame: Frame) {
        let palette = frame.palette
        let (y, unit) = (frame.horizon, frame.unit)
        let isPiney = frame.view != 0
        hazed(0.68) { pen in
            let ridge = pen.hills(frame, y: y, height: unit * 0.3, pace: frame.width * 0.4, color: palette.deepLeaf)
            pen.treeline(
                ridge, frame, height: min(unit * 1.25, frame.height * 0.2), count: 9, pines: isPiney,
                color: palette.deepLeaf.darker(0.06))
        }
        hazed(0.42) { pen in
            let ridge = pen.hills(
                frame, y: y + unit * 0.1, height: unit * 0.12, pace: frame.width * 0.4, color: palette.leaf)
            pen.treeline(
                ridge, frame, height: min(unit, frame.height * 0.16), count: 6, pines: frame.view == 2,
                color: palette.deepLeaf)
        }
    }

    /// Broad trees at both sides.
    fileprivate mutating func grove(_ frame: Frame) {
        let palette = frame.palette
        for x in [0.14, 0.9, 0.01] {
            let place = frame.width * (x + random.next(in: -0.03...0.03))
            let depth = frame.horizon + frame.unit * random.next(in: 0.22...0.34)
            leafyTree(
                place, depth, height: min(frame.unit * random.next(in: 1.6...2), frame.height * 0.42),
                leaf: palette.deepLeaf.mixed(with: palette.leaf, 0.5), bark: palette.earth.darker(0.25))
        }
    }

    /// One large trunk at the edge of a clearing. Its lowest leaves hang into the picture.
    fileprivate mutating func oldOak(_ frame: Frame) {
        let palette = frame.palette
        let (foot, breadth) = (frame.horizon + frame.unit * 0.42, frame.width * 0.15)
        let isLeft = frame.focus > frame.width / 2
        let bark = palette.earth.darker(0.3)
        pine(
            isLeft ? frame.width * 0.9 : frame.width * 0.1, frame.horizon + frame.unit * 0.3,
            height: frame.unit * random.next(in: 1.1...1.4), leaf: palette.deepLeaf, bark: palette.earth)
        at(isLeft ? -breadth * 0.2 : frame.width + breadth * 0.2, foot, mirrored: !isLeft) { pen in
            pen.shadow(0, 0, breadth * 2, breadth * 0.22, strength: 0.45)
            let trunk = Path.blob(
                -breadth, -foot - 40, breadth * 0.62, -foot - 40, breadth * 0.55, -foot * 0.5, breadth * 0.72,
                -breadth * 0.7, breadth * 1.7, breadth * 0.06, breadth * 0.5, breadth * 0.02, breadth * 0.1,
                breadth * 0.16, -breadth, breadth * 0.1)
            pen.fill(trunk, bark)
            for (x, length) in [(0.3, 0.42), (0.08, 0.3), (0.42, 0.22)] {
                let top = -foot * (length + 0.24)
                pen.line(
                    .curve(breadth * x, top, breadth * (x + 0.06), top * 0.6, breadth * (x - 0.02), top * 0.3),
                    bark.darker(0.24), breadth * 0.05, to: breadth * 0.02)
            }
            let canopy = (0..<7).map { index in
                Puff(
                    breadth * (0.2 + Double(index) * 0.52), -foot + breadth * 0.5 * pen.random.next(in: 0...0.7),
                    breadth * (0.9 - Double(index) * 0.07))
            }
            pen.fill(.puffs(canopy), palette.deepLeaf.mixed(with: palette.leaf, 0.3).darker(0.12))
            pen.fill(
                .puffs(canopy.map { Puff($0.x, $0.y - $0.radius * 0.3, $0.radius * 0.62) }),
                palette.deepLeaf.mixed(with: palette.leaf, 0.6))
        }
    }

    /// A winding path between slender trees.
    fileprivate mutating func woodlandPath(_ frame: Frame) {
        let palette = frame.palette
        let (y, unit) = (frame.horizon, frame.unit)
        lane(
            frame, fromX: frame.openSide, fromY: y + unit * 0.2, color: palette.earth.mixed(with: palette.meadow, 0.25))
        for (x, depth, size) in [(0.24, 0.2, 0.9), (0.76, 0.2, 1), (0.07, 0.28, 1.5), (0.95, 0.3, 1.6)] {
            let place = frame.width * (x + random.next(in: -0.03...0.03))
            let height = min(unit * size * random.next(in: 0.9...1.1), frame.height * 0.4)
            if random.next(below: 3) > 0 {
                pine(place, y + unit * depth, height: height, leaf: palette.deepLeaf, bark: palette.earth.darker(0.2))
            } else {
                leafyTree(
                    place, y + unit * depth, height: height, leaf: palette.leaf.mixed(with: palette.accents[1], 0.12),
                    bark: Color(0xd9d2c4))
            }
        }
    }

    /// Fern leaves that lean into the picture from its edge.
    fileprivate mutating func fern(_ x: Double, _ y: Double, length: Double, lean: Double, color: Color) {
        for frond in 0..<3 {
            let angle = -90 + lean * (20 + Double(frond) * 24)
            at(x, y, scale: length, turned: angle) { pen in
                pen.line(.curve(0, 0, 0.5, -0.06 * lean, 1, 0.06 * lean), color, 0.03, to: 0.01)
                var leaves = Path()
                for leaf in 1..<7 {
                    let place = Double(leaf) / 7
                    let size = 0.2 * (1.1 - place)
                    for side in [-size, size] {
                        leaves.append(
                            .blob(
                                place, 0, place + size * 0.4, side, place + size * 0.7, side * 0.9, place + 0.06, 0))
                    }
                }
                pen.fill(leaves, color)
            }
        }
    }
}
