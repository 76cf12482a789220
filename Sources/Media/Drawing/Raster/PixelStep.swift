/// An element of a scene, in pixels.
struct PixelStep {
    enum Shape {
        case fill(Path, Scene.FillRule)
        case stroke(Path, Scene.StrokeWidth)
    }

    let shape: Shape
    /// Nil for a clip.
    let paint: Paint?
    /// Elements that are visible only inside the shape.
    let clipped: [PixelStep]

    /// Nil if the shape is not finite, too far away, or completely outside the picture.
    init?(_ element: Scene.Element, toPixels: Transform, width: Int, height: Int) {
        let outline: Path
        var margin = 0.0
        switch element {
        case .fill(let path, let paint, let rule):
            outline = path.transformed(by: toPixels)
            (shape, self.paint, clipped) = (.fill(outline, rule), paint.transformed(by: toPixels), [])
        case .stroke(let path, let paint, let width):
            outline = path.transformed(by: toPixels)
            let factor = toPixels.lengthFactor
            let inPixels = Scene.StrokeWidth(width.first * factor, width.last * factor)
            margin = max(inPixels.first, inPixels.last) / 2
            (shape, self.paint, clipped) = (.stroke(outline, inPixels), paint.transformed(by: toPixels), [])
        case .clipped(let path, let elements):
            outline = path.transformed(by: toPixels)
            let inner = elements.compactMap { PixelStep($0, toPixels: toPixels, width: width, height: height) }
            (shape, paint, clipped) = (.fill(outline, .nonzero), nil, inner)
        }
        let limit = 1e9
        guard outline.isFinite, margin.isFinite, let box = outline.controlBox, box.low.x > -limit, box.low.y > -limit,
            box.high.x < limit, box.high.y < limit, box.high.x + margin > 0, box.high.y + margin > 0,
            box.low.x - margin < Double(width), box.low.y - margin < Double(height)
        else { return nil }
    }
}
