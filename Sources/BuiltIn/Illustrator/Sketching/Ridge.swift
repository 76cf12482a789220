import Domain
import Media

/// A smooth line of hills across the picture.
struct Ridge {
    private let points: [Point]

    /// Waves of about `height` units above `y`, with a crest every `pace` units.
    init(y: Double, height: Double, pace: Double, width: Double, random: inout SeededGenerator) {
        var points: [Point] = []
        var x = -pace * random.next(in: 0.3...1)
        var isCrest = random.next(below: 2) == 0
        while x < width + pace * 1.5 {
            points.append(
                Point(x, y - (isCrest ? height * random.next(in: 0.55...1) : height * random.next(in: 0...0.25))))
            x += pace * random.next(in: 0.75...1.25)
            isCrest.toggle()
        }
        self.points = points
    }

    /// The land below the line, down to `bottom`.
    func land(to bottom: Double) -> Path {
        var path = Path()
        path.move(to: Point(points[0].x, bottom))
        path.line(to: points[0])
        for index in 1..<points.count {
            let (from, to) = (points[index - 1], points[index])
            let half = (to.x - from.x) * 0.45
            path.cubic(Point(from.x + half, from.y), Point(to.x - half, to.y), to: to)
        }
        path.line(to: Point(points[points.count - 1].x, bottom))
        path.close()
        return path
    }

    /// The line itself, from `left` to `right`.
    func crest(from left: Double, to right: Double) -> Path {
        let steps = 24
        return .smooth(
            (0...steps).map { step in
                let x = left + (right - left) * Double(step) / Double(steps)
                return Point(x, y(at: x))
            }, closed: false)
    }

    func y(at x: Double) -> Double {
        guard let next = points.indices.dropFirst().first(where: { points[$0].x >= x }) else {
            return points[points.count - 1].y
        }
        let (from, to) = (points[next - 1], points[next])
        let share = min(1, max(0, (x - from.x) / (to.x - from.x)))
        return from.y + (to.y - from.y) * share * share * (3 - 2 * share)
    }
}

extension Sketch {
    /// Draws hills that become paler toward the bottom. Returns the ridge, so that things can be put on it.
    mutating func hills(
        _ frame: Frame, y: Double, height: Double, pace: Double, color: Color, mist: Double = 0.25,
        bottom: Double? = nil
    ) -> Ridge {
        let ridge = Ridge(y: y, height: height, pace: pace, width: frame.width, random: &random)
        let base = tone(color)
        let land = ridge.land(to: bottom ?? frame.height)
        let reach = max(height * 3, (land.controlBox.map { $0.high.y - $0.low.y } ?? 0) * 0.6)
        let gradient = Gradient(base.lighter(0.08), base.mixed(with: light.air, mist))
        let paint = LinearGradient(gradient, from: Point(0, y - height), to: Point(0, y - height + reach))
        add(land, .linear(paint))
        let edge = light.rim.opacity((light.isDark ? 0.16 : 0.34) * (1 - haze))
        let width = max(2, height * 0.05)
        let crest = ridge.crest(from: -10, to: frame.width + 10)
        elements.append(placed(.stroke(crest, .solid(edge), width: Scene.StrokeWidth(width, width))))
        return ridge
    }
}
