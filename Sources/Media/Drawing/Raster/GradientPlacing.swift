extension LinearGradient {
    /// Maps a point to its place along the gradient, as x; nil if start and end are the same.
    var placing: Transform? {
        let way = end - start
        let square = way.x * way.x + way.y * way.y
        guard square.isFinite, square > 1e-12 else { return nil }
        let (a, c) = (way.x / square, way.y / square)
        return Transform(a: a, b: 0, c: c, d: 0, tx: -(a * start.x + c * start.y), ty: 0)
    }
}

extension RadialGradient {
    /// Maps a point to its place relative to the ellipse, whose rim is at distance 1; nil if the ellipse is flat.
    var placing: Transform? {
        let determinant = axisX.x * axisY.y - axisX.y * axisY.x
        guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
        let (a, c) = (axisY.y / determinant, -axisY.x / determinant)
        let (b, d) = (-axisX.y / determinant, axisX.x / determinant)
        return Transform(
            a: a, b: b, c: c, d: d, tx: -(a * center.x + c * center.y), ty: -(b * center.x + d * center.y))
    }
}
