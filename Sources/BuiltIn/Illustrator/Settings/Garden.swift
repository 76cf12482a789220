import Domain
import Media

extension Scenery {
    static let garden = Scenery(
        ground: { $0.meadow },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.5) { pen in
                let ridge = pen.hills(frame, y: y, height: unit * 0.3, pace: width * 0.4, color: palette.deepLeaf)
                for index in 0..<5 {
                    let x = width * (Double(index) + pen.random.next(in: 0...1)) / 5
                    pen.leafyTree(
                        x, ridge.y(at: x) + 10, height: unit * pen.random.next(in: 0.6...0.9), leaf: palette.leaf,
                        bark: palette.earth)
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.16, height: unit * 0.04, pace: width * 0.6, color: palette.meadow, mist: 0.05)
            pen.hazed(0.12) { pen in
                pen.pickets(from: -10, to: width + 10, y: y + unit * 0.22, height: unit * 0.4)
            }
            for bed in [0.0, 0.8] where !frame.isSnowy {
                let x = width * (bed + 0.1)
                let depth = y + unit * 0.34
                pen.fill(.ellipse(x, depth, width * 0.2, unit * 0.09), palette.earth.darker(0.2))
                for _ in 0..<9 {
                    let place = x + pen.random.next(in: -0.17...0.17) * width
                    pen.bloom(
                        place, depth + pen.random.next(in: -0.04...0.06) * unit,
                        height: unit * pen.random.next(in: 0.26...0.42), color: pen.random.pick(palette.accents),
                        stem: palette.deepLeaf)
                }
            }
            if frame.view == 1, !frame.isSnowy { pen.roseArch(frame) }
            pen.dapples(frame, from: frame.feet - unit * 0.1, to: frame.feet + unit * 0.4, color: palette.meadow)
            pen.strewn(
                frame, from: y + unit * 0.4, to: frame.feet + unit * 0.06, grass: palette.leaf,
                blossoms: [.white, palette.accents[1]])
        },
        front: { pen, frame in
            if frame.view != 2 { pen.nearGround(frame, color: frame.palette.meadow) }
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
            for x in [0.03, 0.09, 0.92, 0.98] where !frame.isSnowy {
                let height = frame.shortSide * pen.random.next(in: 0.1...0.17)
                pen.bloom(
                    frame.width * x, frame.height, height: height, color: pen.random.pick(frame.palette.accents),
                    stem: frame.palette.deepLeaf)
            }
        })
}

extension Sketch {
    /// An arch of roses over the garden path.
    fileprivate mutating func roseArch(_ frame: Frame) {
        let (x, y) = (frame.openSide, frame.horizon + frame.unit * 0.3)
        let palette = frame.palette
        var leaves: [Puff] = []
        var roses: [Puff] = []
        for step in 0...12 {
            let angle = 180 + 15 * Double(step)
            let bow = Trigonometry.point(degrees: angle, radius: 0.26)
            leaves.append(Puff(bow.x, bow.y - 0.62, 0.06 + random.next(in: 0...0.02)))
            if step.isMultiple(of: 2) { roses.append(Puff(bow.x * 1.04, bow.y * 1.04 - 0.62, 0.034)) }
        }
        for side in [-0.26, 0.26] {
            for step in 0..<4 { leaves.append(Puff(side, -0.1 - 0.15 * Double(step), 0.06)) }
            roses.append(Puff(side * 1.08, -0.3, 0.034))
        }
        at(x, y, scale: frame.unit) { pen in
            for side in [-0.26, 0.26] { pen.line(.line([Point(side, 0), Point(side, -0.6)]), Color(0xfdf8ee), 0.045) }
            pen.fill(.puffs(leaves), top: palette.leaf.lighter(0.1), bottom: palette.deepLeaf)
            pen.fill(.puffs(roses), palette.accents[0])
            pen.fill(.puffs(roses.map { Puff($0.x - 0.008, $0.y - 0.008, 0.015) }), palette.accents[0].lighter(0.45))
        }
    }

    mutating func pickets(from left: Double, to right: Double, y: Double, height: Double) {
        let paint = Color(0xfdf8ee)
        for rail in [0.3, 0.68] {
            form(.box(left, y - height * rail, right - left, height * 0.09), paint.darker(0.1))
        }
        let pace = height * 0.3
        var x = left
        while x < right {
            let board = Path.polygon(
                x, y, x, y - height * 0.85, x + pace * 0.32, y - height, x + pace * 0.64, y - height * 0.85,
                x + pace * 0.64, y)
            form(board, paint)
            x += pace
        }
    }
}
