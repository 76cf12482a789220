import Domain
import Media

extension Scenery {
    static let snow = Scenery(
        ground: { _ in .drift },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.5) { pen in
                for place in [0.2, 0.75] {
                    pen.peak(
                        width * (place + pen.random.next(in: -0.08...0.08)), y + unit * 0.1,
                        height: frame.shortSide * 0.3, color: palette.stone.mixed(with: palette.water, 0.3))
                }
            }
            pen.hazed(0.3) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.08, height: unit * 0.2, pace: width * 0.4,
                    color: .drift.mixed(with: palette.water, 0.3))
                for index in 0..<8 {
                    let x = width * (Double(index) + pen.random.next(in: 0...1)) / 8
                    pen.pine(
                        x, ridge.y(at: x) + 8, height: unit * pen.random.next(in: 0.5...0.8), leaf: palette.deepLeaf,
                        bark: palette.earth, snowy: true)
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.24, height: unit * 0.1, pace: width * 0.45,
                color: .drift.mixed(with: palette.water, 0.12), mist: 0.06)
            if frame.view == 1 {
                pen.cottage(
                    frame.openSide, y + unit * 0.3, width: unit * 0.56, wall: Color(0xe7c8a0), roof: Color(0xf3f8ff))
            }
            if frame.view == 2 {
                pen.fill(
                    .ellipse(frame.openSide, y + unit * 0.4, width * 0.26, unit * 0.07),
                    palette.water.mixed(with: .white, 0.45))
            }
            for x in [0.07, 0.93] {
                pen.pine(
                    width * x, y + unit * 0.3, height: unit * pen.random.next(in: 1.3...1.7), leaf: palette.deepLeaf,
                    bark: palette.earth, snowy: true)
            }
            _ = pen.hills(
                frame, y: frame.feet - unit * 0.12, height: unit * 0.06, pace: width * 0.7, color: .drift, mist: 0.02)
            for _ in 0..<10 {
                let depth = pen.random.next(between: frame.feet - unit * 0.1, and: frame.height)
                let x = pen.random.next(in: 0...width)
                pen.line(.curve(x, depth, x + 40, depth - 6, x + 90, depth), palette.water.opacity(0.25), 5, to: 2)
            }
        },
        front: { pen, frame in
            pen.nearGround(frame, color: .drift)

            let mound = Path.blob(
                -60, frame.height + 40, -20, frame.height - 70, frame.width * 0.12, frame.height - 60,
                frame.width * 0.26, frame.height + 30)
            pen.fill(mound, top: .white, bottom: .drift)
        })
}
