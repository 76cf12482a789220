/// One scene on its way onto one surface.
struct DrawingPass {
    let surface: PixelSurface
    let toPixels: Transform
    private var cells: CoverageCells

    init(surface: PixelSurface, toPixels: Transform) {
        self.surface = surface
        self.toPixels = toPixels
        cells = CoverageCells(width: surface.width, height: surface.height)
    }

    mutating func draw(_ elements: [Scene.Element], mask: SpanMask?) {
        for element in elements {
            switch element {
            case .fill(let path, let paint, let rule):
                guard addFill(path) else { continue }
                self.paint(paint, rule, mask)
            case .stroke(let path, let paint, let width):
                guard addStroke(path, width) else { continue }
                self.paint(paint, .nonzero, mask)
            case .clipped(let path, let inner):
                guard addFill(path) else { continue }
                draw(inner, mask: clip(within: mask))
            }
        }
    }

    private mutating func addFill(_ path: Path) -> Bool {
        guard let outline = visible(path, margin: 0) else { return false }
        outline.forEachSubpath { corners, _ in addOutline(corners) }
        return true
    }

    private mutating func addStroke(_ path: Path, _ width: Scene.StrokeWidth) -> Bool {
        let factor = toPixels.lengthFactor
        let inPixels = Scene.StrokeWidth(width.first * factor, width.last * factor)
        let broadest = max(inPixels.first, inPixels.last)
        guard broadest.isFinite, let outline = visible(path, margin: broadest / 2) else { return false }
        outline.forEachSubpath { corners, isClosed in
            guard let stroker = Stroker(corners, isClosed: isClosed, width: inPixels) else { return }
            addOutline(stroker.outlined())
        }
        return true
    }

    /// The path in pixels; nil where it is not finite or lies wholly outside the surface.
    private func visible(_ path: Path, margin: Double) -> Path? {
        let limit = 1e9
        let outline = path.transformed(by: toPixels)
        guard outline.isFinite, let box = outline.controlBox, box.low.x > -limit, box.low.y > -limit,
            box.high.x < limit, box.high.y < limit
        else { return nil }
        let isSeen =
            box.high.x + margin > 0 && box.high.y + margin > 0 && box.low.x - margin < Double(surface.width)
            && box.low.y - margin < Double(surface.height)
        return isSeen ? outline : nil
    }

    private mutating func addOutline(_ corners: [Point]) {
        guard var from = corners.last else { return }
        for corner in corners {
            cells.addEdge(from: from, to: corner)
            from = corner
        }
    }

    private mutating func clip(within mask: SpanMask?) -> SpanMask {
        let empty = SpanMask()
        guard let mask else {
            var inner = empty
            cells.sweep(.nonzero, into: &inner)
            return inner
        }
        var inner = MaskedSink(mask: mask, sink: empty)
        cells.sweep(.nonzero, into: &inner)
        return inner.sink
    }

    private mutating func paint(_ paint: Paint, _ rule: Scene.FillRule, _ mask: SpanMask?) {
        switch paint.transformed(by: toPixels) {
        case .solid(let color):
            sweep(rule, mask, SolidSink(surface: surface, color: PixelColor(color)))
        case .linear(let linear):
            paintLinear(linear, rule, mask)
        case .radial(let radial):
            guard let toPlace = radial.placing else { return discard() }
            let sink = TableGradientSink(
                surface: surface, gradient: radial.gradient, toPlace: toPlace, isRadial: true)
            sweep(rule, mask, sink)
        }
    }

    private mutating func paintLinear(_ linear: LinearGradient, _ rule: Scene.FillRule, _ mask: SpanMask?) {
        guard let toPlace = linear.placing else { return discard() }
        if toPlace.a.magnitude < 1e-9 {
            let sink = RowGradientSink(surface: surface, gradient: linear.gradient, startY: linear.start.y, endY: linear.end.y)
            sweep(rule, mask, sink)
        } else {
            let sink = TableGradientSink(
                surface: surface, gradient: linear.gradient, toPlace: toPlace, isRadial: false)
            sweep(rule, mask, sink)
        }
    }

    private mutating func sweep(_ rule: Scene.FillRule, _ mask: SpanMask?, _ sink: some SpanSink) {
        if let mask {
            var masked = MaskedSink(mask: mask, sink: sink)
            cells.sweep(rule, into: &masked)
        } else {
            var sink = sink
            cells.sweep(rule, into: &sink)
        }
    }

    private mutating func discard() {
        var nowhere = SpanMask()
        cells.sweep(.nonzero, into: &nowhere)
    }
}
