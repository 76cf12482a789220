import Domain
import Media

/// Places the figures and what they act on in a row. A figure is beside its thing, on it, in it, or below it; those who
/// only look on are beside them.
struct StageRow {
    /// A part of the row, from left to right.
    private struct Part {
        var figures: [Int] = []
        var thing: Prop?
        /// The figure that acts on the thing from its own part.
        var user: Int?
        var relation = Stage.Relation.at
        /// The figure that the first one holds in its arms.
        var held: Int?
        /// A figure that carries the others of this part.
        var carrier: Int?
        /// Whether the figure is partly behind the next one.
        var isHidden = false
        var gap = 0.0

        func shows(_ prop: Prop) -> Bool { thing?.nouns[0] == prop.nouns[0] }
    }

    /// The largest height of a figure that is held in arms, as a share of its holder's.
    static let mostInArms = 0.85
    /// The least height of a figure that sits on both shoulders of another, as a share of the other's.
    private static let leastStraddling = 0.4

    private(set) var spots: [CastLayout.Spot] = []
    private(set) var things: [PropLayout.Spot] = []
    private let figures: [FigurePainter]
    private let stage: Stage
    private let frame: Frame
    private let scenery: Scenery
    private let heights: [Double]
    private var parts: [Part] = []
    /// The x coordinate of the middle of each part.
    private var middles: [Double] = []
    /// By how much all figures and things are smaller, or larger, than the frame suggests.
    private var zoom = 1.0
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
        measure()
        for part in parts.indices { place(part) }
        keepInside()
    }

    /// The figures' indices: each is followed by the one that it acts on, or that carries or hides it.
    private var order: [Int] {
        var order: [Int] = []
        let climbers = figures.indices.filter { stage.places[$0]?.relation == .up }
        for index in climbers + figures.indices where !order.contains(index) {
            order.append(index)
            if let other = stage.partner(of: index), !order.contains(other) { order.append(other) }
        }
        return order
    }

    /// Adds the figure to the row, and behind it what it acts on.
    private mutating func add(_ index: Int) {
        guard part(of: index) == nil else { return }
        let contact = stage.contacts[index]
        switch stage.places[index]?.target {
        case .thing(let thing)?: add(index, to: thing)
        case .figure(let other)?: add(index, to: other)
        case nil:
            if case .figure(let other)? = contact?.target, contact?.relation == .inArms, hold(other, by: index) {
                return
            }
            parts.insert(
                Part(figures: [index]), at: partWithSamePush(as: index) ?? sideOfThing(of: index) ?? parts.count)
        }
        guard let contact, let thing = stage.thing(of: index), !parts.contains(where: { $0.shows(thing) }),
            let own = part(of: index)
        else { return }
        let gap = contact.relation == .afar ? frame.unit * 0.22 : 0
        parts.insert(Part(thing: thing, user: index, relation: contact.relation, gap: gap), at: own + 1)
    }

    /// With all that are in the same place.
    private mutating func add(_ index: Int, to thing: Prop) {
        guard let relation = stage.places[index]?.relation, !parts.contains(where: { $0.shows(thing) }) else {
            return parts.append(Part(figures: [index]))
        }
        let group = figures.indices.filter {
            stage.support(of: $0)?.nouns[0] == thing.nouns[0] && stage.places[$0]?.relation == relation
        }
        parts.append(Part(figures: group, thing: thing, relation: relation))
    }

    private mutating func add(_ index: Int, to other: Int) {
        guard stage.places[index]?.relation != .behind else {
            return parts.append(Part(figures: [index], isHidden: true))
        }
        if case .figure(index)? = stage.places[other]?.target { return parts.append(Part(figures: [index])) }
        guard heights[other] > heights[index] * 0.8 else { return parts.append(Part(figures: [index])) }
        if let part = parts.firstIndex(where: { $0.carrier == other || $0.figures == [other] }) {
            parts[part].figures = parts[part].carrier == nil ? [index] : parts[part].figures + [index]
            parts[part].carrier = other
        } else {
            parts.append(Part(figures: [index], carrier: other))
        }
    }

    /// Puts a small figure into the arms of another; false if that is not possible.
    private mutating func hold(_ other: Int, by index: Int) -> Bool {
        guard heights[other] < heights[index] * Self.mostInArms else { return false }
        let own = parts.firstIndex { $0.figures == [other] && $0.carrier == nil && $0.held == nil && $0.thing == nil }
        if let own {
            parts[own] = Part(figures: [index], held: other)
        } else if part(of: other) == nil {
            parts.append(Part(figures: [index], held: other))
        } else {
            return false
        }
        return true
    }

    /// The place beside a thing that another figure is on or uses: the free side of a ladder.
    private func sideOfThing(of index: Int) -> Int? {
        guard let thing = stage.thing(of: index), let part = parts.firstIndex(where: { $0.shows(thing) }) else {
            return nil
        }
        return parts[part].user == nil ? part : part + 1
    }

    /// The part of one who pushes or pulls the same thing: those who do it together are on one side.
    private func partWithSamePush(as index: Int) -> Int? {
        guard let thing = stage.thing(of: index), let own = parts.first(where: { $0.shows(thing) }),
            let user = own.user, figures[user].pose == figures[index].pose,
            [.pushing, .pulling].contains(figures[index].pose)
        else { return nil }
        return part(of: user)
    }

    private mutating func measure() {
        let total = parts.map { width(of: $0) }.reduce(0, +)
        // A row of many small figures fills more of the picture.
        let growth = figures.count > 2 ? min(1.3, max(1, frame.width * 0.56 / total)) : 1
        zoom = min(growth, frame.width * 0.88 / total, frame.feet * 0.62 / (heights.max() ?? 1))
        let half = total * zoom / 2
        var x = min(max(frame.focus, frame.width * 0.06 + half), frame.width * 0.94 - half) - half
        for part in parts {
            let width = width(of: part) * zoom
            middles.append(x + width / 2)
            x += width
        }
    }

    // MARK: Sizes

    private func figureWidth(_ index: Int) -> Double {
        let skeleton = figures[index].skeleton
        let width = heights[index] * (skeleton.reachLeft + skeleton.reachRight) * overlap
        // Hands touch the other figure.
        return stage.partner(of: index) != nil && figures[index].pose.usesHands ? width * 0.82 : width
    }

    /// The height of a thing before the row shrinks.
    private func height(of thing: Prop, in part: Part) -> Double {
        let widest = frame.width * 0.45 / (thing.halfWidth * 2)
        let height = min(max(thing.size, 0.26) * frame.unit, frame.height * 0.5, widest)
        let climber = part.figures.map { heights[$0] }.max() ?? 0
        switch part.relation {
        case .up: return max(height, min(climber * 1.7, frame.feet * 0.9))
        case .inside: return max(height, climber * 0.5)
        // A table for several is larger.
        case .seatedAt, .workingAt:
            let figures = part.figures.map(figureWidth).reduce(0, +)
            return min(max(height, figures * 0.8 / (thing.halfWidth * 2)), max(height, climber * 0.6))
        case .under:
            let covered = part.figures.map { heights[$0] * figures[$0].skeleton.top(of: figures[$0].look.figure) }
            return max(height, min((covered.max() ?? 0) * 1.3, frame.width * 0.6 / (thing.halfWidth * 2)))
        case .on where climbs(part): return max(height, climber * 0.6)
        case .on where thing.size < 0.6: return min(max(height, climber * 0.3), climber * 0.7)
        default: return height
        }
    }

    private func climbs(_ part: Part) -> Bool { part.figures.contains { figures[$0].pose == .climbing } }

    private func width(of part: Part) -> Double {
        let figures = part.figures.map(figureWidth).reduce(0, +)
        if let carrier = part.carrier { return max(figures, figureWidth(carrier)) }
        if part.held != nil { return figures * 1.25 }
        if part.isHidden { return figures * 0.4 }
        guard let thing = part.thing else { return figures }
        let width = thing.halfWidth * 2 * height(of: thing, in: part)
        switch part.relation {
        case .backdrop: return width * 0.2
        case .at: return width * (thing.place == .background ? 0.7 : 0.84)
        case .afar: return part.gap + width
        case .up: return max(figures, min(width * 0.6, frame.width * 0.5))
        case .behind: return width * 0.9 + figures * 0.5
        case .on, .inside, .seatedAt, .workingAt, .under, .over, .inArms: return max(figures, width * 0.9)
        }
    }

    // MARK: Positions

    private mutating func place(_ number: Int) {
        let (part, middle) = (parts[number], middles[number])
        let thing = part.thing.map { place($0, of: number) }
        if let carrier = part.carrier {
            add(carrier, x: middle, y: ground(of: carrier), part: number)
            let spot = spots[spots.count - 1]
            for rider in part.figures { mount(rider, on: spot) }
            return
        }
        let total = part.figures.map(figureWidth).reduce(0, +) * zoom
        var x = middle - total / 2
        for index in part.figures {
            let width = figureWidth(index) * zoom
            var (ownX, y) = (x + width / 2, ground(of: index))
            if let thing {
                let way: Double = thing.isMirrored ? -1 : 1
                switch part.relation {
                case .on, .inside:
                    ownX += way * (thing.prop.seat?.x ?? 0) * thing.height
                    y = thing.y + (thing.prop.seat?.y ?? 0) * thing.height * (climbs(part) ? 0.5 : 1)
                case .seatedAt: y = thing.y - thing.height * 0.36
                // The hands are above the table.
                case .workingAt:
                    let hands = -figures[index].skeleton.nearHand.y * heights[index] * zoom
                    y = thing.y - max(0, thing.height - hands + heights[index] * zoom * 0.04)
                case .over: y = thing.y - thing.height * 0.8
                case .behind: ownX += (middle < frame.width / 2 ? 1 : -1) * thing.prop.halfWidth * thing.height * 0.75
                default: break
                }
                if part.relation == .behind || part.relation == .under { y = thing.y - frame.unit * 0.02 }
            }
            add(index, x: ownX, y: y, part: number)
            if part.isHidden { spots[spots.count - 1].nearness = -frame.height }
            spots[spots.count - 1].isRaised =
                [.on, .inside, .seatedAt, .workingAt, .over].contains(part.relation) && thing != nil
            x += width
        }
        if let held = part.held { hold(held, by: spots[spots.count - 1]) }
    }

    /// Puts a small figure into the arms of another, or above its head.
    private mutating func hold(_ held: Int, by spot: CastLayout.Spot) {
        let isLifted = spot.figure.pose == .lifting
        let height = min(heights[held] * zoom, spot.height * (isLifted ? 0.45 : 0.5))
        let way: Double = spot.facesLeft ? -1 : 1
        spots.append(
            CastLayout.Spot(
                figure: figures[held], x: spot.x + way * (isLifted ? 0 : 0.24) * spot.height,
                y: spot.y - (isLifted ? 1.02 : 0.16) * spot.height, height: height, facesLeft: !spot.facesLeft,
                isRaised: true, nearness: spot.height))
    }

    private mutating func place(_ prop: Prop, of number: Int) -> PropLayout.Spot {
        let part = parts[number]
        let height = height(of: prop, in: part) * zoom
        let user = part.user.flatMap { self.part(of: $0) }.map { middles[$0] }
        let isLarge = prop.place == .background || prop.size > 0.5
        var x = middles[number]
        if let user { x += (user < x ? 0.5 : -0.5) * part.gap * zoom }
        if part.relation == .behind { x -= (x < frame.width / 2 ? 0.2 : -0.2) * height }
        let isFront = [.inside, .seatedAt, .workingAt, .under, .behind].contains(part.relation)
        let y =
            prop.place == .wall ? wallFoot(prop) : frame.feet + frame.unit * (isFront ? 0.05 : isLarge ? -0.05 : 0.02)
        // A cart moves away from those who push it.
        let isPushed = part.user.map { figures[$0].pose == .pushing } ?? false
        let isMirrored =
            prop.facesRight && (user.map { ($0 < x) != isPushed } ?? (frame.openSide < frame.width / 2))
        let spot = PropLayout.Spot(
            prop: prop, x: x, y: y, height: height, isBehind: !isFront && (isLarge || part.relation != .at),
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
        return frame.feet + (isNear ? 0.02 : -0.07) * frame.unit * zoom
    }

    /// `x` is the middle of the figure's own space.
    private mutating func add(_ index: Int, x: Double, y: Double, part: Int) {
        let figure = figures[index]
        let height = heights[index] * zoom
        let facesLeft = facesLeft(index, at: x, part: part)
        let skeleton = figure.skeleton
        let (left, right) =
            facesLeft ? (skeleton.reachRight, skeleton.reachLeft) : (skeleton.reachLeft, skeleton.reachRight)
        spots.append(
            CastLayout.Spot(
                figure: figure, x: x + (left - right) / 2 * height * overlap, y: y, height: height,
                facesLeft: facesLeft))
    }

    /// Figures face what they act on; the others face those who act, or the middle.
    private func facesLeft(_ index: Int, at x: Double, part: Int) -> Bool {
        if let target = target(of: index), target != part { return middles[target] < x }
        if figures.allSatisfy(\.pose.moves) { return frame.openSide < frame.width / 2 }
        if figures.count == 1 { return frame.focus > frame.width / 2 }
        let actor = figures.indices.first { (stage.contacts[$0] ?? stage.places[$0]) != nil && $0 != index }
        if let other = actor.flatMap({ self.part(of: $0) }), other != part { return middles[other] < x }
        return part == parts.count - 1 || part > 0 && part * 2 >= parts.count
    }

    /// The part that a figure is in.
    private func part(of figure: Int) -> Int? {
        parts.firstIndex { $0.figures.contains(figure) || $0.carrier == figure || $0.held == figure }
    }

    /// The part of what a figure acts on, or else of what it is at.
    private func target(of figure: Int) -> Int? {
        let role = stage.contacts[figure] ?? stage.places[figure]
        return switch role?.target {
        case .figure(let other): part(of: other)
        case .thing(let thing): parts.firstIndex { $0.shows(thing) }
        case nil: nil
        }
    }

    /// Puts a figure on the back of another.
    private mutating func mount(_ rider: Int, on spot: CastLayout.Spot) {
        let skeleton = spot.figure.skeleton
        let isProne = abs(skeleton.neck.x - skeleton.hip.x) > 0.12
        let perch = stage.places[rider]?.perch ?? .back
        // A child sits with its legs around the neck, a bird on one side.
        let straddles = perch == .shoulder && heights[rider] * zoom > spot.height * Self.leastStraddling
        let back =
            switch perch {
            case .head: skeleton.head + Point(0, -spot.figure.look.figure.build.head * 0.9)
            case .shoulder where straddles: skeleton.head + Point(-0.02, -0.05)
            case .shoulder: skeleton.neck + Point(-0.16, 0.08)
            case .lap: skeleton.hip + Point(0.14, -0.02)
            case .back where isProne:
                Point((skeleton.hip.x + skeleton.neck.x) / 2 - 0.04, min(skeleton.hip.y, skeleton.neck.y) + 0.02)
            case .back: Point(skeleton.hip.x - 0.2, (skeleton.hip.y + skeleton.neck.y) / 2 + 0.06)
            }
        let way: Double = spot.facesLeft ? -1 : 1
        spots.append(
            CastLayout.Spot(
                figure: figures[rider], x: spot.x + way * back.x * spot.height,
                y: spot.y - (skeleton.lift - back.y) * spot.height, height: heights[rider] * zoom,
                facesLeft: spot.facesLeft, isRaised: true, nearness: straddles ? -spot.height : spot.height))
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
