import Domain

/// One of our scenes as Cairo draws it, with its usual antialiasing.
///
/// Cairo has no strokes that taper: they are drawn as broad as they are in their middle.
struct CairoDrawing {
    struct OutOfMemory: Error {}

    private let cairo: Cairo
    private let scene: SceneText

    init(_ cairo: Cairo, _ scene: SceneText) {
        self.cairo = cairo
        self.scene = scene
    }

    /// Draws on a surface of its own.
    func draw(size: PixelSize) throws(OutOfMemory) {
        let rgb24: Int32 = 1
        guard let surface = cairo.createSurface(rgb24, Int32(size.width), Int32(size.height)) else {
            throw OutOfMemory()
        }
        defer { cairo.destroySurface(surface) }
        guard let context = cairo.createContext(surface) else { throw OutOfMemory() }
        defer { cairo.destroyContext(context) }
        let (round, background): (Int32, _) = (1, scene.background)
        cairo.setColor(context, background.red, background.green, background.blue, 1)
        cairo.paint(context)
        cairo.scale(context, Double(size.width) / scene.width, Double(size.height) / scene.height)
        cairo.setLineCap(context, round)
        cairo.setLineJoin(context, round)
        for element in scene.elements { draw(element, in: context) }
        cairo.flush(surface)
    }

    private func draw(_ element: SceneText.Element, in context: Cairo.Handle) {
        switch element {
        case .fill(let outline, let paint, let isEvenOdd):
            set(paint, in: context)
            trace(outline, in: context)
            cairo.setFillRule(context, isEvenOdd ? 1 : 0)
            cairo.fill(context)
        case .stroke(let outline, let paint, let first, let last):
            set(paint, in: context)
            trace(outline, in: context)
            cairo.setLineWidth(context, (first + last) / 2)
            cairo.stroke(context)
        case .clipped(let outline, let elements):
            cairo.save(context)
            trace(outline, in: context)
            cairo.setFillRule(context, 0)
            cairo.clip(context)
            for element in elements { draw(element, in: context) }
            cairo.restore(context)
        }
    }

    private func trace(_ outline: SceneText.Outline, in context: Cairo.Handle) {
        cairo.newPath(context)
        var x = 0.0
        var y = 0.0
        for (verb, to) in outline {
            switch verb {
            case "M": cairo.move(context, to[0], to[1])
            case "L": cairo.line(context, to[0], to[1])
            case "C": cairo.curve(context, to[0], to[1], to[2], to[3], to[4], to[5])
            case "Q":
                let (x1, y1) = (x + (to[0] - x) * 2 / 3, y + (to[1] - y) * 2 / 3)
                let (x2, y2) = (to[2] + (to[0] - to[2]) * 2 / 3, to[3] + (to[1] - to[3]) * 2 / 3)
                cairo.curve(context, x1, y1, x2, y2, to[2], to[3])
            default: cairo.closePath(context)
            }
            if to.count > 1 { (x, y) = (to[to.count - 2], to[to.count - 1]) }
        }
    }

    private func set(_ paint: SceneText.Paint, in context: Cairo.Handle) {
        switch paint {
        case .solid(let color):
            cairo.setColor(context, color.red, color.green, color.blue, color.alpha)
        case .linear(let ends, let stops):
            set(cairo.createLinear(ends[0], ends[1], ends[2], ends[3]), stops, in: context)
        case .radial(let place, let stops):
            let pattern = cairo.createRadial(0, 0, 0, 0, 0, 1)
            if let pattern, let matrix = Self.toUnitCircle(place) { cairo.setMatrix(pattern, matrix) }
            set(pattern, stops, in: context)
        }
    }

    private func set(_ pattern: Cairo.Handle?, _ stops: [SceneText.Stop], in context: Cairo.Handle) {
        guard let pattern else { return }
        for (place, color) in stops {
            cairo.addStop(pattern, place, color.red, color.green, color.blue, color.alpha)
        }
        cairo.setPattern(context, pattern)
        cairo.destroyPattern(pattern)
    }

    /// From the scene to the circle of radius 1, given a centre and two axes: `xx, yx, xy, yy, x0, y0`.
    private static func toUnitCircle(_ place: [Double]) -> [Double]? {
        let (x, y, ax, ay, bx, by) = (place[0], place[1], place[2], place[3], place[4], place[5])
        let determinant = ax * by - bx * ay
        guard determinant != 0 else { return nil }
        let (xx, xy, yx, yy) = (by / determinant, -bx / determinant, -ay / determinant, ax / determinant)
        return [xx, yx, xy, yy, -(xx * x + xy * y), -(yx * x + yy * y)]
    }
}
