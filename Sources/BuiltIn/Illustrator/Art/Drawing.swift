import Media

/// The shapes of a drawing file. A thing has its foot at the origin and a height of 1; for a group of a setting, see
/// ``SettingDrawing/Group``.
struct Drawing: Sendable {
    /// How a shape takes the light of the picture.
    enum Ink: Hashable, Sendable {
        case flat
        /// Shaded from top to bottom.
        case form
        /// With its own light.
        case shine
        /// The colours of the sky, from the top of the picture to the horizon.
        case sky
        /// `shines`: with its own light.
        case line(width: Double, shines: Bool)
        /// Light that fades out to the radii.
        case glow(Point, radii: Point)
        /// The shadow on the ground.
        case shadow(Point, radii: Point)
    }

    /// When a shape is there.
    enum Lamps: String, Sendable {
        case lit, unlit
    }

    struct Mark: Sendable {
        var path: Path
        var ink: Ink
        var color: Color
        /// The colour of the theme's palette that replaces `color`.
        var role: PaletteRole?
        /// The thickness of its bright edge; 0 for none.
        var rim = 0.0
        /// Nil for always.
        var lamps: Lamps?
        /// The number of the clip path.
        var clip: Int?
    }

    var marks: [Mark] = []
    var clips: [Path] = []

    func paint(_ pen: inout Sketch) {
        let shown = marks.filter { $0.lamps == nil || ($0.lamps == .lit) == pen.light.needsLamps }
        for marks in shown.chunked(by: \.clip) {
            guard let clip = marks[0].clip else {
                for mark in marks { mark.paint(&pen) }
                continue
            }
            pen.inside(clips[clip]) { pen in
                for mark in marks { mark.paint(&pen) }
            }
        }
    }
}

extension Drawing.Mark {
    fileprivate func paint(_ pen: inout Sketch) {
        let color = role.flatMap { pen.palette?[$0] }?.opacity(self.color.alpha) ?? self.color
        switch ink {
        case .flat: pen.fill(path, color)
        case .form: pen.form(path, color)
        case .shine: pen.shine(path, color)
        case .sky: pen.shade(path, Gradient(pen.light.skyTop, pen.light.skyLow))
        case .line(let width, let shines): pen.line(path, color, width, shines: shines)
        case .glow(let center, let radii):
            pen.glow(center.x, center.y, radii.x, color, flat: radii.y / max(radii.x, 1e-9))
        case .shadow(let center, let radii): pen.shadow(center.x, center.y, radii.x, radii.y)
        }
        if rim > 0 { pen.rim(path, rim) }
    }
}

extension Array {
    /// Neighbours with equal values together.
    fileprivate func chunked<Value: Equatable>(by value: (Element) -> Value) -> [[Element]] {
        reduce(into: []) { chunks, element in
            if let last = chunks.last?.last, value(last) == value(element) {
                chunks[chunks.count - 1].append(element)
            } else {
                chunks.append([element])
            }
        }
    }
}
