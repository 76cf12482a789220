import Media

/// A round part of a tree crown, bush or cloud.
struct Puff {
    var x: Double
    var y: Double
    var radius: Double

    init(_ x: Double, _ y: Double, _ radius: Double) {
        self.x = x
        self.y = y
        self.radius = radius
    }
}

extension Path {
    /// All puffs as one outline.
    static func puffs(_ puffs: [Puff]) -> Path {
        var path = Path()
        for puff in puffs { path.append(.circle(puff.x, puff.y, puff.radius)) }
        return path
    }

    /// An oval with `lobes` round lobes at its edge, for leaves. It fills its radii.
    static func scallop(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, lobes: Int) -> Path {
        func point(_ step: Double, _ reach: Double) -> Point {
            let edge = Trigonometry.point(degrees: step * 360 / Double(lobes) - 90, radius: reach)
            return Point(x + edge.x * radiusX, y + edge.y * radiusY)
        }
        var path = Path()
        path.move(to: point(0.5, 0.86))
        for lobe in 1...lobes {
            let step = Double(lobe)
            path.cubic(point(step - 0.42, 1.14), point(step + 0.42, 1.14), to: point(step + 0.5, 0.86))
        }
        path.close()
        return path
    }

    /// A pine tree in four tiers without its trunk; its height is 1.
    static func pine(_ breadth: Double) -> Path {
        var path = Path()
        for (tier, foot) in pineTiers.enumerated() {
            let (half, top) = (breadth * (1 - Double(tier) * 0.2), foot - 0.26)
            path.append(
                .blob(
                    0, top, half * 0.4, foot - 0.12, half, foot, half * 0.45, foot + 0.012, 0, foot + 0.04,
                    -half * 0.45, foot + 0.012, -half, foot, -half * 0.4, foot - 0.12))
        }
        return path
    }

    /// The bright edge of each tier of a pine: light, or snow.
    static func pineCaps(_ breadth: Double, snowy: Bool) -> Path {
        var path = Path()
        let deep = snowy ? 0.1 : 0.05
        for (tier, foot) in pineTiers.enumerated() {
            let half = breadth * (1 - Double(tier) * 0.2)
            let top = foot - 0.24
            path.append(
                .blob(
                    0, top, half * 0.36, top + deep, half * 0.62, top + deep * 1.9, half * 0.3, top + deep * 1.6, 0,
                    top + deep * 1.9, -half * 0.34, top + deep * 1.5, -half * 0.62, top + deep * 1.9, -half * 0.36,
                    top + deep))
        }
        return path
    }

    private static let pineTiers = [-0.12, -0.34, -0.56, -0.76]
}
