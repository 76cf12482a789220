import Domain

/// Where the figures of a picture are.
extension PanelComposer {
    /// A position, and the words for it: “under the apple tree”.
    typealias Placement = (position: CastPosition, words: String)

    /// Nil on open ground.
    func position(
        of character: Int, in event: SceneEvent, props: [PageReading.NamedProp], _ reading: PageReading
    ) -> CastPosition? {
        let placement = lexicon.placement(in: event, among: props)
        return (placement ?? unsaidPlacement(of: character, in: event, props: props, reading))?.position
    }

    /// What the event itself does not say: the seat at the start of its sentence, the table at which one eats, or where
    /// the character was just before: “sat in the armchair and sewed”, “stood on a stool. He sewed”.
    private func unsaidPlacement(
        of character: Int, in event: SceneEvent, props: [PageReading.NamedProp], _ reading: PageReading
    ) -> Placement? {
        if let seat = opening(of: event, props: props, reading) { return seat }
        if [.eating, .reading].contains(event.pose), let table = props.first(where: { $0.isTable(of: event) }) {
            return (CastPosition(.at, table.noun), "at the \(table.word)")
        }
        // “Lay in bed and pulled the blanket up.”
        let lies = lies(in: event, reading)
        guard event.pose != .sitting, let before = last(of: character, before: event, in: reading),
            event.object == nil || ![.hugging, .lifting].contains(event.pose),
            event.pose.keepsPlace || lies
                || before.sentence == event.sentence && event.pose.isDoneInPlace,
            var placement = lexicon.placement(in: before, among: props), placement.position.relation != .over,
            [.sitting, .standing, .kneeling, .swimming, .hiding].contains(before.pose) || before.pose.liesDown
                || before.isCovered,
            [.on, .in].contains(placement.position.relation) || before.characters == event.characters
        else { return nil }
        if [.on, .in].contains(placement.position.relation), !lies {
            placement.position.isSeated = before.pose != .standing
        }
        return placement
    }

    /// Whether the characters lie and do it there: “lay in bed and pulled the blanket up to her chin”.
    func lies(in event: SceneEvent, _ reading: PageReading) -> Bool {
        guard event.pose.isDoneLying, let first = event.characters.first,
            let before = last(of: first, before: event, in: reading)
        else { return false }
        return before.pose.liesDown && before.sentence == event.sentence && before.characters == event.characters
    }

    /// Those whom others carry on their backs in the event of the picture or before it, with the carriers: “the duck
    /// carried her on his back”, and with the part of the body that carries them. Not those who went on their own way.
    func riders(in reading: PageReading, until key: SceneEvent?) -> [Int: (mount: Int, perch: String)] {
        let perches: Set<String> = ["back", "shoulders"]
        var riders: [Int: (mount: Int, perch: String)] = [:]
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
            riders = [rider: (event.characters[0], words[2])]
        }
        return riders
    }

    /// The words for where the characters are, if the event does not say it: “under the tree” for “ate a sandwich”,
    /// “, standing on the stool” for “brushed her teeth”.
    func placeWords(for event: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading) -> String {
        guard let first = event.characters.first, lexicon.placement(in: event, among: props) == nil,
            let (position, words) = unsaidPlacement(of: first, in: event, props: props, reading)
        else { return "" }
        if lies(in: event, reading) { return ", lying \(words)" }
        return position.isSeated.map { ", \($0 ? "sitting" : "standing") \(words)" } ?? words
    }

    /// The seat at the start of the sentence: “On the swing, Tom laughed.”
    func opening(
        of event: SceneEvent, props: [PageReading.NamedProp], _ reading: PageReading
    ) -> Placement? {
        let isFirst = !reading.events.contains { $0.sentence == event.sentence && $0.token < event.token }
        let isPosture = [.sitting, .standing].contains(event.pose)
        guard isFirst, event.pose.keepsPlace && !isPosture || event.pose == .flying, event.things.isEmpty,
            event.object == nil
        else { return nil }
        let seat = props.first { prop in
            prop.carries && lexicon.things.prop(named: prop.noun)?.seat != nil
                && !lexicon.words.pictures.climbable.contains(prop.noun)
                && prop.places.contains {
                    $0.sentence == event.sentence && $0.token < min(event.token, Self.opening)
                }
        }
        return seat.map {
            let relation: CastPosition.Relation = lexicon.things.prop(named: $0.noun)?.encloses == true ? .in : .on
            return (CastPosition(relation, $0.noun, isSeated: true), "\(relation.rawValue) the \($0.word)")
        }
    }

    private static let opening = 4

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

    private func last(of character: Int, before key: SceneEvent, in reading: PageReading) -> SceneEvent? {
        let event = reading.events.last {
            ($0.sentence, $0.token) < (key.sentence, key.token) && $0.characters.contains(character)
        }
        return event.flatMap { $0.sentence >= key.sentence - 1 ? $0 : nil }
    }
}

extension PlannerLexicon {
    /// Where the event says that its characters are: “on the bench”, “out from behind a barrel”. Nil for what only their
    /// hands or eyes are on: “put a cup on the table”, “looked into the box”.
    func placement(in event: SceneEvent, among props: [PageReading.NamedProp]) -> PanelComposer.Placement? {
        let words = event.complement.split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
            guard let relation = CastPosition.Relation(preposition: word, in: event.pose) else { continue }
            let phrase = words[(index + 1)...].prefix { !grammar.dangling.contains($0) || ["of", "very"].contains($0) }
            // “At the edge of the blanket.”
            let isPart = relation == .at && phrase.contains("edge")
            // “In front of the oven.”
            guard drawables(in: Array(words[..<index])).isEmpty, phrase.first != "front" else { return nil }
            // “Found Tom behind the barrel.”
            if index > 0, event.object != nil, !event.pose.isPosture { return nil }
            let noun = drawables(in: Array(phrase)).first { noun in
                event.things.contains(noun) && props.contains { $0.noun == noun }
            }
            guard let noun else { continue }
            // “Hammered in the nails”, “dipped a paw in the jar”, “leaned on the fence”.
            let isSeat = carries(noun) && !Stage.tables.contains(noun)
            let isTouched =
                event.pose == .working || [.eating, .reading].contains(event.pose) && !isSeat || event.verb == "lean"
            let isOn = relation == .on || relation == .in
            // “Hid his head under the pillow.”
            if relation == .under, noun == "pillow" || noun == "cushion" { return nil }
            if isOn && isTouched || isPart && !isSeat { return nil }
            // “Climbed into the boat” and now sits in it.
            let preposition = ["into": "in", "onto": "on"][word] ?? word
            return (CastPosition(isPart ? .on : relation, noun), ([preposition] + phrase).joined(separator: " "))
        }
        return nil
    }
}

extension PlannerLexicon {
    private static let placing: Set<Pose> = [.bending, .lifting, .carrying, .pulling, .reaching, .working]

    /// Where the event puts someone: “lifted the seal into the boat”, “laid the robot on the bench”.
    func placement(
        of character: Int, by event: SceneEvent, among props: [PageReading.NamedProp]
    ) -> CastPosition? {
        guard event.object == character, !event.characters.contains(character), Self.placing.contains(event.pose) else {
            return nil
        }
        let words = event.complement.split(separator: " ").map(String.init)
        for (index, word) in words.enumerated() {
            guard let relation = ["in": .in, "into": .in, "on": .on, "onto": .on][word] as CastPosition.Relation? else {
                continue
            }
            let phrase = words[(index + 1)...].prefix { !grammar.dangling.contains($0) }
            let nouns = drawables(in: Array(phrase))
            let noun = nouns.first { noun in carries(noun) && props.contains { $0.noun == noun } }
            if let noun { return CastPosition(relation, noun) }
        }
        return nil
    }

    /// Whether a picture can show someone on or in the thing.
    private func carries(_ noun: String) -> Bool {
        things.prop(named: noun).map { $0.seat != nil || things.spread($0) != nil } ?? false
    }
}

extension CastPosition.Relation {
    /// Nil if the words are not about where the body is.
    fileprivate init?(preposition: String, in pose: Pose) {
        let isBody = !pose.usesHands || [.kneeling, .climbing, .reading, .eating, .working].contains(pose)
        let stays = !pose.actsFromAfar || pose == .standing
        // “Ran into the tunnel”, “flew up into the tree”: not there yet.
        let isOnTheWay = pose.moves && pose != .crawling && ["onto", "into"].contains(preposition)
        switch preposition {
        case "on", "onto", "upon", "atop": self = .on
        case "in", "into", "inside": self = .in
        case "under", "beneath", "below", "underneath": self = .under
        case "behind": self = .behind
        case "over" where pose == .jumping: self = .over
        case "at" where pose.isDoneSeated, "around" where pose.isDoneSeated: self = .at
        default: return nil
        }
        let flies = pose == .flying && (self == .on || self == .in)
        guard isBody, !isOnTheWay, !flies, stays || self == .behind else { return nil }
    }
}

extension PageReading.NamedProp {
    /// Whether it is the table at which the event is.
    fileprivate func isTable(of event: SceneEvent) -> Bool {
        noun == "table" && isSpot && places.contains { $0.sentence == event.sentence }
    }
}
