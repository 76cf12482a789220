import Domain
import Media

/// Collects shapes, places them, and applies the light of the picture to their colours.
struct Sketch {
    var elements: [Scene.Element] = []
    var light: Light
    /// The colours of the theme for drawings that follow it.
    var palette: ThemePalette?
    /// The distance of what is drawn, from 0 to 1: the share of the air's colour in every colour.
    var haze = 0.0
    var random: SeededGenerator
    private var placement = Transform.identity

    init(light: Light, palette: ThemePalette? = nil, seed: UInt64) {
        self.light = light
        self.palette = palette
        random = SeededGenerator(seed: seed)
    }

    /// A colour as it looks in this light and at this distance.
    func tone(_ color: Color) -> Color {
        let lit = light.lit(color)
        return haze > 0 ? lit.mixed(with: light.air.opacity(lit.alpha), haze) : lit
    }

    mutating func fill(_ path: Path, _ color: Color) { add(path, .solid(tone(color))) }

    /// A gradient from `top` to `bottom`.
    mutating func fill(_ path: Path, top: Color, bottom: Color) {
        shade(path, Gradient(tone(top), tone(bottom)))
    }

    /// A gradient that makes the shape look solid: lighter at the top, and mixed with the shadow's colour at the
    /// bottom.
    mutating func form(_ path: Path, _ color: Color, depth: Double = 1) {
        let base = tone(color)
        let shadow = base.mixed(with: light.shadow.opacity(base.alpha), 0.26 * depth)
        shade(path, Gradient(base.lighter(0.12 * depth), base, shadow))
    }

    /// A colour with its own light. Time of day and distance do not change it.
    mutating func shine(_ path: Path, _ color: Color) { add(path, .solid(color)) }

    /// A line that `shines` has its own light, as ``shine(_:_:)``.
    mutating func line(_ path: Path, _ color: Color, _ width: Double, to end: Double? = nil, shines: Bool = false) {
        let stroke = Scene.Element.stroke(
            path, .solid(shines ? color : tone(color)), width: Scene.StrokeWidth(width, end ?? width))
        elements.append(stroke.transformed(by: placement))
    }

    /// A light around a point; it decreases to 0 at `radius`.
    mutating func glow(_ x: Double, _ y: Double, _ radius: Double, _ color: Color, flat: Double = 1) {
        let gradient = Gradient([
            Gradient.Stop(0, color), Gradient.Stop(0.25, color.opacity(0.62)), Gradient.Stop(0.55, color.opacity(0.2)),
            Gradient.Stop(1, color.opacity(0)),
        ])
        let paint = RadialGradient(gradient, center: Point(x, y), radiusX: radius, radiusY: radius * flat)
        add(.ellipse(x, y, radius, radius * flat), .radial(paint))
    }

    /// A soft dark spot under a thing.
    mutating func shadow(_ x: Double, _ y: Double, _ radiusX: Double, _ radiusY: Double, strength: Double = 0.5) {
        let color = light.shadow.opacity(strength * (1 - haze))
        let gradient = Gradient([
            Gradient.Stop(0, color), Gradient.Stop(0.5, color.opacity(0.6)), Gradient.Stop(1, color.opacity(0)),
        ])
        let paint = RadialGradient(gradient, center: Point(x, y), radiusX: radiusX, radiusY: radiusY)
        add(.ellipse(x, y, radiusX, radiusY), .radial(paint))
    }

    /// A bright edge on the side that the light comes from.
    mutating func rim(_ path: Path, _ thickness: Double, strength: Double = 0.4) {
        let side = light.comesFromRight ? -1.0 : 1.0
        var crescent = path
        crescent.append(path.transformed(by: .translation(thickness * side, thickness)))
        let color = light.rim.opacity(strength * (1 - haze))
        let edge = Scene.Element.fill(crescent, .solid(color), rule: .evenOdd)
        elements.append(Scene.Element.clipped(path, [edge]).transformed(by: placement))
    }

    mutating func shade(_ path: Path, _ gradient: Gradient) {
        guard let box = path.controlBox else { return }
        let middle = (box.low.x + box.high.x) / 2
        add(path, .linear(LinearGradient(gradient, from: Point(middle, box.low.y), to: Point(middle, box.high.y))))
    }

    mutating func add(_ path: Path, _ paint: Paint, rule: Scene.FillRule = .nonzero) {
        elements.append(Scene.Element.fill(path, paint, rule: rule).transformed(by: placement))
    }

    func placed(_ element: Scene.Element) -> Scene.Element { element.transformed(by: placement) }

    /// Draws with the origin at (x, y), then scaled, turned clockwise by `turned` degrees, and mirrored on request.
    mutating func at(
        _ x: Double, _ y: Double, scale: Double = 1, turned: Double = 0, mirrored: Bool = false,
        _ draw: (inout Sketch) -> Void
    ) {
        let outer = placement
        let local = Transform.scale(mirrored ? -scale : scale, scale)
        placement = (turned == 0 ? local : local.then(.rotation(degrees: turned))).then(.translation(x, y)).then(outer)
        let outerSide = light.comesFromRight
        if mirrored { light.comesFromRight.toggle() }
        draw(&self)
        light.comesFromRight = outerSide
        placement = outer
    }

    /// Draws in the coordinates that the transform takes to those of this sketch.
    mutating func placed(by transform: Transform, _ draw: (inout Sketch) -> Void) {
        let outer = placement
        placement = transform.then(outer)
        draw(&self)
        placement = outer
    }

    /// Draws with the origin at one point and the upward direction toward another. Lengths do not change.
    mutating func along(_ from: Point, _ to: Point, _ draw: (inout Sketch) -> Void) {
        let outer = placement
        let way = to - from
        let length = max(way.length, 1e-9)
        let up = way * (1 / length)
        placement = Transform(a: -up.y, b: up.x, c: -up.x, d: -up.y, tx: from.x, ty: from.y).then(outer)
        draw(&self)
        placement = outer
    }

    /// Draws only inside the path.
    mutating func inside(_ path: Path, _ draw: (inout Sketch) -> Void) {
        let outer = elements
        elements = []
        draw(&self)
        let inner = elements
        elements = outer
        elements.append(.clipped(path.transformed(by: placement), inner))
    }

    /// Draws at the distance `haze`.
    mutating func hazed(_ haze: Double, _ draw: (inout Sketch) -> Void) {
        let outer = self.haze
        self.haze = haze
        draw(&self)
        self.haze = outer
    }

    func scene(_ frame: Frame) -> Scene {
        Scene(width: frame.width, height: frame.height, background: light.air, elements: elements)
    }
}
