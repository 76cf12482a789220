/// The fill of a shape.
package enum Paint: Hashable, Sendable {
    case solid(Color)
    case linear(LinearGradient)
    case radial(RadialGradient)

    func transformed(by transform: Transform) -> Paint {
        switch self {
        case .solid: self
        case .linear(let gradient): .linear(gradient.transformed(by: transform))
        case .radial(let gradient): .radial(gradient.transformed(by: transform))
        }
    }

    /// The same paint with other colours.
    package func recolored(_ color: (Color) -> Color) -> Paint {
        switch self {
        case .solid(let own): return .solid(color(own))
        case .linear(var linear):
            linear.gradient = linear.gradient.recolored(color)
            return .linear(linear)
        case .radial(var radial):
            radial.gradient = radial.gradient.recolored(color)
            return .radial(radial)
        }
    }

    /// The colour at a place of the gradient, from 0 to 1; of a solid paint, its colour.
    package func color(at place: Double) -> Color {
        switch self {
        case .solid(let color): color
        case .linear(let linear): linear.gradient.color(at: place)
        case .radial(let radial): radial.gradient.color(at: place)
        }
    }

    package var isOpaque: Bool {
        switch self {
        case .solid(let color): color.alpha >= 1
        case .linear(let linear): linear.gradient.isOpaque
        case .radial(let radial): radial.gradient.isOpaque
        }
    }
}

/// Colours along a line of length 1. The first and the last colour continue beyond the stops.
package struct Gradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
        var place: Double
        var color: Color

        package init(_ place: Double, _ color: Color) {
            self.place = place
            self.color = color
        }
    }

    /// Sorted by place.
    var stops: [Stop]

    package init(_ stops: [Stop]) {
        self.stops = stops
    }

    /// Colours at equal distances, from 0 to 1.
    package init(_ colors: Color...) {
        let last = Double(max(1, colors.count - 1))
        stops = colors.enumerated().map { Stop(Double($0.offset) / last, $0.element) }
    }

    var isOpaque: Bool { stops.allSatisfy { $0.color.alpha >= 1 } }

    func recolored(_ color: (Color) -> Color) -> Gradient {
        Gradient(stops.map { Stop($0.place, color($0.color)) })
    }

    func color(at place: Double) -> Color {
        guard let first = stops.first else { return .clear }
        guard place > first.place else { return first.color }
        for index in 1..<stops.count where place < stops[index].place {
            let (before, after) = (stops[index - 1], stops[index])
            return before.color.mixed(with: after.color, (place - before.place) / (after.place - before.place))
        }
        return stops[stops.count - 1].color
    }
}

/// A gradient from one point to another, constant across that line.
package struct LinearGradient: Hashable, Sendable {
    var gradient: Gradient
    var start: Point
    var end: Point

    package init(_ gradient: Gradient, from start: Point, to end: Point) {
        self.gradient = gradient
        self.start = start
        self.end = end
    }

    func transformed(by transform: Transform) -> LinearGradient {
        LinearGradient(gradient, from: transform(start), to: transform(end))
    }
}

/// A gradient from a centre to the ellipse that two axes define.
package struct RadialGradient: Hashable, Sendable {
    var gradient: Gradient
    var center: Point
    var axisX: Point
    var axisY: Point

    package init(_ gradient: Gradient, center: Point, radiusX: Double, radiusY: Double) {
        self.gradient = gradient
        self.center = center
        axisX = Point(radiusX, 0)
        axisY = Point(0, radiusY)
    }

    func transformed(by transform: Transform) -> RadialGradient {
        var moved = self
        moved.center = transform(center)
        moved.axisX = transform.direction(axisX)
        moved.axisY = transform.direction(axisY)
        return moved
    }
}
