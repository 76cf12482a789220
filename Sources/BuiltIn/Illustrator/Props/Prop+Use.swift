import Domain
import Media

/// How figures hold and use a thing.
extension Prop {
    /// The point of a thing that touches the figure that uses it, for a height of 1 and the foot at the origin.
    enum Use {
        case mouth(Point)
        case eye(Point)
        /// Under a figure that flies on it.
        case seat(Point)
    }

    /// How a thing touches the figure that uses it.
    struct Contact {
        /// Nil for the hips.
        var feature: Face.Feature?
        /// The point of the thing.
        var point: Point
        /// The angle in degrees by which it points down.
        var slope: Double
    }

    /// Nil if a figure in this pose only holds it.
    func contact(in pose: Pose) -> Contact? {
        switch use {
        case .mouth(let point) where [.working, .eating, .calling].contains(pose):
            Contact(feature: .mouth, point: point, slope: halfWidth < 0.5 ? 55 : 12)
        case .eye(let point) where [.working, .peering].contains(pose): Contact(feature: .eye, point: point, slope: -4)
        case .seat(let point) where pose == .flying: Contact(feature: nil, point: point, slope: -6)
        default: nil
        }
    }

    /// From the thing to the figure whose hand holds it.
    func held(at hand: Point) -> Transform {
        let foot = hand - grip * heldSize
        return .scale(heldSize, heldSize).then(.translation(foot.x, foot.y))
    }

    /// From the thing to the figure on which it stands.
    func standing(at place: Point) -> Transform {
        .scale(heldSize, heldSize).then(.translation(place.x, place.y))
    }

    /// From the thing to the figure that uses it: turned so that the thing extends from `place`, with its point of contact there.
    func held(by contact: Contact, at place: Point) -> Transform {
        var way = grip - contact.point
        if way.length < 1e-6 { way = Point(1, 0) }
        let length = way.length
        let slope = Trigonometry.point(degrees: contact.slope, radius: heldSize / length)
        let turn = Point(slope.x * way.x + slope.y * way.y, slope.y * way.x - slope.x * way.y)
        return .translation(-contact.point.x, -contact.point.y)
            .then(Transform(a: turn.x, b: turn.y, c: -turn.y, d: turn.x, tx: place.x, ty: place.y))
    }
}
