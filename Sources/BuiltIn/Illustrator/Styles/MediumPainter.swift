import Domain
import Media

/// Draws the shapes of a scene in a style.
struct MediumPainter {
    private let style: PictureStyle
    private let width: Double
    private let height: Double
    private var random: SeededGenerator
    private let hand: Warp
    private let secondHand: Warp

    private var short: Double { min(width, height) }

    static func painted(_ scene: Scene, in style: PictureStyle, seed: UInt64) -> Scene {
        guard !style.isPlain else { return scene }
        var painter = MediumPainter(scene, style, seed)
        var painted = scene
        painted.background = style.toned(scene.background)
        painted.elements = scene.elements.flatMap { painter.painted($0.toned(by: style), isInside: false) }
        return painted
    }

    private init(_ scene: Scene, _ style: PictureStyle, _ seed: UInt64) {
        self.style = style
        (width, height) = (scene.width, scene.height)
        random = SeededGenerator(seed: seed)
        let short = min(scene.width, scene.height)
        let reach = style.medium == .crayon ? 0.004 : style.medium == .inkAndWash ? 0.0022 : 0.003
        let corner = Point(scene.width, scene.height)
        hand = Warp(seed: random.next(), wavelength: short * 0.06, reach: short * reach, corner: corner)
        secondHand = Warp(seed: random.next(), wavelength: short * 0.05, reach: short * reach, corner: corner)
    }

    private mutating func painted(_ element: Scene.Element, isInside: Bool) -> [Scene.Element] {
        switch element {
        case .clipped(let path, let elements):
            let inner = elements.flatMap { painted($0, isInside: true) }
            return inner.isEmpty ? [] : [.clipped(moved(path), inner)]
        case .stroke(let path, let paint, let width):
            return [.stroke(moved(path), paint, width: width)]
        case .fill(let path, let paint, let rule):
            guard let medium = style.medium, let box = path.controlBox else { return [element] }
            let shape = Shape(
                path: moved(path), paint: paint, rule: rule, low: box.low, high: box.high,
                size: max(box.high.x - box.low.x, box.high.y - box.low.y) / short, isInside: isInside)
            guard paint.isOpaque else { return glow(shape, medium) }
            switch medium {
            case .watercolour: return watercolour(shape)
            case .inkAndWash: return inkAndWash(shape)
            case .crayon: return crayon(shape)
            case .cutPaper: return cutPaper(shape)
            }
        }
    }

    private func moved(_ path: Path) -> Path {
        switch style.medium {
        case nil, .cutPaper: path
        default: path.warped(by: hand)
        }
    }

    /// What is filled.
    private struct Shape {
        let path: Path
        let paint: Paint
        let rule: Scene.FillRule
        let low: Point
        let high: Point
        /// The longer side of its box; 1 is the shorter side of the picture.
        let size: Double
        let isInside: Bool

        var color: Color { paint.color(at: 0.5) }
        /// Whether it has several outlines, which may overlap: blades of grass, the crown of a tree.
        var isCompound: Bool { path.verbs.count { $0 == .move } > 1 }
        var filled: Scene.Element { .fill(path, paint, rule: rule) }

        func filled(_ change: (Color) -> Color) -> Scene.Element { .fill(path, paint.recolored(change), rule: rule) }
    }

    /// Light and shade. Bright edges are only on smooth shapes.
    private func glow(_ shape: Shape, _ medium: PictureStyle.Medium) -> [Scene.Element] {
        if shape.rule == .evenOdd { return [] }
        guard medium == .cutPaper else { return [shape.filled] }
        guard case .radial = shape.paint else { return [shape.filled] }
        let color = shape.paint.color(at: 0)
        // Sheets have their own shadows.
        guard color.luminance > 0.2 else { return [] }
        let center = shape.low.toward(shape.high, 0.5)
        let reach = (shape.high - shape.low) * 0.5
        return [(0.8, 0.16), (0.5, 0.22)].map { share, alpha in
            .fill(
                .ellipse(center.x, center.y, reach.x * share, reach.y * share), .solid(color.opacity(alpha)),
                rule: .nonzero)
        }
    }

    /// Pale colour with blooms, darker where it dried at the edge.
    private mutating func watercolour(_ shape: Shape) -> [Scene.Element] {
        let color = shape.color
        var inner: [Scene.Element] = []
        if shape.size > 0.1 {
            for _ in 0..<(shape.size > 0.9 ? 7 : 3) {
                let center = Point(
                    random.next(in: shape.low.x...shape.high.x), random.next(in: shape.low.y...shape.high.y))
                let radius = shape.size * short * random.next(in: 0.16...0.34)
                let tint = random.next(below: 3) == 0 ? color.darker(0.14) : color.lighter(0.5)
                let gradient = Gradient([
                    .init(0, tint.opacity(0.42)), .init(0.7, tint.opacity(0.26)), .init(1, tint.opacity(0)),
                ])
                let bloom = RadialGradient(
                    gradient, center: center, radiusX: radius, radiusY: radius * random.next(in: 0.5...0.9))
                inner.append(.fill(.ellipse(center.x, center.y, radius, radius), .radial(bloom), rule: .nonzero))
            }
        }
        let filled = shape.filled { $0.saturated(1.04).lighter(0.18) }
        let edge = color.saturated(1.15).darker(0.42)
        if shape.isCompound {
            return [outline(shape, edge.opacity(0.5), width: 0.004), filled]
        }
        if shape.size > 0.02 {
            let reach = min(1, shape.size * 4)
            for (width, alpha) in [(0.02, 0.16), (0.009, 0.26), (0.004, 0.3)] {
                inner.append(
                    .stroke(
                        shape.path, .solid(edge.opacity(alpha)),
                        width: .init(short * width * reach, short * width * reach)))
            }
        }
        return inner.isEmpty ? [filled] : [filled, .clipped(shape.path, inner)]
    }

    /// Light washes within lines of a pen.
    private func inkAndWash(_ shape: Shape) -> [Scene.Element] {
        let paper = Color(0xfdf8ec)
        let filled = shape.filled { $0.saturated(0.86).mixed(with: paper, 0.24) }
        guard shape.size > 0.012, !isWhole(shape), shape.rule == .nonzero else { return [filled] }
        let isFine = shape.isInside || shape.isCompound
        let ink = shape.color.saturated(0.5).mixed(with: Color(0x1d1a26), isFine ? 0.62 : 0.86)
        let width = 0.0016 + 0.0026 * min(1, shape.size * 2)
        return [outline(shape, ink, width: isFine ? width * 0.6 : width), filled]
    }

    /// A line around the shape, to be drawn before the shape itself, which covers the inner half of the line and the
    /// lines of outlines within others. `width` is in shorter sides of the picture.
    private func outline(_ shape: Shape, _ color: Color, width: Double) -> Scene.Element {
        .stroke(shape.path, .solid(color), width: .init(short * width * 2.4, short * width * 1.5))
    }

    /// Hatched colour within loose lines.
    private mutating func crayon(_ shape: Shape) -> [Scene.Element] {
        let filled = shape.filled { $0.saturated(1.06).lighter(0.1) }
        guard shape.size > 0.012, !isWhole(shape), shape.rule == .nonzero else { return [filled] + hatching(shape) }
        let width = 0.002 + 0.003 * min(1, shape.size * 2)
        let line = shape.color.saturated(1.1).darker(0.34).opacity(shape.isInside ? 0.4 : 0.75)
        var elements = [outline(shape, line, width: width), filled] + hatching(shape)
        if shape.size > 0.1, !shape.isInside, !shape.isCompound {
            elements.append(
                .stroke(
                    shape.path.warped(by: secondHand), .solid(line.opacity(0.5)),
                    width: .init(short * width * 0.5, short * width)))
        }
        return elements
    }

    /// Large shapes are hatched along the ground, others at a steeper angle.
    private mutating func hatching(_ shape: Shape) -> [Scene.Element] {
        guard shape.size > 0.07, shape.rule == .nonzero else { return [] }
        let color = shape.color
        let pace = short * 0.016
        let angle =
            shape.size > 0.6
            ? random.next(in: 4...16) : random.next(in: 35...55) * (random.next(below: 3) == 0 ? -1 : 1)
        let along = Trigonometry.point(degrees: -angle, radius: 1)
        let across = Point(-along.y, along.x)
        let middle = shape.low.toward(shape.high, 0.5)
        let reach = (shape.high - shape.low).length / 2
        var lines: [Scene.Element] = []
        var place = -reach
        while place < reach, lines.count < 200 {
            let center = middle + across * place
            let line = Path.line([center - along * reach, center + along * reach]).warped(by: secondHand)
            let tint = lines.count.isMultiple(of: 2) ? color.darker(0.2).opacity(0.2) : color.lighter(0.5).opacity(0.24)
            let width = pace * random.next(in: 0.35...0.8)
            lines.append(.stroke(line, .solid(tint), width: .init(width, width * 0.7)))
            place += pace * random.next(in: 0.7...1.3)
        }
        return [.clipped(shape.path, lines)]
    }

    /// Flat sheets, each with a shadow on what lies below it.
    private mutating func cutPaper(_ shape: Shape) -> [Scene.Element] {
        if shape.size > 0.9, shape.paint.isStrong { return sheets(shape) }
        let flat = Scene.Element.fill(shape.path, .solid(shape.color.saturated(1.05)), rule: shape.rule)
        guard shape.size > 0.016, shape.rule == .nonzero else { return [flat] }
        return shadows(of: shape.path, strength: min(1, 0.25 + shape.size * 4)) + [flat]
    }

    private func shadows(of path: Path, strength: Double) -> [Scene.Element] {
        [(0.0085, 0.12), (0.004, 0.2)].map { offset, alpha in
            let way = short * offset * strength
            return .fill(
                path.transformed(by: .translation(way * 0.6, way)), .solid(Color(0x141022).opacity(alpha)),
                rule: .nonzero)
        }
    }

    /// A long gradient as sheets with uneven edges, one above the other.
    private mutating func sheets(_ shape: Shape) -> [Scene.Element] {
        let count = 4
        var inner = [Scene.Element.fill(shape.path, .solid(shape.paint.color(at: 0)), rule: shape.rule)]
        let height = shape.high.y - shape.low.y
        for sheet in 1..<count {
            let top = shape.low.y + height * Double(sheet) / Double(count)
            let reach = min(height * 0.06, short * 0.03)
            var points: [Point] = []
            for step in -1...9 {
                let x = shape.low.x + (shape.high.x - shape.low.x) * Double(step) / 8
                points.append(Point(x, top + random.next(in: -reach...reach)))
            }
            var edge = Path.smooth(points, closed: false)
            edge.line(to: Point(points[points.count - 1].x, shape.high.y + 1))
            edge.line(to: Point(points[0].x, shape.high.y + 1))
            edge.close()
            inner += shadows(of: edge.transformed(by: .translation(0, -short * 0.012)), strength: 0.8)
            inner.append(
                .fill(edge, .solid(shape.paint.color(at: Double(sheet) / Double(count - 1))), rule: .nonzero))
        }
        return [.clipped(shape.path, inner)]
    }

    /// Whether the shape covers the picture, as the sky does.
    private func isWhole(_ shape: Shape) -> Bool {
        shape.low.x <= 0 && shape.high.x >= width && shape.low.y <= 0 && shape.high.y - shape.low.y > height * 0.3
    }
}

extension PictureStyle {
    func toned(_ color: Color) -> Color { tones.reduce(color) { $1.applied(to: $0) } }

    /// What remains to be done when all shapes are drawn.
    var grain: Grain? {
        switch medium {
        case .watercolour: .paper(strength: 4)
        case .cutPaper: .paper(strength: 2)
        case .crayon: .wax
        case .inkAndWash, nil: nil
        }
    }
}

extension PictureStyle.Tone {
    fileprivate func applied(to color: Color) -> Color {
        switch self {
        case .warm:
            color.saturated(1.05).multiplied(by: Color(0xfffaf0)).mixed(
                with: Color(0xffb347).opacity(color.alpha), 0.03)
        case .cool: color.multiplied(by: Color(0xe6f0ff)).mixed(with: Color(0x5a8fd0).opacity(color.alpha), 0.06)
        case .soft: color.saturated(0.94).lighter(0.06)
        case .bright: color.saturated(1.22)
        case .pale: color.saturated(0.9).lighter(0.24)
        case .dark: color.darker(0.2)
        case .sepia: color.saturated(0).multiplied(by: Color(0xf6dfbb))
        case .grey: color.saturated(0)
        }
    }
}

extension Paint {
    /// Whether it is a linear gradient between clearly different colours.
    fileprivate var isStrong: Bool {
        guard case .linear = self else { return false }
        let (first, last) = (color(at: 0), color(at: 1))
        return abs(first.red - last.red) + abs(first.green - last.green) + abs(first.blue - last.blue) > 0.45
    }
}

extension Scene.Element {
    fileprivate func toned(by style: PictureStyle) -> Scene.Element {
        guard !style.tones.isEmpty else { return self }
        switch self {
        case .fill(let path, let paint, let rule): return .fill(path, paint.recolored(style.toned), rule: rule)
        case .stroke(let path, let paint, let width):
            return .stroke(path, paint.recolored(style.toned), width: width)
        case .clipped(let path, let elements): return .clipped(path, elements.map { $0.toned(by: style) })
        }
    }
}
