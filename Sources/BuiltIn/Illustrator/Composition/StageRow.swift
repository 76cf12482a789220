import Domain
import Media

/// Places the figures and what they act on in a row. A figure is beside its thing, on it, in it, or below it; those who
/// only look on are beside them.
struct StageRow {
    /// A part of the row, from left to right.
    private struct Part {
        var figures: [Int] = []
        var thing: Prop?
        var relation = Stage.Relation.at
        /// A figure that carries the others of this part.
        var carrier: Int?
        var gap = 0.0
    }

    private(set) var spots: [CastLayout.Spot] = []
    private(set) var things: [PropLayout.Spot] = []
    private let figures: [FigurePainter]
    private let stage: Stage
    private let frame: Frame
    private let scenery: Scenery
    private var heights: [Double]
    private var parts: [Part] = []
    private var shrink = 1.0
    private let overlap: Double

    init(_ figures: [FigurePainter], stage: Stage, frame: Frame, scenery: Scenery) {
        self.figures = figures
        self.stage = stage
        self.frame = frame
        self.scenery = scenery
        heights = figures.map { frame.unit * $0.look.size }
        overlap = figures.contains { $0.pose == .hugging } ? 0.58 : 0.9
        for index in order { add(index) }
        if frame.focus > frame.width / 2 { parts.reverse() }
    }

    /// The figures' indices: each is followed by the one that it acts on.
    private var order: [Int] {
        var order: [Int] = []
        for index in figures.indices where !order.contains(index) {
            order.append(index)
            if let other = stage.partner(of: index), !order.contains(other) { order.append(other) }
        }
        return order
    }

    private mutating func add(_ index: Int) {
        guard !parts.contains(where: { $0.figures.contains(index) || $0.carrier == index }) else { return }
        guard let role = stage.roles[index] else { return parts.append(Part(figures: [index])) }
        switch role.target {
        case .figure(let other):
            let isCarried = role.relation == .on && heights[other] > heights[index] * 0.8
            guard isCarried, stage.partner(of: other) != index else {
                return parts.append(Part(figures: [index]))
            }
            if let part = parts.firstIndex(where: { $0.carrier == other || $0.figures == [other] }) {
                parts[part].figures = parts[part].carrier == nil ? [index] : parts[part].figures + [index]
                parts[part].carrier = other
            } else {
                parts.append(Part(figures: [index], carrier: other))
            }
        case .thing(let thing):
            let noun = thing.nouns[0]
            guard !parts.contains(where: { $0.thing?.nouns[0] == noun }) else {
                return parts.append(Part(figures: [index]))
            }
            if role.relation == .at || role.relation == .afar {
                parts.append(Part(figures: [index]))
                let gap = role.relation == .afar ? frame.unit * 0.22 : 0
                parts.append(Part(thing: thing, relation: role.relation, gap: gap))
            } else {
                let group = stage.roles.indices.filter {
                    stage.thing(of: $0)?.nouns[0] == noun && stage.roles[$0]?.relation == role.relation
                }
                parts.append(Part(figures: group, thing: thing, relation: role.relation))
            }
        }
    }

    mutating func place() {
        let total = parts.map { width(of: $0) }.reduce(0, +)
        shrink = min(1, frame.width * 0.88 / total, frame.feet * 0.62 / (heights.max() ?? 1))
        let half = total * shrink / 2
        var x = min(max(frame.focus, frame.width * 0.06 + half), frame.width * 0.94 - half) - half
        var middles: [Double] = []
        for part in parts {
            let width = width(of: part) * shrink
            middles.append(x + width / 2)
            x += width
        }
        for (index, part) in parts.enumerated() { place(part, number: index, middles: middles) }
        keepInside()
    }

    // MARK: Sizes

    private func figureWidth(_ index: Int) -> Double {
        let skeleton = figures[index].skeleton
        return heights[index] * (skeleton.reachLeft + skeleton.reachRight) * overlap
    }

    /// The height of a thing before the row shrinks.
    private func height(of thing: Prop, in part: Part) -> Double {
        let height = min(max(thing.size, 0.26) * frame.unit, frame.height * 0.5)
        let climber = part.figures.map { heights[$0] }.max() ?? 0
        switch part.relation {
        case .up: return max(height, min(climber * 1.7, frame.feet * 0.9))
        case .inside: return max(height, climber * 0.5)
        case .on where climbs(part): return max(height, climber * 0.6)
        case .on where thing.size < 0.6: return min(max(height, climber * 0.3), climber * 0.7)
        default: return height
        }
    }

    private func climbs(_ part: Part) -> Bool { part.figures.contains { figures[$0].pose == .climbing } }

    private func width(of part: Part) -> Double {
        let figures = part.figures.map(figureWidth).reduce(0, +)
        if let carrier = part.carrier { return max(figures, figureWidth(carrier)) }
        guard let thing = part.thing else { return figures }
        let width = thing.halfWidth * 2 * height(of: thing, in: part)
        switch part.relation {
        case .at, .afar: return part.gap + min(width * (thing.place == .background ? 0.7 : 0.84), frame.width * 0.45)
        case .up: return max(figures, min(width * 0.6, frame.width * 0.5))
        case .behind: return width * 0.9 + figures * 0.5
        case .on, .inside, .seatedAt, .under, .over: return max(figures, width * 0.9)
        }
    }

    // MARK: Positions

    private mutating func place(_ part: Part, number: Int, middles: [Double]) {
        let middle = middles[number]
        let thing = part.thing.map { place($0, of: part, number: number, middles: middles) }
        if let carrier = part.carrier {
            add(carrier, x: middle, y: ground(of: carrier), middles: middles, number: number)
            for (place, rider) in part.figures.enumerated() { mount(rider, on: spots.count - 1 - place) }
            return
        }
        let total = part.figures.map(figureWidth).reduce(0, +) * shrink
        var x = middle - total / 2
        for index in part.figures {
            let width = figureWidth(index) * shrink
            var (ownX, y) = (x + width / 2, ground(of: index))
            if let thing {
                let way: Double = thing.isMirrored ? -1 : 1
                switch part.relation {
                case .on, .inside:
                    ownX += way * (thing.prop.seat?.x ?? 0) * thing.height
                    y = thing.y + (thing.prop.seat?.y ?? 0) * thing.height * (climbs(part) ? 0.5 : 1)
                case .seatedAt: y = thing.y - thing.height * 0.36
                case .over: y = thing.y - thing.height * 0.8
                case .behind: ownX += (middle < frame.width / 2 ? 1 : -1) * thing.prop.halfWidth * thing.height * 0.75
                default: break
                }
                if part.relation == .behind || part.relation == .under { y = thing.y - frame.unit * 0.02 }
            }
            add(index, x: ownX, y: y, middles: middles, number: number)
            spots[spots.count - 1].isRaised = [.on, .inside, .seatedAt, .over].contains(part.relation) && thing != nil
            x += width
        }
    }

    private mutating func place(
        _ prop: Prop, of part: Part, number: Int, middles: [Double]
    ) -> PropLayout.Spot {
        let height = height(of: prop, in: part) * shrink
        let user = part.figures.isEmpty ? middles[max(0, number - 1)] : middles[number]
        let isLarge = prop.place == .background || prop.size > 0.5
        var x = middles[number]
        if part.gap > 0 { x += (number > 0 && user < x ? 0.5 : -0.5) * part.gap * shrink }
        if part.relation == .behind { x -= (x < frame.width / 2 ? 0.2 : -0.2) * height }
        let isFront = [.inside, .seatedAt, .under, .behind].contains(part.relation)
        let y =
            prop.place == .wall ? wallFoot(prop) : frame.feet + frame.unit * (isFront ? 0.05 : isLarge ? -0.05 : 0.02)
        let isMirrored =
            prop.facesRight && (part.figures.isEmpty ? user < x : frame.openSide < frame.width / 2)
        let spot = PropLayout.Spot(
            prop: prop, x: x, y: y, height: height, isBehind: !isFront && part.relation != .at || isLarge && !isFront,
            isMirrored: isMirrored)
        things.append(spot)
        return spot
    }

    /// The y coordinate of a thing's foot: small things hang on the wall.
    private func wallFoot(_ prop: Prop) -> Double { PropLayout.foot(onWall: prop, frame: frame, scenery: scenery) }

    /// Those who act are a little nearer than those who look on.
    private func ground(of index: Int) -> Double {
        guard figures.count > 1 else { return frame.feet }
        let someoneHugs = figures.contains { $0.pose == .hugging }
        let someoneActs = figures.contains(where: \.acts)
        let isNear =
            someoneHugs
            ? heights[index] == heights.min() : someoneActs ? figures[index].acts : index.isMultiple(of: 2)
        return frame.feet + (isNear ? 0.02 : -0.07) * frame.unit * shrink
    }

    /// `x` is the middle of the figure's own space.
    private mutating func add(_ index: Int, x: Double, y: Double, middles: [Double], number: Int) {
        let figure = figures[index]
        let height = heights[index] * shrink
        let facesLeft = facesLeft(index, at: x, number: number, middles: middles)
        let skeleton = figure.skeleton
        let (left, right) =
            facesLeft ? (skeleton.reachRight, skeleton.reachLeft) : (skeleton.reachLeft, skeleton.reachRight)
        spots.append(
            CastLayout.Spot(
                figure: figure, x: x + (left - right) / 2 * height * overlap, y: y, height: height,
                facesLeft: facesLeft))
    }

    /// Figures face what they act on; the others face those who act, or the middle.
    private func facesLeft(_ index: Int, at x: Double, number: Int, middles: [Double]) -> Bool {
        if let focus = focus(of: index, number: number, middles: middles) { return focus < x }
        if figures.allSatisfy(\.pose.moves) { return frame.openSide < frame.width / 2 }
        if figures.count == 1 { return frame.focus > frame.width / 2 }
        if let actor = stage.roles.indices.first(where: { stage.roles[$0] != nil && $0 != index }),
            let part = parts.firstIndex(where: { $0.figures.contains(actor) || $0.carrier == actor }), part != number
        {
            return middles[part] < x
        }
        return number == parts.count - 1 || number > 0 && number * 2 >= parts.count
    }

    /// The x coordinate of what a figure acts on, if that is not at its own place.
    private func focus(of index: Int, number: Int, middles: [Double]) -> Double? {
        let part = parts.firstIndex { part in
            if let other = stage.partner(of: index) { return part.figures.contains(other) || part.carrier == other }
            guard let thing = stage.thing(of: index) else { return false }
            return part.thing?.nouns[0] == thing.nouns[0]
        }
        return part.flatMap { $0 == number ? nil : middles[$0] }
    }

    /// Puts a figure on the back of another.
    private mutating func mount(_ rider: Int, on carrier: Int) {
        let spot = spots[carrier]
        let skeleton = spot.figure.skeleton
        let isProne = abs(skeleton.neck.x - skeleton.hip.x) > 0.12
        let back =
            isProne
            ? Point((skeleton.hip.x + skeleton.neck.x) / 2 - 0.04, min(skeleton.hip.y, skeleton.neck.y) + 0.02)
            : Point(skeleton.hip.x - 0.2, (skeleton.hip.y + skeleton.neck.y) / 2 + 0.06)
        let way: Double = spot.facesLeft ? -1 : 1
        spots.append(
            CastLayout.Spot(
                figure: figures[rider], x: spot.x + way * back.x * spot.height,
                y: spot.y - (skeleton.lift - back.y) * spot.height, height: heights[rider] * shrink,
                facesLeft: spot.facesLeft, isRaised: true))
    }

    private mutating func keepInside() {
        guard let left = spots.map(\.left).min(), let right = spots.map(\.right).max() else { return }
        let margin = frame.width * 0.04
        let shift = left < margin ? margin - left : min(0, frame.width - margin - right)
        for index in spots.indices { spots[index].x += shift }
        for index in things.indices { things[index].x += shift }
    }
}

extension FigurePainter {
    /// Whether its hands must not be hidden by other figures.
    fileprivate var acts: Bool { held != nil || pose.usesHands }
}
