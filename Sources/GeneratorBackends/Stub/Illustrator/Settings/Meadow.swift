import Domain
import Drawing

extension Scenery {
    static let meadow = Scenery(
        ground: { $0.meadow },
        back: { pen, frame in
            let palette = frame.palette
            let (y, unit) = (frame.horizon, frame.unit)
            pen.hazed(0.55) { pen in
                _ = pen.hills(
                    frame, y: y + unit * 0.02, height: unit * 0.5, pace: frame.width * 0.4, color: palette.deepLeaf)
            }
            pen.hazed(0.3) { pen in
                let ridge = pen.hills(
                    frame, y: y + unit * 0.06, height: unit * 0.24, pace: frame.width * 0.33, color: palette.leaf)
                for _ in 0..<5 {
                    let x = pen.random.next(in: 0...frame.width)
                    pen.leafyTree(
                        x, ridge.y(at: x) + 6, height: unit * 0.34, leaf: palette.deepLeaf, bark: palette.earth)
                }
            }
            _ = pen.hills(
                frame, y: y + unit * 0.2, height: unit * 0.1, pace: frame.width * 0.5, color: palette.meadow, mist: 0.05
            )
            let side =
                frame.hasThingsBehind
                ? frame.width - (frame.openSide - frame.width / 2) * 0.9 - frame.width / 2 : frame.openSide
            pen.leafyTree(
                side + pen.random.next(in: -0.1...0.1) * frame.width, y + unit * 0.22, height: unit * 1.15,
                leaf: palette.leaf, bark: palette.earth.darker(0.2))
            pen.strewn(
                frame, from: y + unit * 0.2, to: frame.feet + unit * 0.1, grass: palette.leaf,
                blossoms: Array(palette.accents.prefix(2)) + [.white])
        },
        front: { pen, frame in
            pen.nearGround(frame, color: frame.palette.meadow)
            pen.grassyCorners(frame, color: frame.palette.deepLeaf)
        })
}
