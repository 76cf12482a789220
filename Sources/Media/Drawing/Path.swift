/// Outlines of straight lines and Bézier curves. Open outlines are closed for a fill and stay open for a stroke.
package struct Path: Hashable, Sendable {
    /// Each verb uses the next points of ``points``: move and line 1, quadratic 2, cubic 3, close none.
    package enum Verb: UInt8, Sendable {
        case move
        case line
        case quadratic
        case cubic
        case close
    }

    package private(set) var verbs: [Verb] = []
    package private(set) var points: [Point] = []

    package init() {}

    var isEmpty: Bool { verbs.isEmpty }
    var isFinite: Bool { points.allSatisfy(\.isFinite) }

    package mutating func move(to point: Point) {
        verbs.append(.move)
        points.append(point)
    }

    package mutating func line(to point: Point) {
        verbs.append(verbs.isEmpty ? .move : .line)
        points.append(point)
    }

    package mutating func quadratic(_ control: Point, to end: Point) {
        if verbs.isEmpty { move(to: control) }
        verbs.append(.quadratic)
        points.append(control)
        points.append(end)
    }

    package mutating func cubic(_ control1: Point, _ control2: Point, to end: Point) {
        if verbs.isEmpty { move(to: control1) }
        verbs.append(.cubic)
        points.append(control1)
        points.append(control2)
        points.append(end)
    }

    package mutating func close() {
        guard let last = verbs.last, last != .close else { return }
        verbs.append(.close)
    }

    package mutating func append(_ other: Path) {
        verbs += other.verbs
        points += other.points
    }

    package func transformed(by transform: Transform) -> Path {
        var path = self
        for index in path.points.indices { path.points[index] = transform(path.points[index]) }
        return path
    }

    /// The smallest upright box around all points, including control points; nil for an empty path.
    package var controlBox: (low: Point, high: Point)? {
        guard var low = points.first else { return nil }
        var high = low
        for point in points {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        return (low, high)
    }
}
