import Domain
import Media

extension Scenery {
    static let river = Scenery(
        ground: { $0.meadow },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.55) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.04, height: unit * 0.5, pace: width * 0.36, color: palette.deepLeaf)
                for index in 0..<6 {
                    let x = width * (Double(index) + pen.random.next(in: 0...1)) / 6
                    pen.pine(x, ridge.y(at: x) + 8, height: unit * 0.44, leaf: palette.deepLeaf, bark: palette.earth)
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.12, height: unit * 0.08, pace: width * 0.5, color: palette.leaf, mist: 0.1)
            let (top, bottom) = (y + unit * 0.14, frame.feet - unit * 0.06)
            let bend = (frame.openSide - width / 2) * 0.5 + width / 2
            let bank = Path.blob(
                bend - width * 0.03, top, bend + width * 0.06, top + (bottom - top) * 0.2, bend - width * 0.1,
                top + (bottom - top) * 0.45, -width * 0.15, bottom - unit * 0.06, -width * 0.12, bottom + unit * 0.06,
                width * 0.5, bottom, width * 1.12, bottom + unit * 0.08, width * 1.15, bottom - unit * 0.12,
                bend + width * 0.3,
                top + (bottom - top) * 0.45, bend + width * 0.16, top + (bottom - top) * 0.18, bend + width * 0.04, top)
            pen.fill(bank, palette.earth.mixed(with: palette.meadow, 0.3))
            pen.at(0, 7) { pen in
                pen.fill(bank, top: palette.water.lighter(0.35), bottom: palette.water)
                pen.inside(bank) { $0.ripples(frame, from: top, to: bottom + unit * 0.1, count: 22, color: .white) }
            }
            _ = pen.hills(
                frame, y: bottom + unit * 0.08, height: unit * 0.07, pace: width * 0.6, color: palette.meadow,
                mist: 0.02)
            for _ in 0..<4 {
                pen.rock(
                    pen.random.next(in: 0.05...0.95) * width, bottom + unit * 0.04,
                    width: unit * pen.random.next(in: 0.1...0.2), color: palette.stone)
            }
            if frame.view == 1 { pen.lilyPads(frame, from: top + (bottom - top) * 0.55, to: bottom - unit * 0.02) }
            if frame.view == 2 {
                pen.leafyTree(
                    frame.openSide > width / 2 ? width * 0.93 : width * 0.07, bottom + unit * 0.06, height: unit * 1.5,
                    leaf: palette.leaf, bark: palette.earth.darker(0.2))
            }
            for index in 0..<7 {
                let x = width * (index < 4 ? 0.01 + Double(index) * 0.025 : 0.9 + Double(index - 4) * 0.03)
                pen.reed(
                    x, bottom + unit * 0.05, height: unit * pen.random.next(in: 0.4...0.62), color: palette.deepLeaf)
            }
            pen.strewn(
                frame, from: bottom + unit * 0.08, to: frame.feet + unit * 0.1, grass: palette.leaf,
                blossoms: [.white, palette.accents[1]])
        },
        front: { pen, frame in
            pen.nearGround(frame, color: frame.palette.meadow)
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
        })
}

extension Sketch {
    fileprivate mutating func lilyPads(_ frame: Frame, from top: Double, to bottom: Double) {
        for _ in 0..<5 {
            let x = frame.openSide + frame.width * random.next(in: -0.2...0.2)
            let y = random.next(between: min(top, bottom - 1), and: bottom)
            let size = frame.unit * random.next(in: 0.05...0.08)
            fill(.ellipse(x, y, size, size * 0.36), frame.palette.leaf.darker(0.1))
            fill(.ellipse(x - size * 0.1, y - size * 0.06, size * 0.8, size * 0.24), frame.palette.leaf.lighter(0.12))
            if random.next(below: 2) == 0 {
                fill(
                    .star(x, y - size * 0.3, size * 0.42, points: 6, inner: 0.6), frame.palette.accents[0].lighter(0.4))
            }
        }
    }

    fileprivate mutating func reed(_ x: Double, _ y: Double, height: Double, color: Color) {
        let lean = random.next(in: -0.12...0.12)
        at(x, y, scale: height) { pen in
            pen.line(.curve(0, 0, lean * 0.4, -0.5, lean, -1), color, 0.035, to: 0.02)
            pen.line(.curve(lean * 0.75, -0.78, lean, -0.98), Color(0x8a5a3c), 0.08)
            pen.fill(.blob(0, 0, 0.08, -0.4, 0.2, -0.66, 0.05, -0.3), color.lighter(0.1))
        }
    }
}
