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
        /// Whether something else than the ground carries it.
        var isRaised = false
        /// By how much it is nearer than its feet say: the rider before its horse.
        var nearness = 0.0

        var left: Double { x - height * (facesLeft ? figure.skeleton.reachRight : figure.skeleton.reachLeft) }
        /// The y coordinate above ears and hats.
        var top: Double { y - height * figure.skeleton.top(of: figure.look.figure) }
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
    /// What the figures act on.
    private(set) var things: [PropLayout.Spot] = []

    init(_ figures: [FigurePainter], stage: Stage, frame: Frame, scenery: Scenery) {
        guard !figures.isEmpty else { return }
        let row = StageRow(figures, stage: stage, frame: frame, scenery: scenery)
        (spots, things) = (row.spots, row.things)
        spots.sort { ($0.y + $0.nearness, $0.x) < ($1.y + $1.nearness, $1.x) }
    }

    /// Puts each of the characters on a bed with the head on the pillow and returns the beds. `rise` is the height
    /// of the figure on the bed, as a share of the bed's height.
    mutating func put(_ characters: Set<String>, to bed: Prop, rise: Double) -> [PropLayout.Spot] {
        spots.indices.filter { characters.contains(spots[$0].figure.character) }.map { index in
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
