/// A picture as a value: shapes in drawing order. Coordinates do not depend on the size in pixels.
package struct Scene: Hashable, Sendable {
    package indirect enum Element: Hashable, Sendable {
        case fill(Path, Paint, rule: FillRule)
        case stroke(Path, Paint, width: StrokeWidth)
        /// Elements that are visible only inside the path.
        case clipped(Path, [Element])
    }

    package enum FillRule: String, Sendable {
        case nonzero
        case evenOdd
    }

    /// The width of a stroke at its first and at its last point. Ends and corners are round.
    package struct StrokeWidth: Hashable, Sendable {
        package var first: Double
        package var last: Double

        package init(_ first: Double, _ last: Double) {
            self.first = first
            self.last = last
        }
    }

    /// The rectangle from (0, 0) to (`width`, `height`) fills the picture.
    package var width: Double
    package var height: Double
    /// Opaque; visible where nothing is drawn.
    package var background: Color
    package var elements: [Element]

    package init(width: Double, height: Double, background: Color, elements: [Element] = []) {
        self.width = width
        self.height = height
        self.background = background
        self.elements = elements
    }
}

extension Scene.Element {
    package func transformed(by transform: Transform) -> Scene.Element {
        switch self {
        case .fill(let path, let paint, let rule):
            return .fill(path.transformed(by: transform), paint.transformed(by: transform), rule: rule)
        case .stroke(let path, let paint, let width):
            let factor = transform.lengthFactor
            return .stroke(
                path.transformed(by: transform), paint.transformed(by: transform),
                width: Scene.StrokeWidth(width.first * factor, width.last * factor))
        case .clipped(let path, let elements):
            return .clipped(path.transformed(by: transform), elements.map { $0.transformed(by: transform) })
        }
    }
}
