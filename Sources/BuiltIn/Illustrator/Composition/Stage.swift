import Domain
import Generation

/// What each figure of a picture acts on, and where it is in relation to that.
struct Stage {
    enum Relation {
        /// At the hands.
        case at
        /// At a distance.
        case afar
        /// Sits or stands on it.
        case on
        case inside
        /// Sits behind it, as at a table.
        case seatedAt
        /// Stands behind it and works on it.
        case workingAt
        case under
        case behind
        /// Above it, as in a jump.
        case over
        /// Climbs it.
        case up
        /// Holds it in its arms or above its head.
        case inArms
    }

    enum Target {
        case thing(Prop)
        /// The index of another figure.
        case figure(Int)
    }

    /// The part of another figure on which one sits.
    enum Perch: String {
        case back, shoulder, head, lap

        /// “Landed on his hat.” Nil if the words name none.
        init?(_ words: [String]) {
            let others: [String: Perch] = ["shoulders": .shoulder, "hat": .head, "helmet": .head, "nose": .head]
            let perch = words.indices.lazy.compactMap { index -> Perch? in
                let isOn = words[max(0, index - 4)..<index].contains { ["on", "onto"].contains($0) }
                return isOn ? Perch(rawValue: words[index]) ?? others[words[index]] : nil
            }.first
            guard let perch else { return nil }
            self = perch
        }
    }

    struct Role {
        var target: Target
        var relation: Relation
        var perch = Perch.back
        /// Whether it sits or stands there while it does something else; nil if the pose says it.
        var posture: Pose?
    }

    /// The ids of the figures.
    let members: [String]
    /// In the order of the figures; nil for a figure that acts on nothing.
    let roles: [Role?]
    /// The ids of those who lie or sleep in beds.
    let inBed: Set<String>

    /// `members` are the figures of the picture.
    init(_ panel: PanelSpec, members: [CastMember], characters: [StoryCharacter], things: ArtCatalog) {
        let words = Self.event(in: panel.direction).lowercaseWords
        let scenery = things.scenery(of: panel)
        self.members = members.map(\.character)
        let hasBed = panel.props.contains { things.prop(for: $0)?.nouns[0] == Prop.bed.nouns[0] }
        let inBed = Set(
            members.filter { hasBed && Self.isInBed($0, things, in: panel.setting) }.map(\.character))
        self.inBed = inBed
        roles = members.map { member in
            if inBed.contains(member.character) { return nil }
            // The seats and windows of a train or a bus.
            if panel.setting == .carriage {
                let isOnLap = members.contains { $0.character == member.target && $0.character != member.character }
                if [.sitting, .sleeping].contains(member.pose), !isOnLap {
                    return Role(target: .thing(things.drawing("bench")), relation: .on)
                }
                if member.target == Prop.window.nouns[0] { return nil }
            }
            // “Washed the apples in the sink.”
            let washes = member.pose == .working && words.contains { $0.hasPrefix("wash") || $0.hasPrefix("rinse") }
            if washes, panel.props.contains(where: { things.prop(for: $0)?.nouns[0] == "sink" }) {
                return Role(target: .thing(things.drawing("sink")), relation: .at)
            }
            if let surface = Self.surface(for: member, in: panel, things, scenery) {
                return Role(target: .thing(surface), relation: .workingAt)
            }
            guard let target = member.target else {
                let support =
                    member.pose == .climbing && !Self.climbsWithoutSupport(words)
                    ? Self.support(in: panel.setting) : nil
                return support.map { Role(target: .thing(things.drawing($0)), relation: .up) }
            }
            if let other = members.firstIndex(where: { $0.character == target }), member.character != target {
                let names = characters.first { $0.id == target }?.name.lowercaseWords ?? [target]
                let preposition = Self.preposition(before: { names.contains($0) }, in: words)
                // “Rides Tim”, “sits on Tim”, but “sits beside Tim”.
                let isMounted = preposition == nil && member.pose == .sitting && words.contains { names.contains($0) }
                let perch = preposition.map(Self.ons.contains) ?? true ? Perch(words) : nil
                let isOn =
                    isMounted || member.pose == .sitting && perch != nil
                    || preposition.map(Self.ons.contains) ?? false && !member.pose.actsFromAfar
                        && !member.pose.usesHands
                if member.pose == .carrying || member.pose == .lifting {
                    return Role(target: .figure(other), relation: .inArms)
                }
                if member.pose == .hiding { return Role(target: .figure(other), relation: .behind) }
                return Role(
                    target: .figure(other), relation: isOn ? .on : member.pose.actsFromAfar ? .afar : .at,
                    perch: perch ?? .back)
            }
            guard let known = things.prop(for: target),
                panel.props.contains(where: { things.prop(for: $0)?.nouns[0] == known.nouns[0] }),
                let thing = PropLayout.fitting(known, of: things, in: panel, scenery: scenery),
                scenery.holdsThing(thing)
            else { return nil }
            let isNoun = { (word: String) in things.prop(named: word)?.nouns[0] == known.nouns[0] }
            let preposition = Self.preposition(before: isNoun, in: words)
            // “Brushes her teeth, standing on a stool.”
            if let posture = Self.posture(before: isNoun, in: words), thing.seat != nil {
                return Role(
                    target: .thing(thing), relation: thing.encloses ? .inside : .on, posture: posture)
            }
            // “Painted the bench.”
            let isObject = preposition == nil && member.pose == .working && words.contains(where: isNoun)
            return Role(
                target: .thing(thing), relation: isObject ? .at : Self.relation(preposition, member.pose, thing))
        }
    }

    /// The direction without sentences that only list things.
    private static func event(in direction: String) -> String {
        direction.replacing(". ", with: ".\n").split(separator: "\n").filter { !$0.hasSuffix(Caption.listEnding) }
            .joined(separator: " ")
    }

    /// “Climbs out of the water”, “climbed aboard”: there is nothing to climb.
    private static func climbsWithoutSupport(_ words: [String]) -> Bool {
        zip(words, words.dropFirst()).contains { $0.hasPrefix("climb") && ["out", "in", "aboard", "off"].contains($1) }
    }

    /// What a figure climbs if the page spec names nothing.
    private static func support(in setting: Setting) -> String? {
        switch setting {
        case .forest, .garden, .meadow, .village, .river, .farm, .market, .jungle, .orchard, .swamp: "tree"
        case .mountain, .shore, .cave, .desert, .snow, .space, .harbour: "stone"
        case .city, .castle, .ship, .roof, .station, .playground, .barn, .attic, .theatre: "ladder"
        case .room, .kitchen, .school, .shop, .bakery, .library, .workshop, .hall, .bedroom, .bathroom, .carriage:
            "staircase"
        case .sea, .underwater, .sky: nil
        }
    }

    /// All that figures climb if page specs name nothing.
    static let supports = Setting.allCases.compactMap(support)

    /// Who sleeps, or lies in a bedroom, has a bed, unless it is on something else; elsewhere, who lies has one that it
    /// is in.
    private static func isInBed(_ member: CastMember, _ things: ArtCatalog, in setting: Setting) -> Bool {
        let target = member.target.flatMap { things.prop(for: $0) }
        let isBed = target.map { $0.nouns[0] == Prop.bed.nouns[0] } ?? false
        return isBed && member.pose.liesDown || member.pose == .sleeping && target?.seat == nil
            || member.pose == .lying && member.target == nil && setting == .bedroom
    }

    private static let workrooms: Set<Setting> = [.kitchen, .bakery, .workshop]

    /// The table at which someone works with small things: in a room for work also if the page spec names none.
    private static func surface(
        for member: CastMember, in panel: PanelSpec, _ things: ArtCatalog, _ scenery: Scenery
    ) -> Prop? {
        guard member.pose == .working, scenery.isIndoors, !panel.direction.lowercaseWords.contains("floor") else {
            return nil
        }
        let used = [member.holding, member.target].compactMap { $0.flatMap { things.prop(for: $0) } }
        let own = panel.props.lazy.compactMap { things.prop(for: $0) }.first { tables.contains($0.nouns[0]) }
        let hasSmallThings = panel.props.contains {
            things.prop(for: $0).map { $0.size <= mostOnTable && $0.place == .ground } ?? false
        }
        guard !used.isEmpty || own != nil || hasSmallThings,
            used.allSatisfy({
                $0.use == nil && $0.verb != "play" && ($0.size <= mostOnTable || tables.contains($0.nouns[0]))
            }),
            workrooms.contains(panel.setting) || own != nil
        else { return nil }
        if let own, own.nouns[0] != "table" || things.own["table"] != nil { return own }
        var table = things.drawing(things.own["table"] == nil ? "table-covered" : "table")
        table.colorWord = own?.colorWord
        return table
    }

    /// The size of the largest things that are on a table.
    static let mostOnTable = 0.36

    private static let tables: Set<String> = ["table", "desk"]
    private static let ons: Set<String> = ["on", "onto", "upon", "atop"]
    private static let ins: Set<String> = ["in", "into", "inside"]
    private static let unders: Set<String> = ["under", "beneath", "below", "underneath"]
    private static let others: Set<String> = [
        "behind", "over", "up", "down", "at", "to", "by", "beside", "near", "with", "for", "around", "from", "off",
        "against", "toward", "towards", "across", "along", "past", "through", "out",
    ]
    private static let reach = 6

    /// The nearest preposition before a noun.
    private static func preposition(before isNoun: (String) -> Bool, in words: [String]) -> String? {
        guard let noun = words.firstIndex(where: isNoun) else { return nil }
        return words[max(0, noun - reach)..<noun].last {
            ons.contains($0) || ins.contains($0) || unders.contains($0) || others.contains($0)
        }
    }

    /// “Standing on a stool”, “sitting in the bathtub”, behind a verb.
    private static func posture(before isNoun: (String) -> Bool, in words: [String]) -> Pose? {
        guard let noun = words.firstIndex(where: isNoun) else { return nil }
        let lead = words[max(0, noun - reach - 1)..<noun]
        guard let verb = lead.lastIndex(where: { ["standing", "sitting"].contains($0) }),
            lead[verb...].contains(where: { ons.contains($0) || ins.contains($0) })
        else { return nil }
        return words[verb] == "standing" ? .standing : .sitting
    }

    private static func relation(_ preposition: String?, _ pose: Pose, _ thing: Prop) -> Relation {
        let isSmall = thing.size <= 0.5
        let isBehind = ["behind", nil].contains(preposition) || !(thing.encloses && thing.seat != nil)
        if pose == .hiding, isBehind, !unders.contains(preposition ?? "") { return .behind }
        switch preposition {
        case "behind"?: return .behind
        case "out"? where thing.encloses && thing.seat != nil: return .inside
        case let word?
        where ons.contains(word) && (pose.liesDown && thing.size * thing.halfWidth < 0.4 || pose == .falling):
            return .at
        // “Slid down the slide.”
        case "down"? where pose == .sitting && thing.seat != nil: return thing.encloses ? .inside : .on
        case "over"? where pose == .jumping && thing.size <= 0.7: return .over
        case let word?
        where unders.contains(word) && !pose.actsFromAfar && (!pose.usesHands || pose.isDoneSeated)
            && (!isSmall || pose == .hiding && thing.size > 0.2) && thing.size < 1.2:
            return .under
        case let word? where ons.contains(word) || ins.contains(word):
            if thing.seat != nil,
                !pose.usesHands || [.climbing, .reading, .eating].contains(pose)
                    || pose == .working && !tables.contains(thing.nouns[0])
            {
                return thing.encloses ? .inside : .on
            }
        case nil where tables.contains(thing.nouns[0]) && pose.isDoneSeated: return .seatedAt
        case "at"? where tables.contains(thing.nouns[0]) && pose.isDoneSeated,
            "around"? where tables.contains(thing.nouns[0]) && pose.isDoneSeated:
            return .seatedAt
        case nil where thing.seat != nil && (pose == .sitting || pose == .sleeping):
            return thing.encloses ? .inside : .on
        case nil where thing.seat != nil && pose.isDoneSeated && 0.36...0.9 ~= thing.size && !thing.encloses: return .on
        default: break
        }
        if pose == .climbing { return thing.seat == nil || thing.encloses ? .up : .on }
        return pose.actsFromAfar ? .afar : .at
    }

    /// The thing that the figure acts on.
    func thing(of figure: Int) -> Prop? {
        guard case .thing(let prop)? = roles[figure]?.target else { return nil }
        return prop
    }

    /// Whether another figure rides on this one.
    func isMount(_ figure: Int) -> Bool {
        roles.contains { role in
            guard case .figure(figure)? = role?.target else { return false }
            return role?.relation == .on && role?.perch == .back
        }
    }

    func partner(of figure: Int) -> Int? {
        guard case .figure(let other)? = roles[figure]?.target else { return nil }
        return other
    }
}

extension Scenery {
    /// Whether figures can touch the thing: not if it is in the sky, around their boat, or in the wall of a house.
    func holdsThing(_ prop: Prop) -> Bool {
        footing != .water && prop.place != .sky && (prop.place != .wall || !hasSky)
    }
}
