struct DrawingPass {
    private let surface: PixelSurface
    private let steps: [PixelStep]
    private var cells: CoverageCells

    init(_ scene: Scene, surface: PixelSurface) {
        self.surface = surface
        let toPixels = Transform.scale(Double(surface.width) / scene.width, Double(surface.height) / scene.height)
        steps = scene.elements.compactMap {
            PixelStep($0, toPixels: toPixels, width: surface.width, height: surface.height)
        }
        cells = CoverageCells(width: surface.width, height: surface.height)
    }

    mutating func draw() { draw(steps, mask: nil) }

    private mutating func draw(_ steps: [PixelStep], mask: SpanMask?) {
        for step in steps {
            add(step.shape)
            if let paint = step.paint {
                self.paint(paint, step.rule, mask)
            } else {
                draw(step.clipped, mask: clip(within: mask))
            }
        }
    }

    private mutating func add(_ shape: PixelStep.Shape) {
        switch shape {
        case .fill(let path, _):
            path.forEachSubpath { corners, _ in cells.addOutline(corners) }
        case .stroke(let path, let width):
            path.forEachSubpath { corners, isClosed in
                guard let stroker = Stroker(corners, isClosed: isClosed, width: width) else { return }
                cells.addOutline(stroker.outlined())
            }
        }
    }

    private mutating func clip(within mask: SpanMask?) -> SpanMask {
        guard let mask else {
            var inner = SpanMask()
            cells.sweep(.nonzero, into: &inner)
            return inner
        }
        var inner = MaskedSink(mask: mask, sink: SpanMask())
        cells.sweep(.nonzero, into: &inner)
        return inner.sink
    }

    private mutating func paint(_ paint: Paint, _ rule: Scene.FillRule, _ mask: SpanMask?) {
        switch paint {
        case .solid(let color):
            sweep(rule, mask, SolidSink(surface: surface, color: PixelColor(color)))
        case .linear(let linear):
            paintLinear(linear, rule, mask)
        case .radial(let radial):
            guard let toPlace = radial.placing else { return cells.forget() }
            let sink = TableGradientSink(
                surface: surface, gradient: radial.gradient, toPlace: toPlace, isRadial: true)
            sweep(rule, mask, sink)
        }
    }

    private mutating func paintLinear(_ linear: LinearGradient, _ rule: Scene.FillRule, _ mask: SpanMask?) {
        guard let toPlace = linear.placing else { return cells.forget() }
        if toPlace.a.magnitude < 1e-9 {
            let sink = RowGradientSink(
                surface: surface, gradient: linear.gradient, startY: linear.start.y, endY: linear.end.y)
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
}

extension PixelStep {
    fileprivate var rule: Scene.FillRule {
        if case .fill(_, let rule) = shape { return rule }
        return .nonzero
    }
}
