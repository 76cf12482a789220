/// Sine and cosine with the same results on every machine: only `+ − ×`. The results of different libm may differ in
/// the last bit.
package enum Trigonometry {
    private static let radiansPerDegree = 0.017453292519943295

    /// The error is below 2 × 10⁻¹⁵ for angles up to a few thousand degrees. The result is 0 for an angle that is not
    /// finite or beyond ten million degrees.
    static func sine(degrees: Double) -> Double {
        guard degrees.magnitude < 1e7 else { return 0 }
        let turns = Int(degrees / 360)
        var angle = degrees - Double(turns) * 360
        if angle > 180 { angle -= 360 }
        if angle < -180 { angle += 360 }
        if angle > 90 { angle = 180 - angle }
        if angle < -90 { angle = -180 - angle }
        return angle.magnitude <= 45
            ? sineSeries(angle * radiansPerDegree)
            : angle > 0
                ? cosineSeries((90 - angle) * radiansPerDegree) : -cosineSeries((90 + angle) * radiansPerDegree)
    }

    static func cosine(degrees: Double) -> Double { sine(degrees: 90 - degrees) }

    /// The point at `radius` from the origin; 0° is on the right, 90° at the bottom.
    package static func point(degrees: Double, radius: Double) -> Point {
        Point(cosine(degrees: degrees) * radius, sine(degrees: degrees) * radius)
    }

    private static func sineSeries(_ x: Double) -> Double {
        let s = x * x
        let tail = s * (1 / 362880 + s * (-1 / 39_916_800 + s * (1 / 6_227_020_800 + s * (-1 / 1_307_674_368_000))))
        return x * (1 + s * (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + tail))))
    }

    private static func cosineSeries(_ x: Double) -> Double {
        let s = x * x
        let tail =
            s
            * (1 / 40320 + s
                * (-1 / 3_628_800 + s * (1 / 479_001_600 + s * (-1 / 87_178_291_200 + s * (1 / 20_922_789_888_000)))))
        return 1 + s * (-1 / 2 + s * (1 / 24 + s * (-1 / 720 + tail)))
    }
}
