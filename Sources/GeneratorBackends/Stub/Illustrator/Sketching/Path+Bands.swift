import Drawing

extension Path {
    /// A half ring over the origin.
    static func arcBand(_ outer: Double, _ inner: Double) -> Path {
        var path = Path.arc(0, 0, outer, outer, from: 180, to: 360)
        for point in stride(from: 360.0, through: 180, by: -12) {
            path.line(to: Trigonometry.point(degrees: point, radius: inner))
        }
        path.close()
        return path
    }
}
