import Domain
import Generation

/// Where each figure of a picture is, and what it acts on.
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
        /// It is behind what the figure climbs: a tree at which a ladder stands.
        case backdrop
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

    /// Where a figure is, or what it acts on.
    struct Role {
        var target: Target
        var relation: Relation
        var perch = Perch.back
        /// Whether it sits there, whatever else it does; nil if the pose says it.
        var isSeated: Bool?

        /// Whether a figure in this pose sits there.
        func seats(_ pose: Pose) -> Bool {
            guard [.on, .inside, .seatedAt].contains(relation) else { return false }
            let takesSeat =
                switch target {
                case .thing(let thing): pose.keepsPlace && Stage.chairs.contains(thing.nouns[0])
                case .figure: pose.keepsPlace
                }
            return isSeated ?? (pose.isDoneSeated || takesSeat)
        }
    }

    /// The ids of the figures.
    let members: [String]
    /// What each figure is on, in, at, under, behind or over, or climbs; nil on open ground. In the order of the figures.
    let places: [Role?]
    /// What each figure acts on, with its hands or from a distance; nil for nothing.
    let contacts: [Role?]
    /// The ids of those who lie or sleep in beds.
    let inBed: Set<String>

    /// `members` are the figures of the picture.
    init(_ panel: PanelSpec, members: [CastMember], characters: [StoryCharacter], things: ArtCatalog) {
        let hasBed = panel.props.contains { things.prop(for: $0)?.nouns[0] == Prop.bed.nouns[0] }
        let inBed = Set(members.filter { hasBed && Self.isInBed($0, things, in: panel.setting) }.map(\.character))
        let reader = StageReader(panel, members: members, characters: characters, things: things)
        let roles = members.map { member in
            let roles = inBed.contains(member.character) ? (place: nil, contact: nil) : reader.roles(of: member)
            // There is only one bed.
            let isAtBed = !inBed.isEmpty && Self.thing(of: roles.place)?.nouns[0] == Prop.bed.nouns[0]
            return isAtBed ? (place: nil, contact: roles.contact) : roles
        }
        self.members = members.map(\.character)
        self.inBed = inBed
        places = roles.map(\.place)
        contacts = roles.map(\.contact)
    }

    /// Who sleeps, or lies in a bedroom, has a bed, unless it is on something else; elsewhere, who lies has one that it
    /// is in.
    private static func isInBed(_ member: CastMember, _ things: ArtCatalog, in setting: Setting) -> Bool {
        let named = member.position?.thing ?? member.target
        let thing = named.flatMap { things.prop(for: $0) }
        let isBed = thing.map { $0.nouns[0] == Prop.bed.nouns[0] } ?? false
        let isUnder = isBed && member.position?.relation == .under
        return !isUnder
            && (isBed && member.pose.liesDown || member.pose == .sleeping && thing?.seat == nil
                || member.pose == .lying && named == nil && setting == .bedroom)
    }

    static let tables: Set<String> = ["table", "desk"]
    /// Things on which everyone sits, whatever else they do.
    private static let chairs: Set<String> = ["chair", "armchair", "throne", "sofa", "bench", "swing"]

    /// The size of the largest things that are on a table.
    static let mostOnTable = 0.36

    /// What a figure climbs if the page spec names nothing.
    static func support(in setting: Setting) -> String? {
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

    /// The thing that the figure is on, in, at, under, behind or over, or that it climbs.
    func support(of figure: Int) -> Prop? { Self.thing(of: places[figure]) }

    /// The thing that the figure acts on.
    func thing(of figure: Int) -> Prop? { Self.thing(of: contacts[figure]) }

    private static func thing(of role: Role?) -> Prop? {
        guard case .thing(let prop)? = role?.target else { return nil }
        return prop
    }

    /// Whether another figure rides on this one.
    func isMount(_ figure: Int) -> Bool {
        places.contains { place in
            guard case .figure(figure)? = place?.target else { return false }
            return place?.relation == .on && place?.perch == .back
        }
    }

    /// The figure that this one acts on, or that carries or hides it.
    func partner(of figure: Int) -> Int? {
        for role in [contacts[figure], places[figure]] {
            if case .figure(let other)? = role?.target { return other }
        }
        return nil
    }
}

extension Scenery {
    /// Whether figures can touch the thing: not if it is in the sky, around their boat, or in the wall of a house.
    func holdsThing(_ prop: Prop) -> Bool {
        footing != .water && prop.place != .sky && (prop.place != .wall || !hasSky)
    }
}
