import Media

extension Path {
    /// The upper half of a ring around the origin.
    static func arcBand(_ outer: Double, _ inner: Double) -> Path {
        var path = Path.arc(0, 0, outer, outer, from: 180, to: 360)
        for step in 0...15 {
            path.line(to: Trigonometry.point(degrees: 360 - Double(step) * 12, radius: inner))
        }
        path.close()
        return path
    }
}
