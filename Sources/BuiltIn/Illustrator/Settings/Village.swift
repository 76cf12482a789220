import Domain
import Media

extension Scenery {
    static let village = Scenery(
        ground: { $0.meadow.mixed(with: $0.earth, 0.2) },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit, width) = (frame.horizon, frame.unit, frame.width)
            pen.hazed(0.55) { pen in
                _ = pen.hills(
                    frame, y: y + unit * 0.05, height: unit * 0.55, pace: width * 0.42, color: palette.deepLeaf)
            }
            pen.hazed(0.3) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.1, height: unit * 0.16, pace: width * 0.4, color: palette.leaf)
                for index in 0..<4 {
                    let x = width * (Double(index) + pen.random.next(in: 0.2...0.8)) / 4
                    pen.cottage(
                        x, ridge.y(at: x) + unit * 0.04, width: unit * 0.42, wall: Color(0xfaf0de),
                        roof: palette.accents[index % 5])
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.2, height: unit * 0.06, pace: width * 0.5, color: palette.meadow, mist: 0.04)
            let places = [[0.1, 0.9, 0.66], [0.88, 0.1, 0.33], [0.07, 0.3, 0.72]][frame.view]
            for (index, x) in places.enumerated() {
                let place = width * (x + pen.random.next(in: -0.03...0.03))
                let depth = y + unit * (index == 2 ? 0.2 : 0.26)
                let size = unit * (index == 2 ? 0.6 : pen.random.next(in: 0.78...0.95))
                pen.cottage(
                    place, depth, width: size, wall: Color(0xfdf3e0),
                    roof: palette.accents[(index + Int(frame.storySeed % 5)) % 5])
                pen.bush(place + size * 0.52, depth + unit * 0.02, width: unit * 0.24, color: palette.leaf)
            }
            pen.lane(
                frame, fromX: width * [0.62, 0.42, 0.86][frame.view], fromY: y + unit * 0.19,
                color: palette.earth.lighter(0.38))
            pen.dapples(frame, from: frame.feet, to: frame.height, color: palette.meadow)
            pen.strewn(
                frame, from: y + unit * 0.3, to: frame.feet, grass: palette.leaf,
                blossoms: [palette.accents[0], .white])
        },
        front: { pen, frame in
            if frame.view != 2 { pen.nearGround(frame, color: frame.palette.meadow) }
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
            if frame.view == 2 { pen.nearFlowers(frame) }
        })
}
