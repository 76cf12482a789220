extension Path {
    /// Replaces curves by chords with a distance of at most about a fifteenth of a unit.
    ///
    /// Calls `subpath` once for each part with at least one point, with its corners and whether it was closed.
    func forEachSubpath(_ subpath: (_ corners: [Point], _ isClosed: Bool) -> Void) {
        var corners: [Point] = []
        var next = 0
        func finish(closed: Bool) {
            if !corners.isEmpty { subpath(corners, closed) }
            corners.removeAll(keepingCapacity: true)
        }
        for verb in verbs {
            let from = corners.last ?? .zero
            switch verb {
            case .move:
                finish(closed: false)
                corners.append(points[next])
            case .line:
                corners.append(points[next])
            case .quadratic:
                let (control, end) = (points[next], points[next + 1])
                let (first, second) = (from.toward(control, 2 / 3), end.toward(control, 2 / 3))
                Self.appendCubic(from, first, second, end, to: &corners)
            case .cubic:
                Self.appendCubic(from, points[next], points[next + 1], points[next + 2], to: &corners)
            case .close:
                let start = corners.first
                finish(closed: true)
                if let start { corners.append(start) }
            }
            next += verb.pointCount
        }
        if corners.count > 1 || verbs.last != .close { finish(closed: false) }
    }

    private static func appendCubic(
        _ start: Point, _ control1: Point, _ control2: Point, _ end: Point, to corners: inout [Point]
    ) {
        let bend1 = (start - control1 * 2 + control2).length
        let bend2 = (control1 - control2 * 2 + end).length
        let wanted = (max(bend1, bend2) * 12).squareRoot() + 1
        let steps = wanted < 96 ? max(2, Int(wanted)) : 96
        for step in 1..<steps {
            let t = Double(step) / Double(steps)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            corners.append(
                Point(
                    a * start.x + b * control1.x + c * control2.x + d * end.x,
                    a * start.y + b * control1.y + c * control2.y + d * end.y))
        }
        corners.append(end)
    }
}
