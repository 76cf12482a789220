import Domain

/// What the figures of a picture hold, and what they act on.
extension PanelComposer {
    /// The thing's name in the page spec; a character's id is not changed.
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
                return CastMember(character: cast[index].id, pose: .sitting, target: cast[mount].id)
            }
            let isMount = riders.values.contains(index)
            let pose = isMount && [.carrying, .lifting].contains(poses[index]) ? .walking : poses[index] ?? .standing
            if isMount { return CastMember(character: cast[index].id, pose: pose) }
            var member = CastMember(
                character: cast[index].id, pose: pose, holding: hands.thing(of: index, props: props, reading: reading))
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
            if member.holding == nil, event.things.isEmpty {
                member.holding = broughtThing(by: index, before: event, props: props, in: reading)
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
            let seat =
                event.pose.keepsPlace || event.pose == .flying
                ? seat(of: index, before: event, props: props, in: reading) : nil
            let isSeated = seat.map { seat in things.allSatisfy { $0 == seat || lexicon.grammar.aloft.contains($0) } }
            let thing = isSeated == true ? nil : things.first { $0 != member.holding }
            // “At the kitchen table Mia ate a bowl of porridge.”
            let table = [.eating, .reading].contains(event.pose) ? props.first { $0.isTable(of: event) }?.noun : nil
            // “On the swing Tom flew high.”
            if event.pose == .flying, seat != nil { member.pose = .sitting }
            member.target = other ?? table ?? (isFirst ? thing ?? seat : seat ?? thing)
            let isCarried = own.contains { other, event in
                other != index && event.object == index && [.carrying, .hugging].contains(poses[other])
            }
            if isCarried, pose == .sleeping { member.target = nil }
            // “Fell asleep under the moon.”
            if let target = member.target, lexicon.grammar.aloft.contains(target), pose.liesDown { member.target = nil }
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

    /// Where the character sat or stood just before: “sat in the armchair and sewed”, “stood on a stool. He sewed”.
    func seat(
        of character: Int, before key: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading
    ) -> String? {
        if let place = openingPlace(of: key, props: props, in: reading) { return place.noun }
        let event = last(of: character, before: key, in: reading)
        guard let event, event.pose == .sitting || event.pose.liesDown || event.isCovered || stands(event) else {
            return nil
        }
        return event.things.first { thing in props.contains { $0.noun == thing } }
    }

    /// Those whom others carry on their backs in the event of the picture or before it, with the carriers: “the duck
    /// carried her on his back”. Not those who went on their own way.
    func riders(in reading: PageReading, until key: SceneEvent?) -> [Int: Int] {
        let perches: Set<String> = ["back", "shoulders"]
        var riders: [Int: Int] = [:]
        for event in reading.events where event.position <= key?.position ?? .max {
            for character in event.characters where event.pose.travels || event.pose == .jumping {
                riders[character] = nil
            }
            let words = event.complement.split(separator: " ").suffix(3).map(String.init)
            guard [.carrying, .lifting].contains(event.pose), event.characters.count == 1, let rider = event.object,
                words.count == 3, ["on", "onto"].contains(words[0]),
                lexicon.grammar.possessives.contains(words[1]) || words[1] == "its", perches.contains(words[2]),
                reading.present.contains(event.characters[0])
            else { continue }
            riders = [rider: event.characters[0]]
        }
        return riders
    }

    /// The seat at the start of the sentence: “On the swing, Tom laughed.”
    func openingPlace(
        of event: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading
    ) -> PageReading.NamedProp? {
        let isFirst = !reading.events.contains { $0.sentence == event.sentence && $0.token < event.token }
        let isPosture = [.sitting, .standing].contains(event.pose)
        guard isFirst, event.pose.keepsPlace && !isPosture || event.pose == .flying, event.things.isEmpty,
            event.object == nil
        else { return nil }
        return props.first { prop in
            prop.carries && lexicon.things.prop(named: prop.noun)?.seat != nil
                && !lexicon.words.pictures.climbable.contains(prop.noun)
                && prop.places.contains {
                    $0.sentence == event.sentence && $0.token < min(event.token, Self.opening)
                }
        }
    }

    private static let opening = 4

    /// “Slept against Father's shoulder.”
    private func leans(_ event: SceneEvent) -> Bool {
        event.pose == .sleeping && event.complement.contains("shoulder")
    }

    /// “Stood on a stool”, “splashed in the bathtub”.
    private func stands(_ event: SceneEvent) -> Bool {
        guard let thing = event.things.first.flatMap({ lexicon.things.prop(named: $0) }), thing.seat != nil else {
            return false
        }
        return event.pose == .standing && event.complement.hasPrefix("on ")
            || event.complement.hasPrefix("in ") && thing.encloses
                && [.sitting, .standing, .kneeling, .swimming].contains(event.pose)
    }

    /// What the character climbed just before: “climbed the ladder and picked apples”.
    func climbed(
        by character: Int, before key: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading
    ) -> String? {
        let event = last(of: character, before: key, in: reading)
        guard let event, event.pose == .climbing, event.sentence == key.sentence, !event.complement.hasPrefix("down")
        else { return nil }
        return event.things.first { thing in
            lexicon.words.pictures.climbable.contains(thing) && props.contains { $0.noun == thing }
        }
    }

    /// The words for the seat, if the event does not name it: “under the tree” for “ate a sandwich”, “, standing on a
    /// stool” for “brushed her teeth”.
    func place(of event: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading) -> String {
        if let prop = openingPlace(of: event, props: props, in: reading) {
            let isIn = lexicon.things.prop(named: prop.noun)?.encloses == true
            return ", sitting \(isIn ? "in" : "on") the \(prop.word)"
        }
        guard event.pose.keepsPlace, let first = event.characters.first,
            let before = last(of: first, before: event, in: reading), before.characters == event.characters,
            before.isOnObject, Set(before.things).isDisjoint(with: event.things)
        else { return "" }
        if event.pose.isDoneSeated, before.pose == .sitting || before.isCovered { return before.complement }
        let isFree = event.things.allSatisfy(lexicon.grammar.aloft.contains)
        guard isFree || event.pose.isDoneSeated, event.object == nil, event.pose != .sitting else { return "" }
        var words = before.complement.split(separator: " ").map(String.init)
        // “Climbed into the boat” and now sits in it.
        words[0] = ["into": "in", "onto": "on"][words[0]] ?? words[0]
        let next = words.dropFirst().firstIndex { lexicon.grammar.dangling.contains($0) && $0 != "of" }
        let place = words[..<(next ?? words.endIndex)].joined(separator: " ")
        if stands(before) { return ", \(before.pose == .standing ? "standing" : "sitting") \(place)" }
        let isSeat = before.things.first.flatMap { lexicon.things.prop(named: $0)?.seat } != nil
        return before.pose == .sitting && isSeat ? ", sitting \(place)" : ""
    }

    private func last(of character: Int, before key: SceneEvent, in reading: PageReading) -> SceneEvent? {
        let event = reading.events.last {
            ($0.sentence, $0.token) < (key.sentence, key.token) && $0.characters.contains(character)
        }
        return event.flatMap { $0.sentence >= key.sentence - 1 ? $0 : nil }
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

extension PageReading.NamedProp {
    /// Whether it is the table at which the event is.
    fileprivate func isTable(of event: SceneEvent) -> Bool {
        noun == "table" && isSpot && places.contains { $0.sentence == event.sentence }
    }
}
