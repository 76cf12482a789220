/// A point of a scene: x to the right, y downwards.
package struct Point: Hashable, Sendable {
    package static let zero = Point(0, 0)

    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    var isFinite: Bool { x.isFinite && y.isFinite }
    package var length: Double { (x * x + y * y).squareRoot() }

    /// The point at `share` of the distance to another: 0 is this point, 1 the other.
    package func toward(_ other: Point, _ share: Double) -> Point {
        Point(x + (other.x - x) * share, y + (other.y - y) * share)
    }

    package static func + (left: Point, right: Point) -> Point { Point(left.x + right.x, left.y + right.y) }
    package static func - (left: Point, right: Point) -> Point { Point(left.x - right.x, left.y - right.y) }
    package static func * (left: Point, factor: Double) -> Point { Point(left.x * factor, left.y * factor) }
}
