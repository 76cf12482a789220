import Domain
import Media

extension Scenery {
    static let meadow = Scenery(
        ground: { $0.meadow },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            pen.hazed(0.58) { pen in
                _ = pen.hills(
                    frame, y: y + unit * 0.02, height: unit * 0.5, pace: frame.width * 0.4, color: palette.deepLeaf)
            }
            pen.hazed(0.32) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.06, height: unit * 0.24, pace: frame.width * 0.33, color: palette.leaf)
                pen.treeline(ridge, frame, height: unit * 0.34, count: 7, pines: false, color: palette.deepLeaf)
                if frame.view == 1 {
                    let x = frame.openSide
                    pen.cottage(
                        x, ridge.y(at: x) + unit * 0.05, width: unit * 0.36, wall: Color(0xfaf0de),
                        roof: palette.accents[0])
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.2, height: unit * 0.1, pace: frame.width * 0.5, color: palette.meadow, mist: 0.05
            )
            pen.dapples(frame, from: y + unit * 0.26, to: frame.feet + unit * 0.35, color: palette.meadow)
            switch frame.view {
            case 0: pen.loneTree(frame)
            case 1: pen.lane(frame, fromX: frame.openSide, fromY: y + unit * 0.2, color: palette.earth.lighter(0.35))
            default: pen.flowerField(frame)
            }
            pen.strewn(
                frame, from: y + unit * 0.2, to: frame.feet + unit * 0.1, grass: palette.leaf,
                blossoms: Array(palette.accents.prefix(2)) + [.white])
        },
        front: { pen, frame in
            if frame.view != 2 { pen.nearGround(frame, color: frame.palette.meadow) }
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
            if frame.view == 2 { pen.nearFlowers(frame) }
        })
}

extension Sketch {
    fileprivate mutating func loneTree(_ frame: Frame) {
        let half = frame.width / 2
        let side = frame.hasThingsBehind ? half - (frame.openSide - half) * 0.9 : frame.openSide
        leafyTree(
            side + random.next(in: -0.1...0.1) * frame.width, frame.horizon + frame.unit * 0.22,
            height: frame.unit * 1.3, leaf: frame.palette.leaf, bark: frame.palette.earth.darker(0.2))
    }

    /// Bands of blossoms near the hills, and bushes at the sides.
    fileprivate mutating func flowerField(_ frame: Frame) {
        let palette = frame.palette
        let (y, unit) = (frame.horizon, frame.unit)
        for (band, share) in [0.26, 0.31, 0.37].enumerated() where !frame.isSnowy {
            var heads = Path()
            for _ in 0..<26 {
                let x = frame.width * random.next(in: 0...1)
                let place = y + unit * (share + random.next(in: -0.012...0.012))
                let size = frame.scale(at: place) * 0.014
                heads.append(.ellipse(x, place, size * 1.3, size))
            }
            fill(heads, [palette.accents[0], palette.accents[1], Color.white][band])
        }
        for x in [0.03, 0.12, 0.95] {
            bush(frame.width * x, y + unit * 0.3, width: unit * random.next(in: 0.4...0.6), color: palette.leaf)
        }
    }
}
