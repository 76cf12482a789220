import Media

/// The shapes of a drawing file. A thing has its foot at the origin and a height of 1; for a group of a setting, see
/// ``SettingDrawing/Group``, for a part of a figure, ``FigureDrawing/Part``.
struct Drawing: Sendable {
    /// How a shape takes the light of the picture.
    enum Ink: Hashable, Sendable {
        case flat
        /// Shaded from top to bottom; `depth` is 1 for a round body.
        case form(depth: Double)
        /// With its own light.
        case shine
        /// The colours of the sky, from the top of the picture to the horizon.
        case sky
        /// `end`: its width at its end. `shines`: with its own light.
        case line(width: Double, end: Double, shines: Bool)
        /// Light that fades out to the radii.
        case glow(Point, radii: Point)
        /// The shadow on the ground.
        case shadow(Point, radii: Point)
    }

    /// When a shape is there.
    enum Lamps: String, Sendable {
        case lit, unlit
    }

    /// The colour that takes the place of the one in the file.
    enum Role: Hashable, Sendable {
        /// Of the theme's palette.
        case palette(PaletteRole)
        /// Of the figure. `shade` makes it lighter, down to -1 for black and up to 1 for white.
        case coat(CoatRole, shade: Double)
    }

    struct Mark: Sendable {
        var path: Path
        var ink: Ink
        var color: Color
        var role: Role?
        /// The thickness of its bright edge; 0 for none.
        var rim = 0.0
        /// Nil for always.
        var lamps: Lamps?
        /// The number of the clip path.
        var clip: Int?
    }

    var marks: [Mark] = []
    var clips: [Path] = []

    /// `look`: that of the figure whose part it is.
    func paint(_ pen: inout Sketch, _ look: CharacterLook? = nil) {
        let shown = marks.filter { $0.lamps == nil || ($0.lamps == .lit) == pen.light.needsLamps }
        for marks in shown.chunked(by: \.clip) {
            guard let clip = marks[0].clip else {
                for mark in marks { mark.paint(&pen, look) }
                continue
            }
            pen.inside(clips[clip]) { pen in
                for mark in marks { mark.paint(&pen, look) }
            }
        }
    }
}

extension Drawing.Mark {
    fileprivate func paint(_ pen: inout Sketch, _ look: CharacterLook?) {
        let color =
            switch role {
            case .palette(let role): pen.palette?[role].opacity(self.color.alpha) ?? self.color
            case .coat(let role, let shade): look?[role].shaded(shade).opacity(self.color.alpha) ?? self.color
            case nil: self.color
            }
        switch ink {
        case .flat: pen.fill(path, color)
        case .form(let depth): pen.form(path, color, depth: depth)
        case .shine: pen.shine(path, color)
        case .sky: pen.shade(path, Gradient(pen.light.skyTop, pen.light.skyLow))
        case .line(let width, let end, let shines): pen.line(path, color, width, to: end, shines: shines)
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
