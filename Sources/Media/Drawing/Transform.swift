/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Hashable, Sendable {
    package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    var a: Double
    var b: Double
    var c: Double
    var d: Double
    var tx: Double
    var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    package static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    package static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Clockwise, because y points down.
    package static func rotation(degrees: Double) -> Transform {
        let sine = Trigonometry.sine(degrees: degrees)
        let cosine = Trigonometry.cosine(degrees: degrees)
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// This map first, then the other.
    package func then(_ next: Transform) -> Transform {
        Transform(
            a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d,
            d: next.b * c + next.d * d, tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty
        )
    }

    package func callAsFunction(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// Maps a direction: as a point, but without the translation.
    package func direction(_ vector: Point) -> Point {
        Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
    }

    /// The factor for lengths, averaged over all directions.
    package var lengthFactor: Double { (a * d - b * c).magnitude.squareRoot() }
}
