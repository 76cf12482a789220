import Domain

/// What the figures of a picture hold, and what they act on.
extension PanelComposer {
    /// The thing's name in the page spec.
    func phrase(for noun: String, in props: [PageReading.NamedProp]) -> String {
        props.first { $0.noun == noun }?.phrase ?? noun
    }

    /// The figures with what they hold and what they act on.
    func members(
        _ present: ArraySlice<Int>, key: SceneEvent?, own: [Int: SceneEvent], poses: [Int: Pose],
        props: [PageReading.NamedProp], riders: [Int: Int],
        in reading: PageReading
    ) -> [CastMember] {
        let taken = key?.things ?? []
        return present.map { index in
            if let mount = riders[index], present.contains(mount) {
                return CastMember(
                    character: cast[index].id, pose: .sitting, position: CastPosition(.on, cast[mount].id))
            }
            let isMount = riders.values.contains(index)
            let pose = isMount && [.carrying, .lifting].contains(poses[index]) ? .walking : poses[index] ?? .standing
            if isMount { return CastMember(character: cast[index].id, pose: pose) }
            var member = CastMember(
                character: cast[index].id, pose: pose, holding: hands.thing(of: index, props: props, reading: reading))
            if let key, let place = lexicon.placement(of: index, by: key, among: props) {
                member.position = place
                let isBed = ["bed", "cradle", "hammock"].contains(place.thing)
                let pose = own[index].map(\.pose).flatMap { $0.isPosture ? $0 : nil }
                member.pose = pose ?? (key.laysDown || isBed ? .lying : .sitting)
                return member
            }
            guard let event = own[index] else {
                // “Pia slept against Father's shoulder”: he sits.
                let isLeanedOn = own.contains { $0.key != index && leans($0.value) }
                if isLeanedOn, pose == .standing { member.pose = .sitting }
                return member
            }
            let things = event.things.filter { thing in props.contains { $0.noun == thing } }
            // “Chased the scarf.”
            let isPursued = member.holding.map(event.things.contains) ?? false
            if isPursued, lexicon.words.pictures.pursuits.contains(event.verb) { member.holding = nil }
            let isFirst =
                (event.characters.first == index || event.consumes)
                && (event.position == key?.position || !things.contains(where: taken.contains))
            if isFirst, let thing = heldThing(in: event, among: things) { member.holding = thing }
            member.holding =
                member.holding
                ?? reading.carried.last { carried in
                    carried.character == index && props.contains { $0.noun == carried.noun }
                }?.noun
            // “Walked hand in hand under a big umbrella.”
            if member.holding == nil, event.position == key?.position, event.characters.first == index {
                member.holding =
                    props.first { prop in
                        prop.isSpot && lexicon.words.pictures.overhead.contains(prop.noun)
                            && prop.places.contains { $0.sentence == event.sentence }
                    }?.noun
            }
            if member.holding == nil, event.things.isEmpty {
                member.holding = broughtThing(by: index, before: event, props: props, in: reading)
            }
            // “There were strawberries, and Pim ate”, “made a snowball and threw it”.
            if member.holding == nil, isFirst, event.position == key?.position, event.things.isEmpty {
                member.holding = unsaidThing(of: event, props: props)
            }
            // “Put his arm around his shoulders.”
            let isEmbrace = event.pose == .hugging && event.things.isEmpty
            let partner = event.object ?? (isEmbrace || leans(event) ? present.last { $0 != index } : nil)
            let other = partner.flatMap { present.contains($0) && $0 != index ? cast[$0].id : nil }
            // The direction does not say it of others: “sat beside Tim” is not on him.
            let isElsewhere = event.pose == .sitting && event.position != key?.position && !event.isOnObject
            guard !isElsewhere else { return member }
            if [.bending, .reaching, .working, .lifting].contains(event.pose),
                let ladder = climbed(by: index, before: event, props: props, in: reading)
            {
                member.holding = member.holding ?? things.first(where: lexicon.handheld.contains)
                (member.pose, member.target) = (.climbing, ladder)
                return member
            }
            let place = position(of: index, in: event, props: props, reading)
            member.position = place?.thing == member.holding ? nil : place
            // “On the swing Tom flew high.”
            if event.pose == .flying, member.position?.isSeated == true { member.pose = .sitting }
            // “The robin flew out of the basket.”
            if member.pose == .flying, member.position?.relation == .in { member.position = nil }
            let thing = things.first { $0 != member.holding && $0 != member.position?.thing }
            member.target = other ?? thing
            let isCarried = own.contains { other, event in
                other != index && event.object == index && [.carrying, .hugging].contains(poses[other])
            }
            if isCarried, pose == .sleeping { member.target = nil }
            // “Fell asleep under the moon.”
            if let target = member.target, lexicon.grammar.aloft.contains(target), pose.liesDown { member.target = nil }
            // “Sat on the elephant's back.”
            if event.isMounted, let other {
                (member.target, member.position) = (nil, CastPosition(.on, other))
            }
            // “Climbed up and up”: the ladder that the text names.
            let isUp = event.complement.isEmpty || event.complement.hasPrefix("up")
            let climbable = lexicon.words.pictures.climbable
            let isLaden = event.things.isEmpty || event.complement.contains("with ")
            if pose == .climbing, isUp, isLaden, !event.things.contains(where: climbable.contains), other == nil {
                member.target = props.first { climbable.contains($0.noun) }?.noun ?? member.target
            }
            return member
        }
    }

    /// What someone eats or throws if the event does not say it: food or a ball that the page names nearby.
    private func unsaidThing(of event: SceneEvent, props: [PageReading.NamedProp]) -> String? {
        let pictures = lexicon.words.pictures
        guard event.isBare || ["", "it", "them"].contains(event.complement.prefix { $0 != " " }) else { return nil }
        let nouns =
            event.pose == .throwing ? pictures.thrown : pictures.eating.contains(event.verb) ? pictures.food : []
        return props.first { prop in
            nouns.contains(prop.noun) && prop.places.contains { abs($0.sentence - event.sentence) <= 1 }
        }?.noun
    }

    /// “Slept against Father's shoulder.”
    private func leans(_ event: SceneEvent) -> Bool {
        event.pose == .sleeping && event.complement.contains("shoulder")
    }

    /// What the character came with: “stood on the beach with a lantern and waved”.
    func broughtThing(
        by character: Int, before key: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading
    ) -> String? {
        let event = reading.events.last {
            ($0.sentence, $0.token) < (key.sentence, key.token) && $0.characters == [character]
                && ($0.pose.moves || [.standing, .sitting].contains($0.pose))
        }
        guard let event else { return nil }
        let words = event.token...max(event.token, end(of: event, in: reading))
        return props.first { prop in
            lexicon.handheld.contains(prop.noun) && !prop.isSpot
                && prop.places.contains { $0.sentence == event.sentence && words ~= $0.token }
        }?.noun
    }

    /// The thing of an event that belongs in the hands: what is carried or eaten, or the tool behind “with”, or what
    /// the hands work on.
    func heldThing(in key: SceneEvent, among things: [String]) -> String? {
        if let tool = key.tool, things.contains(tool) { return tool }
        // “Under a green umbrella”, “hung her coat on the peg”.
        let isUnder = key.isCovered || key.complement.contains(" under ")
        if isUnder, let cover = things.first(where: lexicon.words.pictures.overhead.contains) { return cover }
        if key.verb == "hang", let thing = things.first, lexicon.garments.contains(thing) { return thing }
        if isAtOwnHead(key) { return things.first(where: lexicon.handheld.contains) }
        let words = key.complement.split(separator: " ").map(String.init)
        let isAtPlace = words.first.map(lexicon.grammar.dangling.contains) ?? false
        let object = isAtPlace ? [] : Array(words.dropFirst().prefix { !lexicon.grammar.dangling.contains($0) })
        let tool = Array(words.drop { $0 != "with" })
        let lens = Array(words.drop { !["with", "through"].contains($0) })
        let source = Array(words.drop { $0 != "from" }.dropFirst().prefix { !lexicon.grammar.dangling.contains($0) })
        let held: [[String]] =
            switch key.pose {
            // “Poured tea from the teapot.”
            case .working: [tool, object, source]
            case .hugging, .waving: [object]
            // “Looked with a magnifying glass”, not “saw a frog with a ball”.
            case .peering: [lens]
            case .flying: [tool, object]
            // “Put the hat on the table.”
            case .bending where !lexicon.drawables(in: Array(words.dropFirst(object.count + 1))).isEmpty: [object]
            case let pose where pose.words.takesHeld: [words]
            case let pose where pose.moves: [tool]
            default: []
            }
        return held.lazy.flatMap { lexicon.drawables(in: $0) }
            .first { noun in
                things.contains(noun) && lexicon.handheld.contains(noun)
                    && (key.pose != .peering || lexicon.things.prop(named: noun)?.contact(in: .peering) != nil)
            }
    }
}
