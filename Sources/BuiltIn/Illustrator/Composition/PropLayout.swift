import Domain

/// The positions of the things in one picture: large ones behind the figures, small ones at their feet, some in the
/// sky.
struct PropLayout {
    struct Spot {
        var prop: Prop
        var x: Double
        var y: Double
        var height: Double
        var isBehind: Bool
        /// Whether the thing is on a table or in a wall. It is then drawn after that other thing.
        var isOnAnother = false
        var isMirrored = false

        fileprivate var depth: Double { isOnAnother ? y + 1000 : y }
    }

    private(set) var spots: [Spot] = []
    private let frame: Frame
    private let scenery: Scenery
    /// The bounds of the figures.
    private let left: Double
    private let right: Double
    private let top: Double
    /// The number of things that each kind of place already has.
    private var counts: [Prop.Place: Int] = [:]

    /// `beds` are the beds of figures that lie or sleep.
    init(
        _ panel: PanelSpec, cast layout: CastLayout, beds: [Spot], animals: [Prop], things: ArtCatalog, frame: Frame,
        scenery: Scenery
    ) {
        let cast = layout.spots
        self.frame = frame
        self.scenery = scenery
        let staged = layout.things.map { ($0.x - $0.prop.halfWidth * $0.height, $0.x + $0.prop.halfWidth * $0.height) }
        left = (cast.map(\.left) + staged.map(\.0)).min() ?? frame.width * 0.4
        right = (cast.map(\.right) + staged.map(\.1)).max() ?? frame.width * 0.6
        top = cast.map { $0.y - $0.height * 1.12 }.min() ?? frame.feet - frame.unit
        var random = SeededGenerator(seed: StableHash(of: "props", String(frame.pageSeed)).value)
        var seen = Set(panel.cast.compactMap { $0.holding.flatMap { things.prop(for: $0) }?.nouns[0] })
        seen.formUnion(Self.shownAlready(panel, cast: cast, scenery: scenery))
        spots = layout.things + beds
        seen.formUnion(spots.map { $0.prop.nouns[0] })
        for animal in animals { place(animal, jitter: 0) }
        for noun in panel.props.prefix(8) {
            guard let known = things.prop(for: noun), seen.insert(known.nouns[0]).inserted else { continue }
            let jitter = random.next(in: -0.03...0.03) * frame.width
            guard let prop = Self.fitting(known, of: things, in: panel, scenery: scenery) else { continue }
            place(prop, jitter: jitter)
        }
        setTable()
        spots.sort { ($0.depth, $0.x) < ($1.depth, $1.x) }
    }

    private mutating func place(_ prop: Prop, jitter: Double) {
        let count = counts[prop.place, default: 0]
        switch prop.place {
        case .ground: placeOnGround(prop, count)
        case .background: placeBehind(prop, count, jitter: jitter)
        case .sky: placeInSky(prop, count, jitter: jitter)
        case .wall: placeOnWall(prop, count)
        }
        counts[prop.place] = count + 1
    }

    /// The y coordinate of a thing's foot: small things hang on the wall.
    static func foot(onWall prop: Prop, frame: Frame, scenery: Scenery) -> Double {
        let floor = frame.horizon + frame.unit * 0.17
        return !scenery.hasSky && prop.size <= 1 ? floor - min(frame.unit * 0.95, floor * 0.5) : floor
    }

    private mutating func placeOnGround(_ prop: Prop, _ count: Int) {
        let height = max(prop.size, 0.22) * frame.unit
        let half = prop.halfWidth
        let inset = max(frame.unit * 0.16, min(half * height * 0.8, frame.width * 0.3))
        let room = prop.facesRight ? min(half * height * 0.9, frame.width * 0.2) : height * 0.3
        let place = besides(count, left: left - room, right: right + room, inset: inset)
        var spot = Spot(prop: prop, x: place.x, y: place.y, height: height, isBehind: place.y < frame.feet - 1)
        if prop.facesRight { spot.x = min(max(spot.x, room * 1.1), frame.width - room * 1.1) }
        // A large thing does not hide figures.
        if prop.size > 0.5, scenery.footing == .ground {
            spot.y = min(spot.y, frame.feet - frame.unit * 0.06)
            spot.isBehind = true
        }
        spot.isMirrored = prop.facesRight && place.x > (left + right) / 2
        if scenery.footing == .water {
            spot.x = spot.x > (left + right) / 2 ? right : left
            spot.isBehind = true
            spot.y = frame.feet - frame.unit * 0.12
        }
        spots.append(spot)
    }

    private mutating func placeBehind(_ prop: Prop, _ count: Int, jitter: Double) {
        let x = count.isMultiple(of: 2) ? frame.openSide : frame.width - frame.openSide
        let y = frame.horizon + (frame.feet - frame.horizon) * (0.5 + 0.14 * Double(count % 3))
        var height = min(prop.size * frame.unit * 0.86, frame.height * 0.4)
        if prop.isTallest { height = min(max(height, y - top + frame.unit * 0.3), y - frame.height * 0.07) }
        let half = min(prop.halfWidth * height, frame.width / 2)
        spots.append(
            Spot(prop: prop, x: min(max(x + jitter, half), frame.width - half), y: y, height: height, isBehind: true))
    }

    private mutating func placeInSky(_ prop: Prop, _ count: Int, jitter: Double) {
        let step = Double(count)
        let height = prop.size * frame.unit * 0.8
        let x = frame.width / 2 + (frame.width / 2 - frame.openSide) * (step * 0.6 - 0.3)
        var y = max(top - frame.unit * 0.25 * step, frame.height * 0.13 + height)
        if scenery.hasSky, scenery.footing == .ground { y = min(y, frame.horizon - frame.unit * 0.1) }
        spots.append(Spot(prop: prop, x: x + jitter, y: y, height: height, isBehind: true))
    }

    /// Outdoors, a window gets a house around it. Other things for a wall are put on the ground.
    private mutating func placeOnWall(_ prop: Prop, _ count: Int) {
        let isDoor = !scenery.hasSky && prop.nouns[0] == Prop.door.nouns[0]
        let start = isDoor ? frame.openSide : frame.width - frame.openSide
        let x = start + (frame.width / 2 - start) * 0.5 * Double(count)
        let floor = frame.horizon + frame.unit * 0.17
        let y = Self.foot(onWall: prop, frame: frame, scenery: scenery)
        let height = min(prop.size * frame.unit * 0.8, floor * 0.66)
        guard scenery.hasSky, prop.nouns[0] == Prop.window.nouns[0] else {
            spots.append(Spot(prop: prop, x: x, y: y, height: height, isBehind: true))
            return
        }
        spots.append(Spot(prop: .house, x: x, y: y, height: height * 2.6, isBehind: true))
        spots.append(
            Spot(
                prop: prop, x: x + height * 0.42, y: y - height * 0.3, height: height * 0.8, isBehind: true,
                isOnAnother: true))
    }

    /// The main nouns of things that the setting or the cast already shows: the moon at night, a room's window, a
    /// lantern that talks.
    static func shownAlready(_ panel: PanelSpec, cast: [CastLayout.Spot], scenery: Scenery) -> Set<String> {
        let figures = cast.map(\.figure.look.figure)
        var nouns = Set(figures.filter(\.isThing).map { $0.nouns[0] })
        if panel.timeOfDay == .night, scenery.hasSky, panel.weather.greyShare < 0.5 {
            nouns.formUnion([Prop.moon, .star].map { $0.nouns[0] })
        }
        if panel.timeOfDay == .night { nouns.insert(Prop.sun.nouns[0]) }
        if panel.setting == .carriage { nouns.insert(Prop.window.nouns[0]) }
        if panel.setting == .castle { nouns.insert("castle") }
        if scenery.footing == .water { nouns.formUnion([Prop.boat, .oar].map { $0.nouns[0] }) }
        if scenery.isLamplit {
            nouns.formUnion([Prop.window, .moon, .sun, .star, .cloud, .rainbow].map { $0.nouns[0] })
        }
        return nouns
    }

    /// Puts small things on the table, if there is one: first at its ends, where they hide no one behind it.
    private mutating func setTable() {
        guard let table = spots.first(where: { $0.prop.nouns[0] == "table" }) else { return }
        var shifts = table.isBehind ? [-0.5, 0, 0.5] : [-0.6, 0.6, -0.25, 0.25]
        for index in spots.indices
        where spots[index].prop.size <= Stage.mostOnTable && spots[index].prop.place == .ground && !shifts.isEmpty {
            spots[index].x = table.x + table.height * shifts.removeFirst()
            spots[index].y = table.y - table.height * 0.94
            spots[index].height = min(spots[index].height * 0.8, table.isBehind ? .infinity : table.height * 0.6)
            spots[index].isBehind = table.isBehind
            spots[index].isOnAnother = true
        }
    }

    /// Places beside the figures, alternately on the open side and on the other side. If there is no space beside them,
    /// in front of them.
    private func besides(_ index: Int, left: Double, right: Double, inset: Double) -> (x: Double, y: Double) {
        let opensRight = frame.openSide > frame.width / 2
        let toRight = index.isMultiple(of: 2) == opensRight
        let gap = frame.unit * (0.06 + 0.34 * Double(index / 2))
        let x = toRight ? right + gap : left - gap
        guard x > inset, x < frame.width - inset else {
            let share = 0.12 + 0.17 * Double(index / 2)
            return (frame.width * (toRight ? 1 - share : share), frame.feet + frame.unit * 0.2)
        }
        return (x, frame.feet + frame.unit * (index.isMultiple(of: 2) ? 0.05 : 0.1))
    }
}

extension Sketch {
    mutating func props(_ spots: [PropLayout.Spot]) {
        let outer = light
        light = light.lifted(0.3)
        for spot in spots {
            at(spot.x, spot.y, scale: spot.height, mirrored: spot.isMirrored) { spot.prop.draw(&$0) }
        }
        light = outer
    }
}
