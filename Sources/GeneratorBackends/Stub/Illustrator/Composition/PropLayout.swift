import Domain
import PageSpecs

/// Where the things of one picture are: large ones behind the figures, small ones at their feet, some in the air.
struct PropLayout {
    struct Spot {
        var prop: Prop
        var x: Double
        var y: Double
        var height: Double
        var isBehind: Bool
        /// Things on a table are drawn after it.
        var isOnTable = false

        fileprivate var depth: Double { isOnTable ? y + 1000 : y }
    }

    private(set) var spots: [Spot] = []

    /// `bed` is where one of the figures sleeps.
    init(_ panel: PanelSpec, cast: [CastLayout.Spot], bed: Spot?, frame: Frame, isIndoors: Bool) {
        var random = SeededGenerator(seed: StableHash(of: "props", String(frame.pageSeed)).value)
        let held = Set(panel.cast.compactMap { $0.holding.flatMap { PropCatalog.prop(for: $0) }?.nouns[0] })
        var seen = held
        if let bed {
            spots.append(bed)
            seen.insert(bed.prop.nouns[0])
        }
        var counts = [0, 0, 0, 0]
        let left = cast.map(\.left).min() ?? frame.width * 0.4
        let right = cast.map(\.right).max() ?? frame.width * 0.6
        for noun in panel.props.prefix(8) {
            guard let prop = PropCatalog.prop(for: noun), seen.insert(prop.nouns[0]).inserted else { continue }
            let jitter = random.next(in: -0.03...0.03) * frame.width
            switch prop.place {
            case .ground:
                let height = max(prop.size, 0.26) * frame.unit
                let spot = Self.besides(counts[0], left: left - height * 0.3, right: right + height * 0.3, frame: frame)
                spots.append(Spot(prop: prop, x: spot.x, y: spot.y, height: height, isBehind: spot.y < frame.feet - 1))
                counts[0] += 1
            case .background:
                let x = counts[1].isMultiple(of: 2) ? frame.openSide : frame.width - frame.openSide
                let y = frame.horizon + (frame.feet - frame.horizon) * (0.5 + 0.14 * Double(counts[1] % 3))
                let height = min(prop.size * frame.unit * 0.86, frame.height * 0.4)
                let half = min(prop.halfWidth * height, frame.width / 2)
                let inside = min(max(x + jitter, half), frame.width - half)
                spots.append(Spot(prop: prop, x: inside, y: y, height: height, isBehind: true))
                counts[1] += 1
            case .sky:
                let step = Double(counts[2])
                let x = frame.width / 2 + (frame.width / 2 - frame.openSide) * (step * 0.6 - 0.3)
                let highest = cast.map { $0.y - $0.height * 1.12 }.min() ?? frame.feet - frame.unit
                let top = max(highest - frame.unit * 0.25 * step, frame.height * 0.13 + prop.size * frame.unit * 0.8)
                spots.append(
                    Spot(prop: prop, x: x + jitter, y: top, height: prop.size * frame.unit * 0.8, isBehind: true))
                counts[2] += 1
            case .wall:
                let isTall = prop.size > 1
                let x = frame.width - frame.openSide + (frame.openSide - frame.width / 2) * 0.5 * Double(counts[3])
                let floor = frame.horizon + frame.unit * 0.17
                let y = isIndoors && !isTall ? floor - min(frame.unit * 0.95, floor * 0.5) : floor
                spots.append(Spot(prop: prop, x: x, y: y, height: prop.size * frame.unit * 0.8, isBehind: true))
                counts[3] += 1
            }
        }
        setTable()
        spots.sort { ($0.depth, $0.x) < ($1.depth, $1.x) }
    }

    /// Small things go on the table, where there is one.
    private mutating func setTable() {
        guard let table = spots.first(where: { $0.prop.nouns[0] == "table" }) else { return }
        var shift = -0.5
        for index in spots.indices
        where spots[index].prop.size <= 0.36 && spots[index].prop.place == .ground && shift < 0.7 {
            spots[index].x = table.x + table.height * shift
            spots[index].y = table.y - table.height * 0.94
            spots[index].height *= 0.8
            spots[index].isBehind = true
            spots[index].isOnTable = true
            shift += 0.5
        }
    }

    /// Places beside the figures, alternately on the open side and on the other, then in front of them.
    private static func besides(_ index: Int, left: Double, right: Double, frame: Frame) -> (x: Double, y: Double) {
        let opensRight = frame.openSide > frame.width / 2
        let toRight = index.isMultiple(of: 2) == opensRight
        let gap = frame.unit * (0.06 + 0.34 * Double(index / 2))
        let x = toRight ? right + gap : left - gap
        let inset = frame.unit * 0.16
        guard x > inset, x < frame.width - inset else {
            let share = (Double(index) + 1) / 9
            return (frame.width * (0.1 + 0.8 * share), frame.feet + frame.unit * 0.2)
        }
        return (x, frame.feet + frame.unit * (index.isMultiple(of: 2) ? 0.05 : 0.1))
    }
}

extension Sketch {
    mutating func props(_ spots: [PropLayout.Spot]) {
        let outer = light
        light = light.lifted(0.3)
        for spot in spots {
            at(spot.x, spot.y, scale: spot.height) { spot.prop.paint(&$0) }
        }
        light = outer
    }
}
