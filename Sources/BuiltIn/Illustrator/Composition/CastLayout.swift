import Domain
import Generation
import Media

/// The positions of the figures in one picture.
struct CastLayout {
    struct Spot {
        var figure: FigurePainter
        /// The middle of the feet.
        var x: Double
        var y: Double
        var height: Double
        var facesLeft: Bool
        var isOnBed = false

        var left: Double { x - height * (facesLeft ? figure.skeleton.reachRight : figure.skeleton.reachLeft) }
        /// The y coordinate above ears and hats.
        var top: Double {
            y - height * (figure.skeleton.lift - figure.skeleton.head.y + figure.look.figure.build.head * 1.3)
        }
        /// The position of the light that the figure carries or is; nil without a light.
        var lamp: Point? {
            let hand = figure.skeleton.nearHand
            if figure.look.figure.nouns[0] == Prop.lantern.nouns[0] { return Point(x, y - height * 0.4) }
            guard figure.held?.givesLight == true else { return nil }
            return Point(x + (facesLeft ? -hand.x : hand.x) * height, y - (figure.skeleton.lift - hand.y) * height)
        }
        var right: Double { x + height * (facesLeft ? figure.skeleton.reachLeft : figure.skeleton.reachRight) }
    }

    /// From the farthest to the nearest.
    private(set) var spots: [Spot] = []

    init(_ figures: [FigurePainter], frame: Frame) {
        guard !figures.isEmpty else { return }
        var figures = figures
        let isMirrored = frame.focus > frame.width / 2
        if isMirrored { figures.reverse() }
        place(figures.map { ($0, frame.unit * $0.look.size) }, frame: frame)
    }

    private mutating func place(
        _ figures: [(painter: FigurePainter, height: Double)], frame: Frame
    ) {
        let someoneHugs = figures.contains { $0.painter.pose == .hugging }
        let least = figures.map(\.height).min()
        let overlap = someoneHugs ? 0.58 : 0.9
        let widths = figures.map {
            $0.height * ($0.painter.skeleton.reachLeft + $0.painter.skeleton.reachRight) * overlap
        }
        let someoneActs = figures.contains { $0.painter.acts }
        let total = widths.reduce(0, +)
        let room = frame.width * 0.88
        let shrink = min(1, room / total, frame.feet * 0.62 / (figures.map(\.height).max() ?? 1))
        let half = total * shrink / 2
        var x = min(max(frame.focus, frame.width * 0.06 + half), frame.width * 0.94 - half) - half
        for (index, figure) in figures.enumerated() {
            let width = widths[index] * shrink
            let isLast = index == figures.count - 1
            let looksLeft =
                figures.count == 1 ? frame.focus > frame.width / 2 : isLast || (index > 0 && index * 2 >= figures.count)
            let moves = figures.allSatisfy(\.painter.pose.moves)
            let facesLeft = moves ? frame.openSide < frame.width / 2 : looksLeft
            let isNear =
                someoneHugs ? figure.height == least : someoneActs ? figure.painter.acts : index.isMultiple(of: 2)
            let depth = figures.count == 1 ? 0 : (isNear ? 0.02 : -0.07) * frame.unit
            let skeleton = figure.painter.skeleton
            let reach = facesLeft ? skeleton.reachRight : skeleton.reachLeft
            spots.append(
                Spot(
                    figure: figure.painter, x: x + reach * figure.height * shrink * overlap,
                    y: frame.feet + depth * shrink,
                    height: figure.height * shrink, facesLeft: facesLeft))
            x += width
        }
        keepInside(frame)
        spots.sort { ($0.y, $0.x) < ($1.y, $1.x) }
    }

    private mutating func keepInside(_ frame: Frame) {
        guard let left = spots.map(\.left).min(), let right = spots.map(\.right).max() else { return }
        let margin = frame.width * 0.04
        let shift = left < margin ? margin - left : min(0, frame.width - margin - right)
        for index in spots.indices { spots[index].x += shift }
    }

    /// Puts each sleeping figure on its own bed with the head on the pillow and returns the beds. `rise` is the height
    /// of the figure on the bed, as a share of the bed's height.
    mutating func putToBed(_ bed: Prop, rise: Double) -> [PropLayout.Spot] {
        spots.indices.filter { spots[$0].figure.pose == .sleeping }.map { index in
            let height = spots[index].height * 0.54
            let middle = (spots[index].left + spots[index].right) / 2
            let place = PropLayout.Spot(prop: bed, x: middle, y: spots[index].y, height: height, isBehind: true)
            spots[index].facesLeft = true
            spots[index].x += middle - (spots[index].left + spots[index].right) / 2
            spots[index].y -= height * rise
            spots[index].isOnBed = true
            return place
        }
    }
}

extension FigurePainter {
    /// Whether its hands must not be hidden by other figures.
    fileprivate var acts: Bool { held != nil || pose.usesHands }
}
