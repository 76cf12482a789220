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
        // What a window shows of the sky is behind its clip path.
        let shown = marks.filter { mark in
            guard let lamps = mark.lamps else { return true }
            return (lamps == .lit) == pen.light.needsLamps && !(pen.light.isOvercast && mark.clip != nil)
        }
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

extension Drawing {
    /// With its largest colour, and the shades of it, in shades of another. In a drawing of several colours, all large
    /// ones.
    func dyed(_ color: Color) -> Drawing {
        var areas: [Color: Double] = [:]
        for mark in marks { if let own = mark.dyeable { areas[own, default: 0] += mark.area } }
        let whole = areas.values.reduce(0, +)
        var dyed = self
        var done = 0.0
        while let main = Self.largest(of: areas), done < whole * Self.dyedShare {
            let shades = areas.filter { $0.key.isShade(of: main) }
            let area = shades.values.reduce(0, +)
            // Leaves stay green.
            let isLeaf = main.green > max(main.red, main.blue)
            guard done == 0 || area >= whole * Self.largeShare && main.isColored && !isLeaf else { break }
            for index in dyed.marks.indices {
                guard let own = marks[index].dyeable, shades[own] != nil else { continue }
                dyed.marks[index].color = color.shaded(as: own, of: main).opacity(own.alpha)
            }
            for shade in shades.keys { areas[shade] = nil }
            done += area
        }
        return dyed
    }

    /// The share of a drawing's area that has the colour of its name, and the least share of a further colour that is
    /// dyed.
    private static let dyedShare = 0.5
    private static let largeShare = 0.12

    /// The colour that, with all its shades, covers most: that of the door, not of its frame.
    private static func largest(of areas: [Color: Double]) -> Color? {
        areas.keys.map { main in
            (main: main, area: areas.reduce(0) { $1.key.isShade(of: main) ? $0 + $1.value : $0 })
        }.max {
            ($0.area, areas[$0.main] ?? 0, $0.main.description) < ($1.area, areas[$1.main] ?? 0, $1.main.description)
        }?.main
    }
}

extension Drawing.Mark {
    fileprivate var dyeable: Color? {
        guard role == nil else { return nil }
        switch ink {
        case .flat, .form, .line: return color
        case .shine, .sky, .glow, .shadow: return nil
        }
    }

    fileprivate var area: Double {
        guard let box = path.controlBox else { return 0 }
        let breadth = box.high.x - box.low.x
        if case .line(let width, _, _) = ink { return width * max(breadth, box.high.y - box.low.y) }
        return breadth * (box.high.y - box.low.y)
    }
}

extension Color {
    private static let leastChroma = 0.12

    private var chroma: (x: Double, y: Double) {
        (red - (green + blue) / 2, (green - blue) * 0.866)
    }

    fileprivate var isColored: Bool { (chroma.x * chroma.x + chroma.y * chroma.y).squareRoot() > Self.leastChroma }

    /// Whether both have about the same hue, or both are grey.
    fileprivate func isShade(of other: Color) -> Bool {
        let (own, main) = (chroma, other.chroma)
        let ownLength = (own.x * own.x + own.y * own.y).squareRoot()
        let length = (main.x * main.x + main.y * main.y).squareRoot()
        guard length > Self.leastChroma else {
            return ownLength <= Self.leastChroma && (luminance - other.luminance).magnitude < 0.4
        }
        return ownLength > Self.leastChroma * 0.6 && own.x * main.x + own.y * main.y > 0.9 * ownLength * length
    }

    /// As much darker or lighter than this colour as `shade` is than `main`.
    fileprivate func shaded(as shade: Color, of main: Color) -> Color {
        let (own, other) = (shade.luminance, max(main.luminance, 1e-6))
        return own < other
            ? darker(min(1 - own / other, 0.6) * 0.7) : lighter(min((own - other) / (1 - other + 1e-6), 0.7))
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
