import Domain
import Generation

/// Finds where each figure of a panel is, and what it acts on. What the page spec has no position for is read in the
/// direction.
struct StageReader {
    /// How a direction puts a figure in relation to a thing.
    private enum Reading {
        /// The direction does not name the thing, or names it without a preposition.
        case open
        /// With another preposition: “beside the bench”.
        case beside
        case placed(CastPosition.Relation)
    }

    private static let reach = 6
    private static let workrooms: Set<Setting> = [.kitchen, .bakery, .workshop]
    private static let ons: Set<String> = ["on", "onto", "upon", "atop"]
    private static let ins: Set<String> = ["in", "into", "inside"]
    private static let unders: Set<String> = ["under", "beneath", "below", "underneath"]
    private static let others: Set<String> = [
        "behind", "over", "up", "down", "at", "to", "by", "beside", "near", "with", "for", "around", "from", "off",
        "against", "toward", "towards", "across", "along", "past", "through", "out",
    ]

    private let panel: PanelSpec
    private let members: [CastMember]
    private let characters: [StoryCharacter]
    private let things: ArtCatalog
    private let scenery: Scenery
    /// Of the direction's event.
    private let words: [String]

    init(_ panel: PanelSpec, members: [CastMember], characters: [StoryCharacter], things: ArtCatalog) {
        self.panel = panel
        self.members = members
        self.characters = characters
        self.things = things
        scenery = things.scenery(of: panel)
        words = Self.event(in: panel.direction).lowercaseWords
    }

    func roles(of member: CastMember) -> (place: Stage.Role?, contact: Stage.Role?) {
        let place = place(of: member)
        return (place, contact(of: member, at: place) ?? leaning(place))
    }

    /// The tree or house at which a ladder stands that someone climbs.
    private func leaning(_ place: Stage.Role?) -> Stage.Role? {
        guard place?.relation == .up, case .thing(let climbed)? = place?.target, climbed.nouns[0] != "tree" else {
            return nil
        }
        let tall = panel.props.lazy.compactMap { self.thing($0) }.first {
            $0.place == .background && $0.size > 1 && $0.nouns[0] != climbed.nouns[0]
        }
        return tall.map { Stage.Role(target: .thing($0), relation: .backdrop) }
    }

    // MARK: Places

    private func place(of member: CastMember) -> Stage.Role? {
        let other = figure(of: member.position?.thing, or: member.target, except: member)
        // The seats of a train or a bus.
        if panel.setting == .carriage, [.sitting, .sleeping].contains(member.pose), other == nil {
            return Stage.Role(target: .thing(things.drawing("bench")), relation: .on)
        }
        if let position = member.position, let place = place(at: position, of: member) { return place }
        if !washes(member), let surface = surface(for: member) {
            return Stage.Role(target: .thing(surface), relation: .workingAt)
        }
        guard let target = member.target else {
            let support =
                member.pose == .climbing && !climbsWithoutSupport ? Stage.support(in: panel.setting) : nil
            return support.map { Stage.Role(target: .thing(things.drawing($0)), relation: .up) }
        }
        if let other = figure(of: target, except: member) { return place(on: other, of: member) }
        guard let thing = thing(target) else { return nil }
        let reading = reading(of: thing, for: member.pose)
        return relation(reading, member.pose, thing).map {
            Stage.Role(target: .thing(thing), relation: $0, isSeated: isSeated(on: thing))
        }
    }

    /// Nil if it cannot be drawn there.
    private func place(at position: CastPosition, of member: CastMember) -> Stage.Role? {
        if let other = figure(of: position.thing, except: member) {
            guard [.on, .in, .behind].contains(position.relation) else { return nil }
            return Stage.Role(
                target: .figure(other), relation: position.relation == .behind ? .behind : .on,
                perch: Stage.Perch(words) ?? (position.relation == .in ? .lap : .back))
        }
        guard var thing = thing(position.thing) else { return nil }
        if position.relation == .on, let spread = things.spread(thing) { thing = spread }
        return relation(.placed(position.relation), member.pose, thing).map {
            Stage.Role(target: .thing(thing), relation: $0, isSeated: position.isSeated)
        }
    }

    /// “Rides Tim”, “sits on Tim”, but not “sits beside Tim”.
    private func place(on other: Int, of member: CastMember) -> Stage.Role? {
        if member.pose == .hiding { return Stage.Role(target: .figure(other), relation: .behind) }
        guard ![.carrying, .lifting].contains(member.pose) else { return nil }
        let id = members[other].character
        let names = characters.first { $0.id == id }?.name.lowercaseWords ?? [id]
        let preposition = preposition(before: names.contains)
        let isMounted = preposition == nil && member.pose == .sitting && words.contains(where: names.contains)
        let perch = preposition.map(Self.ons.contains) ?? true ? Stage.Perch(words) : nil
        let isOn =
            isMounted || member.pose == .sitting && perch != nil
            || preposition.map(Self.ons.contains) ?? false && !member.pose.actsFromAfar && !member.pose.usesHands
        return isOn ? Stage.Role(target: .figure(other), relation: .on, perch: perch ?? .back) : nil
    }

    private func relation(_ reading: Reading, _ pose: Pose, _ thing: Prop) -> Stage.Relation? {
        let isTable = Stage.tables.contains(thing.nouns[0])
        let carries = thing.seat != nil
        let seat: Stage.Relation = thing.encloses ? .inside : .on
        if pose == .hiding {
            switch reading {
            case .placed(.under): break
            case .open, .placed(.behind): return .behind
            default: if !(thing.encloses && carries) { return .behind }
            }
        }
        switch reading {
        case .placed(.behind): return .behind
        case .placed(.on) where pose == .falling || pose.liesDown && thing.size * thing.halfWidth < 0.4: return nil
        case .placed(.over) where pose == .jumping && thing.size <= 0.7: return .over
        case .placed(.under) where thing.size > (pose == .hiding ? 0.2 : 0.5) && thing.size < 1.2: return .under
        case .placed(.on) where carries, .placed(.in) where carries: return seat
        case .placed(.at) where isTable && pose.isDoneSeated, .open where isTable && pose.isDoneSeated: return .seatedAt
        case .open where carries && (pose == .sitting || pose == .sleeping): return seat
        case .open where carries && pose.isDoneSeated && 0.36...0.9 ~= thing.size && !thing.encloses: return .on
        default: return pose == .climbing ? carries && !thing.encloses ? .on : .up : nil
        }
    }

    // MARK: Contacts

    private func contact(of member: CastMember, at place: Stage.Role?) -> Stage.Role? {
        if washes(member) { return Stage.Role(target: .thing(things.drawing("sink")), relation: .at) }
        // What someone works with is on the table. The windows of a train are there already.
        guard place?.relation != .workingAt,
            let target = member.target ?? (place == nil ? member.position?.thing : nil),
            panel.setting != .carriage || target != Prop.window.nouns[0]
        else { return nil }
        let relation: Stage.Relation = member.pose.actsFromAfar ? .afar : .at
        if let other = figure(of: target, except: member) {
            if case .figure(other)? = place?.target { return nil }
            let isInArms = member.pose == .carrying || member.pose == .lifting
            return Stage.Role(target: .figure(other), relation: isInArms ? .inArms : relation)
        }
        guard let thing = thing(target) else { return nil }
        if case .thing(let support)? = place?.target, support.nouns[0] == thing.nouns[0] { return nil }
        return Stage.Role(target: .thing(thing), relation: relation)
    }

    /// “Washed the apples in the sink.”
    private func washes(_ member: CastMember) -> Bool {
        member.pose == .working && words.contains { $0.hasPrefix("wash") || $0.hasPrefix("rinse") }
            && panel.props.contains { things.prop(for: $0)?.nouns[0] == "sink" }
    }

    /// The table at which someone works with small things: in a room for work also if the page spec names none.
    private func surface(for member: CastMember) -> Prop? {
        guard member.pose == .working, scenery.isIndoors, !panel.direction.lowercaseWords.contains("floor") else {
            return nil
        }
        let used = [member.holding, member.target].compactMap { $0.flatMap { things.prop(for: $0) } }
        let own = panel.props.lazy.compactMap { things.prop(for: $0) }.first { Stage.tables.contains($0.nouns[0]) }
        let hasSmallThings = panel.props.contains {
            things.prop(for: $0).map { $0.size <= Stage.mostOnTable && $0.place == .ground } ?? false
        }
        guard !used.isEmpty || own != nil || hasSmallThings,
            used.allSatisfy({
                $0.use == nil && $0.verb != "play"
                    && ($0.size <= Stage.mostOnTable || Stage.tables.contains($0.nouns[0]))
            }),
            Self.workrooms.contains(panel.setting) || own != nil
        else { return nil }
        if let own, own.nouns[0] != "table" || things.own["table"] != nil { return own }
        var table = things.drawing(things.own["table"] == nil ? "table-covered" : "table")
        table.colorWord = own?.colorWord
        return table
    }

    // MARK: Words

    /// The thing of the page spec, if figures can touch it.
    private func thing(_ noun: String) -> Prop? {
        guard let known = things.prop(for: noun),
            panel.props.contains(where: { things.prop(for: $0)?.nouns[0] == known.nouns[0] }),
            let thing = PropLayout.fitting(known, of: things, in: panel, scenery: scenery),
            scenery.holdsThing(thing)
        else { return nil }
        return thing
    }

    private func figure(of id: String?, or other: String? = nil, except member: CastMember) -> Int? {
        members.firstIndex { $0.character != member.character && ($0.character == id || $0.character == other) }
    }

    private func reading(of thing: Prop, for pose: Pose) -> Reading {
        let isNoun = { (word: String) in things.prop(named: word)?.nouns[0] == thing.nouns[0] }
        guard let word = preposition(before: isNoun) else {
            // “Painted the bench.”
            return pose == .working && words.contains(where: isNoun) ? .beside : .open
        }
        let isOnIt =
            isSeated(on: thing) != nil || !pose.usesHands || [.climbing, .reading, .eating].contains(pose)
            || pose == .working && !Stage.tables.contains(thing.nouns[0])
        switch word {
        case "behind": return .placed(.behind)
        case "over": return .placed(.over)
        case "at", "around": return .placed(.at)
        case "out" where thing.encloses: return .placed(.in)
        // “Slid down the slide.”
        case "down" where pose == .sitting: return .placed(.on)
        default: break
        }
        if Self.unders.contains(word), !pose.actsFromAfar, !pose.usesHands || pose.isDoneSeated {
            return .placed(.under)
        }
        if Self.ons.contains(word), isOnIt { return .placed(.on) }
        return Self.ins.contains(word) && isOnIt ? .placed(.in) : .beside
    }

    /// “Brushes her teeth, standing on a stool.” Nil if the direction does not say it.
    private func isSeated(on thing: Prop) -> Bool? {
        guard let noun = words.firstIndex(where: { things.prop(named: $0)?.nouns[0] == thing.nouns[0] }) else {
            return nil
        }
        let postures = ["sitting": true, "standing": false]
        return words[max(0, noun - Self.reach - 1)..<noun].last { postures[$0] != nil }.flatMap { postures[$0] }
    }

    /// The nearest preposition before a noun.
    private func preposition(before isNoun: (String) -> Bool) -> String? {
        guard let noun = words.firstIndex(where: isNoun) else { return nil }
        return words[max(0, noun - Self.reach)..<noun].last {
            Self.ons.contains($0) || Self.ins.contains($0) || Self.unders.contains($0) || Self.others.contains($0)
        }
    }

    /// The direction without sentences that only list things.
    private static func event(in direction: String) -> String {
        direction.replacing(". ", with: ".\n").split(separator: "\n").filter { !$0.hasSuffix(Caption.listEnding) }
            .joined(separator: " ")
    }

    /// “Climbs out of the water”, “climbed aboard”: there is nothing to climb.
    private var climbsWithoutSupport: Bool {
        zip(words, words.dropFirst()).contains { $0.hasPrefix("climb") && ["out", "in", "aboard", "off"].contains($1) }
    }
}
