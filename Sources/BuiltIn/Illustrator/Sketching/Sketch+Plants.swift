import Domain
import Media

/// Plants for several settings. The foot of each is at (x, y).
extension Sketch {
    mutating func leafyTree(_ x: Double, _ y: Double, height: Double, leaf: Color, bark: Color) {
        let lean = random.next(in: -0.05...0.05)
        let (wide, tall) = (random.next(in: 0.9...1.14), random.next(in: 0.92...1.06))
        let sunny = light.comesFromRight ? 0.035 : -0.035
        at(x, y, scale: height) { pen in
            pen.shadow(0, 0, 0.34, 0.05, strength: 0.4)
            pen.trunk(lean: lean, bark)
            let (x, rise) = (lean * 1.2, tall * 0.33)
            pen.fill(
                .scallop(x, -0.67, wide * 0.37, rise, lobes: 9), top: leaf.lighter(0.06), bottom: leaf.darker(0.3))
            guard pen.haze < 0.45 else { return }
            pen.fill(
                .scallop(x + sunny, -0.75, wide * 0.26, rise * 0.62, lobes: 8), top: leaf.lighter(0.2),
                bottom: leaf.darker(0.06))
            guard pen.haze < 0.3, !pen.light.isDark else { return }
            pen.fill(
                .scallop(x + sunny * 2.6, -0.82, wide * 0.13, rise * 0.3, lobes: 6), top: leaf.lighter(0.34),
                bottom: leaf.lighter(0.16))
        }
    }

    private mutating func trunk(lean: Double, _ bark: Color) {
        line(.curve(0, -0.03, lean * 0.6, -0.25, lean, -0.55), bark, 0.09, to: 0.045)
        line(.curve(lean * 0.6, -0.3, lean + 0.07, -0.4, lean + 0.13, -0.5), bark, 0.04, to: 0.022)
        fill(.polygon(-0.085, 0.012, -0.02, -0.09, 0.025, -0.09, 0.09, 0.012), bark)
    }

    mutating func pine(_ x: Double, _ y: Double, height: Double, leaf: Color, bark: Color, snowy: Bool = false) {
        let breadth = random.next(in: 0.19...0.25)
        at(x, y, scale: height) { pen in
            pen.shadow(0, 0, breadth * 1.1, 0.035, strength: 0.4)
            pen.line(.line([Point(0, 0), Point(0, -0.2)]), bark, 0.06)
            pen.fill(.pine(breadth), top: leaf.lighter(0.16), bottom: leaf.darker(0.22))
            guard pen.haze < 0.45 || snowy else { return }
            pen.fill(.pineCaps(breadth, snowy: snowy), snowy ? Color(0xf6fbff) : leaf.lighter(0.2))
        }
    }

    mutating func bush(_ x: Double, _ y: Double, width: Double, color: Color) {
        let rise = random.next(in: 0.9...1.15)
        let sunny = light.comesFromRight ? 0.03 : -0.03
        at(x, y, scale: width) { pen in
            pen.shadow(0, 0, 0.55, 0.07, strength: 0.35)
            let body = Path.scallop(0, -0.16, 0.5, 0.26 * rise, lobes: 8)
            pen.fill(body, top: color.lighter(0.12), bottom: color.darker(0.22))
            guard pen.haze < 0.45 else { return }
            pen.fill(
                .scallop(sunny * 2, -0.24, 0.33, 0.15 * rise, lobes: 7), top: color.lighter(0.24),
                bottom: color.lighter(0.02))
        }
    }

    /// A distant wood as one shape along a line of hills: pines, or round crowns.
    mutating func treeline(_ ridge: Ridge, _ frame: Frame, height: Double, count: Int, pines: Bool, color: Color) {
        var wood = Path()
        for index in 0..<count {
            let x = frame.width * (Double(index) + random.next(in: 0.1...0.9)) / Double(count)
            let size = height * random.next(in: 0.7...1.15)
            let foot = Transform.scale(size, size).then(.translation(x, ridge.y(at: x) + size * 0.08))
            let crown = pines ? Path.pine(0.24) : .scallop(0, -0.67, 0.38, 0.33, lobes: 8)
            wood.append(crown.transformed(by: foot))
            if !pines { wood.append(.box(x - size * 0.035, ridge.y(at: x) - size * 0.5, size * 0.07, size * 0.6)) }
        }
        fill(wood, color)
    }

    /// Three to five blades of grass.
    mutating func tuft(_ x: Double, _ y: Double, height: Double, color: Color) {
        fill(blades(x, y, height: height), color)
    }

    private mutating func blades(_ x: Double, _ y: Double, height: Double) -> Path {
        var blades = Path()
        for blade in 0..<(3 + random.next(below: 3)) {
            let foot = x + (Double(blade) - 1.5) * height * 0.16
            let tip = foot + random.next(in: -0.4...0.4) * height
            let top = y - height * random.next(in: 0.6...1)
            blades.move(to: Point(foot - height * 0.07, y))
            blades.quadratic(Point(foot - height * 0.02, y - height * 0.5), to: Point(tip, top))
            blades.quadratic(Point(foot + height * 0.1, y - height * 0.4), to: Point(foot + height * 0.07, y))
            blades.close()
        }
        return blades
    }

    mutating func bloom(_ x: Double, _ y: Double, height: Double, color: Color, stem: Color) {
        let lean = random.next(in: -0.15...0.15)
        at(x, y, scale: height) { pen in
            pen.line(.curve(0, 0, lean * 0.3, -0.4, lean, -0.75), stem, 0.07, to: 0.05)
            pen.fill(.blob(0.02, -0.25, 0.2, -0.42, 0.3, -0.36, 0.16, -0.24), stem)
            var petals = Path()
            for petal in 0..<5 {
                let place = Trigonometry.point(degrees: Double(petal) * 72 - 90, radius: 0.15)
                petals.append(.circle(lean + place.x, -0.8 + place.y, 0.125))
            }
            pen.fill(petals, color)
            pen.fill(.circle(lean, -0.8, 0.09), Color(0xfbe08a))
        }
    }

    /// Grass and flowers on the ground, fewer where a caption may be.
    mutating func strewn(_ frame: Frame, from top: Double, to bottom: Double, grass: Color, blossoms: [Color]) {
        var tufts = Path()
        var flowers: [(place: Point, color: Color)] = []
        for _ in 0..<26 {
            let place = Point(random.next(in: 0...frame.width), random.next(between: top, and: bottom))
            if !frame.isSnowy, random.next(below: 4) == 0, let first = blossoms.first {
                flowers.append((place, blossoms.count > 1 ? random.pick(blossoms) : first))
            } else {
                tufts.append(
                    blades(place.x, place.y, height: frame.scale(at: place.y) * random.next(in: 0.07...0.12)))
            }
        }
        fill(tufts, grass)
        for (place, color) in flowers.sorted(by: { $0.place.y < $1.place.y }) {
            bloom(place.x, place.y, height: frame.scale(at: place.y) * 0.13, color: color, stem: grass)
        }
    }

    /// Wide soft strokes of light and shadow on the ground, as from clouds and mown grass.
    mutating func dapples(_ frame: Frame, from top: Double, to bottom: Double, color: Color) {
        for (index, share) in [0.1, 0.34, 0.62, 0.9].enumerated() {
            let y = top + (bottom - top) * share
            let reach = frame.width * random.next(in: 0.22...0.4)
            let x = frame.width * random.next(in: 0...1)
            let depth = frame.scale(at: y) * 0.055
            let patch = Path.blob(
                x - reach, y, x - reach * 0.5, y - depth, x + reach * 0.2, y - depth * 0.7, x + reach, y,
                x + reach * 0.4, y + depth * 0.8, x - reach * 0.4, y + depth)
            fill(patch, index.isMultiple(of: 2) ? color.lighter(0.3).opacity(0.26) : color.darker(0.3).opacity(0.14))
        }
    }
}
