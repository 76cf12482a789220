/// Converts a line with a width into an outline: along one side, around the end, and back along the other side.
///
/// The outline may cross itself on the inside of sharp bends. Filled with the nonzero rule it has no holes.
struct Stroker {
    private let corners: [Point]
    private let radii: [Double]
    private var outline: [Point] = []

    /// Nil if there is nothing to stroke. Repeated points are dropped.
    init?(_ line: [Point], isClosed: Bool, width: Scene.StrokeWidth) {
        var corners: [Point] = []
        for point in line + (isClosed ? line.prefix(1) : []) {
            if let last = corners.last, (point - last).length < 1e-6 { continue }
            corners.append(point)
        }
        guard !corners.isEmpty, max(width.first, width.last) > 0 else { return nil }
        var way = [0.0]
        for index in corners.indices.dropFirst() {
            way.append(way[index - 1] + (corners[index] - corners[index - 1]).length)
        }
        let total = max(way[way.count - 1], 1e-9)
        self.corners = corners
        radii = way.map { (width.first + (width.last - width.first) * ($0 / total)) / 2 }
    }

    func outlined() -> [Point] {
        var copy = self
        guard corners.count > 1 else {
            copy.appendArc(around: corners[0], radius: radii[0], from: Point(1, 0), to: Point(-1, 0))
            copy.appendArc(around: corners[0], radius: radii[0], from: Point(-1, 0), to: Point(1, 0))
            return copy.outline
        }
        copy.appendSide(Array(corners.indices))
        copy.appendSide(corners.indices.reversed())
        return copy.outline
    }

    private mutating func appendSide(_ order: [Int]) {
        var normal = Self.normal(from: corners[order[0]], to: corners[order[1]])
        outline.append(corners[order[0]] + normal * radii[order[0]])
        for place in 1..<(order.count - 1) {
            let corner = corners[order[place]]
            let radius = radii[order[place]]
            let next = Self.normal(from: corner, to: corners[order[place + 1]])
            let turn = normal.x * next.y - normal.y * next.x
            let along = normal.x * next.x + normal.y * next.y
            if along > 0.94 {
                outline.append(corner + (normal + next) * (radius / (normal + next).length))
            } else if turn > 0 {
                appendArc(around: corner, radius: radius, from: normal, to: next)
            } else {
                outline += [corner + normal * radius, corner, corner + next * radius]
            }
            normal = next
        }
        let end = order[order.count - 1]
        appendArc(around: corners[end], radius: radii[end], from: normal, to: normal * -1)
    }

    /// An arc from one direction to another, clockwise. Both have length 1.
    private mutating func appendArc(around center: Point, radius: Double, from: Point, to: Point) {
        let wanted = (radius * 8).squareRoot() + 3
        let steps = wanted < 48 ? Int(wanted) : 48
        let turn = from.x * to.y - from.y * to.x
        let along = from.x * to.x + from.y * to.y
        outline.append(center + from * radius)
        if turn.magnitude < 1e-9 && along < 0 {
            appendQuarter(center, radius, from, Point(-from.y, from.x), steps)
            appendQuarter(center, radius, Point(-from.y, from.x), to, steps)
        } else {
            appendQuarter(center, radius, from, to, steps)
        }
        outline.append(center + to * radius)
    }

    /// Points between two directions that are less than half a turn apart.
    private mutating func appendQuarter(
        _ center: Point, _ radius: Double, _ from: Point, _ to: Point, _ steps: Int
    ) {
        for step in 1...steps {
            let between = from.toward(to, Double(step) / Double(steps))
            let length = max(between.length, 1e-9)
            outline.append(center + between * (radius / length))
        }
    }

    /// The unit vector to the left of the line. Around its end, the other side follows clockwise.
    private static func normal(from: Point, to: Point) -> Point {
        let way = to - from
        let length = max(way.length, 1e-12)
        return Point(way.y / length, -way.x / length)
    }
}
