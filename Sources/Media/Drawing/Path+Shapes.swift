extension Path {
    /// The distance of a cubic's control points from the ends of a quarter circle of radius 1.
    private static let quarterCircle = 0.5522847498307936

    package static func ellipse(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double) -> Path {
        let controlX = radiusX * quarterCircle
        let controlY = radiusY * quarterCircle
        var path = Path()
        path.move(to: Point(x + radiusX, y))
        path.cubic(Point(x + radiusX, y + controlY), Point(x + controlX, y + radiusY), to: Point(x, y + radiusY))
        path.cubic(Point(x - controlX, y + radiusY), Point(x - radiusX, y + controlY), to: Point(x - radiusX, y))
        path.cubic(Point(x - radiusX, y - controlY), Point(x - controlX, y - radiusY), to: Point(x, y - radiusY))
        path.cubic(Point(x + controlX, y - radiusY), Point(x + radiusX, y - controlY), to: Point(x + radiusX, y))
        path.close()
        return path
    }

    package static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Path { ellipse(x, y, radius, radius) }

    /// A box from its top left corner, with rounded corners.
    package static func box(
        _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0
    ) -> Path {
        let round = min(radius, width.magnitude / 2, height.magnitude / 2)
        guard round > 0 else { return polygon(x, y, x + width, y, x + width, y + height, x, y + height) }
        let inset = round * (1 - quarterCircle)
        let (right, bottom) = (x + width, y + height)
        var path = Path()
        path.move(to: Point(x + round, y))
        path.line(to: Point(right - round, y))
        path.cubic(Point(right - inset, y), Point(right, y + inset), to: Point(right, y + round))
        path.line(to: Point(right, bottom - round))
        path.cubic(Point(right, bottom - inset), Point(right - inset, bottom), to: Point(right - round, bottom))
        path.line(to: Point(x + round, bottom))
        path.cubic(Point(x + inset, bottom), Point(x, bottom - inset), to: Point(x, bottom - round))
        path.line(to: Point(x, y + round))
        path.cubic(Point(x, y + inset), Point(x + inset, y), to: Point(x + round, y))
        path.close()
        return path
    }

    /// Straight edges through `x, y` pairs; closed.
    package static func polygon(_ coordinates: Double...) -> Path {
        var path = line(pairs(coordinates))
        path.close()
        return path
    }

    /// A smooth closed outline through `x, y` pairs.
    package static func blob(_ coordinates: Double...) -> Path { smooth(pairs(coordinates), closed: true) }

    /// A smooth open line through `x, y` pairs.
    package static func curve(_ coordinates: Double...) -> Path { smooth(pairs(coordinates), closed: false) }

    package static func line(_ points: [Point]) -> Path {
        var path = Path()
        for point in points { path.line(to: point) }
        return path
    }

    /// A Catmull-Rom spline through all points.
    package static func smooth(_ points: [Point], closed: Bool) -> Path {
        var path = Path()
        guard points.count > 2 else { return line(points) }
        let count = points.count
        func point(_ index: Int) -> Point {
            closed ? points[(index + count) % count] : points[min(max(index, 0), count - 1)]
        }
        path.move(to: points[0])
        for index in 0..<(closed ? count : count - 1) {
            let (before, from, to, after) = (point(index - 1), point(index), point(index + 1), point(index + 2))
            path.cubic(from + (to - before) * (1 / 6), to - (after - from) * (1 / 6), to: to)
        }
        if closed { path.close() }
        return path
    }

    /// Part of an ellipse as an open line; 0° is on the right, 90° at the bottom.
    package static func arc(
        _ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, from start: Double, to end: Double
    ) -> Path {
        let turn = (end - start).magnitude
        let steps = turn < 1800 ? Int(turn / 30) + 2 : 62
        let points = (0...steps).map { step in
            let angle = start + (end - start) * Double(step) / Double(steps)
            return Point(
                x + radiusX * Trigonometry.cosine(degrees: angle), y + radiusY * Trigonometry.sine(degrees: angle))
        }
        return smooth(points, closed: false)
    }

    /// A star; its first point is at the top.
    package static func star(_ x: Double, _ y: Double, _ radius: Double, points: Int = 5, inner: Double = 0.48) -> Path
    {
        var path = Path()
        for corner in 0..<(2 * points) {
            let reach = corner.isMultiple(of: 2) ? radius : radius * inner
            let angle = Double(corner) * 180 / Double(points) - 90
            path.line(to: Point(x, y) + Trigonometry.point(degrees: angle, radius: reach))
        }
        path.close()
        return path
    }

    private static func pairs(_ coordinates: [Double]) -> [Point] {
        stride(from: 0, to: coordinates.count - 1, by: 2).map { Point(coordinates[$0], coordinates[$0 + 1]) }
    }
}
