import Domain
import Media

/// Shapes as in a drawn page, the same for the rasteriser and for Cairo. A page is 100 units wide and 175 high.
struct DuelScene {
    enum Fill {
        case solid(UInt32, alpha: Double)
        /// Between two opaque colours, from top to bottom of a circle around the centre.
        case linear(UInt32, UInt32)
        /// From the centre to the edge of a circle.
        case radial(UInt32, UInt32)
    }

    struct Shape {
        var center: Point
        var radius: Double
        /// Bézier curves around the centre: two control points and an end each. The first starts at the last end.
        var curves: [(Point, Point, Point)]
        var fill: Fill
        /// Nil for a filled shape.
        var strokeWidth: Double?
    }

    static let width = 100.0
    static let height = 175.0
    static let background: UInt32 = 0xf3e9d2

    let shapes: [Shape]

    init(count: Int, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        shapes = (0..<count).map { Self.shape(number: $0, random: &random) }
    }

    private static func shape(number: Int, random: inout SeededGenerator) -> Shape {
        func share() -> Double { Double(random.next(below: 1000)) / 1000 }
        let (center, radius) = (Point(share() * width, share() * height), 1 + 9 * share() * share())
        let colors = (0..<2).map { _ in UInt32(random.next(below: 1 << 24)) }
        let corners = (0..<8).map { corner in
            let turned = Transform.rotation(degrees: Double(corner) * 45)
            return center + turned.applied(to: Point(radius * (0.7 + 0.3 * share()), 0))
        }
        let curves = corners.indices.map { index in
            let (from, end) = (corners[index], corners[(index + 1) % 8])
            return (from.toward(end, 0.33), from.toward(end, 0.66) + (end - center) * 0.2, end)
        }
        let fill: Fill =
            switch number % 10 {
            case 0, 1: .linear(colors[0], colors[1])
            case 2, 3: .radial(colors[0], colors[1])
            case 4, 5: .solid(colors[0], alpha: 0.5)
            default: .solid(colors[0], alpha: 1)
            }
        return Shape(
            center: center, radius: radius, curves: curves, fill: fill,
            strokeWidth: number % 10 == 9 ? 0.3 + share() : nil)
    }

    var scene: Scene {
        Scene(
            width: Self.width, height: Self.height, background: Color(Self.background),
            elements: shapes.map { shape in
                if let width = shape.strokeWidth {
                    return .stroke(shape.path, shape.paint, width: Scene.StrokeWidth(width, width))
                }
                return .fill(shape.path, shape.paint, rule: .nonzero)
            })
    }
}

extension DuelScene.Shape {
    fileprivate var path: Path {
        var path = Path()
        if let start = curves.last { path.move(to: start.2) }
        for curve in curves { path.cubic(curve.0, curve.1, to: curve.2) }
        path.close()
        return path
    }

    fileprivate var paint: Paint {
        switch fill {
        case .solid(let color, let alpha): .solid(Color(color, alpha: alpha))
        case .linear(let first, let last):
            .linear(
                LinearGradient(
                    Gradient(Color(first), Color(last)), from: center - Point(0, radius), to: center + Point(0, radius))
            )
        case .radial(let first, let last):
            .radial(
                RadialGradient(Gradient(Color(first), Color(last)), center: center, radiusX: radius, radiusY: radius))
        }
    }
}

extension Transform {
    fileprivate func applied(to point: Point) -> Point {
        Path.line([point]).transformed(by: self).controlBox?.low ?? point
    }
}
