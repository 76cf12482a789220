import Domain
import Media

/// A smooth displacement of all points of a picture, as if drawn by hand. Shapes that touch still touch, and shapes that
/// end at the border of the picture extend beyond it.
struct Warp: Sendable {
    let seed: UInt64
    /// The distance of two points whose displacements do not depend on each other.
    let wavelength: Double
    /// The maximum displacement along each axis.
    let reach: Double
    /// The lower right corner of the picture; the other one is the origin.
    let corner: Point

    func callAsFunction(_ point: Point) -> Point {
        let (x, y) = (point.x / wavelength, point.y / wavelength)
        guard x.magnitude < 1e6, y.magnitude < 1e6 else { return point }
        let (column, row) = (x.rounded(.down), y.rounded(.down))
        let (across, down) = (Self.eased(x - column), Self.eased(y - row))
        func displacement(_ right: Int, _ below: Int) -> Point {
            let place = UInt64(bitPattern: Int64(column) + Int64(right)) &* 0x9e37_79b9_7f4a_7c15
            let hash = SeededGenerator.mixed(
                seed ^ place ^ SeededGenerator.mixed(UInt64(bitPattern: Int64(row) + Int64(below))))
            return Point(Double(hash >> 32) / 2_147_483_648 - 1, Double(hash & 0xffff_ffff) / 2_147_483_648 - 1)
        }
        let above = displacement(0, 0).toward(displacement(1, 0), across)
        let below = displacement(0, 1).toward(displacement(1, 1), across)
        return moved(point) + above.toward(below, down) * reach
    }

    private func moved(_ point: Point) -> Point {
        func moved(_ place: Double, _ end: Double) -> Double {
            place <= 0 ? place - reach * 4 : place >= end ? place + reach * 4 : place
        }
        return Point(moved(point.x, corner.x), moved(point.y, corner.y))
    }

    private static func eased(_ share: Double) -> Double { share * share * (3 - 2 * share) }
}

extension Path {
    /// Long straight lines bend: they are divided at each half wavelength.
    func warped(by warp: Warp) -> Path {
        var path = Path()
        var next = 0
        var (start, last) = (Point.zero, Point.zero)
        func bend(to end: Point) {
            let steps = min(64, (end - last).length / (warp.wavelength / 2)).rounded(.up)
            for step in stride(from: 1, through: max(1, steps), by: 1) {
                path.line(to: warp(last.toward(end, step / max(1, steps))))
            }
        }
        for verb in verbs {
            switch verb {
            case .move:
                start = points[next]
                last = start
                path.move(to: warp(start))
                next += 1
            case .line:
                bend(to: points[next])
                last = points[next]
                next += 1
            case .quadratic:
                path.quadratic(warp(points[next]), to: warp(points[next + 1]))
                last = points[next + 1]
                next += 2
            case .cubic:
                path.cubic(warp(points[next]), warp(points[next + 1]), to: warp(points[next + 2]))
                last = points[next + 2]
                next += 3
            case .close:
                if (start - last).length > warp.wavelength / 2 { bend(to: start) }
                path.close()
                last = start
            }
        }
        return path
    }
}
