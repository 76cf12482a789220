extension LinearGradient {
    /// From a point to how far along the gradient it lies, as x; nil where start and end are the same.
    var placing: Transform? {
        let way = end - start
        let square = way.x * way.x + way.y * way.y
        guard square.isFinite, square > 1e-12 else { return nil }
        let (a, c) = (way.x / square, way.y / square)
        return Transform(a: a, b: 0, c: c, d: 0, tx: -(a * start.x + c * start.y), ty: 0)
    }
}

extension RadialGradient {
    /// From a point to its place relative to the ellipse, the rim at distance 1; nil where the ellipse is flat.
    var placing: Transform? {
        let determinant = axisX.x * axisY.y - axisX.y * axisY.x
        guard determinant.isFinite, determinant.magnitude > 1e-12 else { return nil }
        let (a, c) = (axisY.y / determinant, -axisY.x / determinant)
        let (b, d) = (-axisX.y / determinant, axisX.x / determinant)
        return Transform(
            a: a, b: b, c: c, d: d, tx: -(a * center.x + c * center.y), ty: -(b * center.x + d * center.y))
    }
}
