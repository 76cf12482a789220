import Domain

/// Makes a panel from the reading of a page. Tracks from page to page which character holds what, sleeps or stays.
struct PanelComposer {
    /// The number of pages for which a thing that was shown stays available in dialogue.
    private static let memory = 2

    /// The number of events that are compared with the page before to find a different picture.
    private static let alternatives = 12

    /// The setting and poses of a picture, for a comparison with the next one.
    private struct Staging: Equatable {
        var setting: Setting
        var poses: [Int: Pose]
    }

    private let lexicon: PlannerLexicon
    private let cast: [PlannedCharacter]
    private var hands = HandTracker()
    private var companions: StageCompanions
    private var asleep: Set<Int> = []
    private var page = 0
    /// The page and setting in which each thing was shown last.
    private var shown: [String: (page: Int, setting: Setting)] = [:]
    /// The colour in which each thing was named last.
    private var colors: [String: String] = [:]
    private var lastStaging: Staging?
    private var lastAlt = ""

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        self.lexicon = lexicon
        self.cast = cast
        companions = StageCompanions(lexicon: lexicon, cast: cast)
    }

    mutating func panel(
        for page: PageReading, scene tracker: SceneTracker, mood named: Mood?, isLastPage: Bool
    ) -> PanelSpec {
        self.page += 1
        hands.read(page)
        for event in page.events where lexicon.grammar.waking.contains(event.verb) { asleep.subtract(event.characters) }
        let choice = MomentChoice(lexicon: lexicon, isLastPage: isLastPage)
        let ranked = choice.ranked(page.events)
        var reading = page
        let opening = tracker.scene(at: ranked.first.map { ($0.sentence, self.end(of: $0, in: page)) })
        companions.stay(in: &reading, setting: opening.setting)
        let key = moment(among: ranked, in: reading, choice: choice, tracker: tracker)
        let mood = named ?? mood(of: key, in: reading) ?? .calm
        let end = key.map { self.end(of: $0, in: reading) } ?? Int.max
        let scene = scene(
            at: tracker.scene(at: key.map { ($0.sentence, end) }), of: key, in: reading)
        if let key { removeThoseElsewhere(than: key, in: scene.setting, tracker, from: &reading) }
        let props = props(of: reading, key: key, end: end, scene: scene, tracker: tracker)
        let setting = scene.setting
        let shown = shownEvents(in: reading, key: key, ranked: ranked)
        var poses = poses(in: reading, key: key, ranked: ranked, setting: setting)
        lookOn(at: key, in: reading, mood: mood, poses: &poses)
        remember(poses, setting: setting)
        let actors = key.map { $0.isBare ? [] : $0.characters } ?? []
        let present = reading.present.filter(actors.contains) + reading.present.filter { !actors.contains($0) }
        let members = members(
            present.prefix(CastFinder.perPanel), key: key, own: shown, poses: poses, props: props, in: reading)
        let caption = Caption(
            lexicon: lexicon, cast: cast, present: reading.present, members: members,
            key: key.flatMap { $0.isBare ? nil : $0 }, deeds: shown, props: props, scene: scene, mood: mood)
        let (alt, direction) = texts(of: caption, ranked: ranked)
        lastAlt = alt
        return PanelSpec(
            direction: direction, alt: alt, setting: scene.setting, timeOfDay: scene.timeOfDay,
            weather: scene.weather, mood: mood,
            cast: members.map { member in
                var member = member
                member.holding = member.holding.map { noun in phrase(for: noun, in: props) }
                member.target = member.target.map { noun in
                    cast.contains { $0.id == noun } ? noun : phrase(for: noun, in: props)
                }
                return member
            }, props: props.map(\.phrase))
    }

    /// “They ate in the kitchen. Outside, the snowman stood in the moonlight.”
    private func removeThoseElsewhere(
        than key: SceneEvent, in setting: Setting, _ tracker: SceneTracker, from reading: inout PageReading
    ) {
        let sheltered = lexicon.words.scenes.sheltered
        let page = reading
        reading.present.removeAll { character in
            let own = page.events.filter { $0.characters.contains(character) || $0.object == character }
            return !own.isEmpty
                && own.allSatisfy { event in
                    let ends = [event.token, end(of: event, in: page)]
                    return event.sentence != key.sentence
                        && ends.allSatisfy { token in
                            let place = tracker.setting(at: (event.sentence, token))
                            return sheltered.contains(place.rawValue) != sheltered.contains(setting.rawValue)
                        }
                }
        }
    }

    /// The thing's name in the page spec; a character's id is not changed.
    private func phrase(for noun: String, in props: [PageReading.NamedProp]) -> String {
        props.first { $0.noun == noun }?.phrase ?? noun
    }

    /// What the event shows. A character that lies and looks is awake: “lay on his stomach and stared”.
    private func mood(of key: SceneEvent?, in reading: PageReading) -> Mood? {
        guard let key else { return nil }
        let looks = reading.events.contains { event in
            event.sentence == key.sentence && event.characters == key.characters && event.pose == .peering
        }
        return key.pose == .lying && looks ? .curious : key.pose.mood
    }

    /// The figures with what they hold and what they act on.
    private func members(
        _ present: ArraySlice<Int>, key: SceneEvent?, own: [Int: SceneEvent], poses: [Int: Pose],
        props: [PageReading.NamedProp],
        in reading: PageReading
    ) -> [CastMember] {
        let taken = key?.things ?? []
        return present.map { index in
            let pose = poses[index] ?? .standing
            var member = CastMember(
                character: cast[index].id, pose: pose, holding: hands.thing(of: index, props: props, reading: reading))
            guard let event = own[index] else { return member }
            let things = event.things.filter { thing in props.contains { $0.noun == thing } }
            // “Chased the scarf.”
            let isPursued = member.holding.map(event.things.contains) ?? false
            if isPursued, lexicon.words.pictures.pursuits.contains(event.verb) { member.holding = nil }
            let isFirst =
                (event.characters.first == index || event.consumes)
                && (event.position == key?.position || !things.contains(where: taken.contains))
            if isFirst, let thing = heldThing(in: event, among: things) { member.holding = thing }
            if member.holding == nil, event.things.isEmpty {
                member.holding = broughtThing(by: index, before: event, props: props, in: reading)
            }
            let other = event.object.flatMap { present.contains($0) && $0 != index ? cast[$0].id : nil }
            // The direction does not say it of others: “sat beside Tim” is not on him.
            let isElsewhere = event.pose == .sitting && event.position != key?.position && !event.isOnObject
            guard !isElsewhere else { return member }
            let seat = event.pose.isDoneSeated ? seat(of: index, before: event, props: props, in: reading) : nil
            let thing = things.first { $0 != member.holding }
            // “At the kitchen table Mia ate a bowl of porridge.”
            let table = [.eating, .reading].contains(event.pose) ? props.first { $0.isTable(of: event) }?.noun : nil
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
            if pose == .climbing, isUp, event.things.allSatisfy({ !climbable.contains($0) }), other == nil {
                member.target = props.first { climbable.contains($0.noun) }?.noun ?? member.target
            }
            return member
        }
    }

    /// Where the character sat down just before: “sat in the armchair and sewed”.
    private func seat(
        of character: Int, before key: SceneEvent, props: [PageReading.NamedProp], in reading: PageReading
    ) -> String? {
        let event = reading.events.last {
            $0.sentence == key.sentence && $0.token < key.token && $0.characters.contains(character)
        }
        guard let event, event.pose == .sitting || event.pose.liesDown else { return nil }
        return event.things.first { thing in props.contains { $0.noun == thing } }
    }

    /// What the character came with: “stood on the beach with a lantern and waved”.
    private func broughtThing(
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

    /// The thing of an event that belongs in the hands: what is carried or eaten, or the tool behind “with”, or what the
    /// hands work on.
    private func heldThing(in key: SceneEvent, among things: [String]) -> String? {
        if let tool = key.tool, things.contains(tool) { return tool }
        let words = key.complement.split(separator: " ").map(String.init)
        let isAtPlace = words.first.map(lexicon.grammar.dangling.contains) ?? false
        let object = isAtPlace ? [] : Array(words.dropFirst().prefix { !lexicon.grammar.dangling.contains($0) })
        let tool = Array(words.drop { $0 != "with" })
        let source = Array(words.drop { $0 != "from" }.dropFirst().prefix { !lexicon.grammar.dangling.contains($0) })
        let held: [[String]] =
            switch key.pose {
            // “Poured tea from the teapot.”
            case .working: [tool, object, source]
            case .hugging, .waving: [object]
            case .flying: [tool, object]
            // “Put the hat on the table.”
            case .bending where !lexicon.drawables(in: Array(words.dropFirst(object.count + 1))).isEmpty: [object]
            case let pose where pose.words.takesHeld: [words]
            case let pose where pose.moves: [tool]
            default: []
            }
        return held.lazy.flatMap { lexicon.drawables(in: $0) }
            .first { things.contains($0) && lexicon.handheld.contains($0) }
    }

    /// Where the event is drawn: a boat on the water, a rock in the sea on the shore, a whale beside a ship in the sea.
    private func scene(
        at surroundings: Surroundings, of event: SceneEvent?, in reading: PageReading
    ) -> Surroundings {
        // “Rowed a boat to the beach”, “sat in the boat on the lake”.
        let isInBoat = event.map { event in
            reading.events.contains(where: isBoating) || event.isInObject && event.things.contains("boat")
        }
        if [.shore, .river].contains(surroundings.setting), isInBoat == true {
            return Surroundings(
                setting: .sea, noun: nil, timeOfDay: surroundings.timeOfDay, weather: surroundings.weather)
        }
        // “Sat down on a rock in the sea.”
        let isOnRock = event.map { event in
            reading.events.contains {
                $0.characters == event.characters && $0.isOnObject && $0.things.contains("stone")
            }
        }
        if surroundings.setting == .sea, isOnRock == true {
            return Surroundings(
                setting: .shore, noun: nil, timeOfDay: surroundings.timeOfDay, weather: surroundings.weather)
        }
        let figures = event?.characters ?? reading.present
        let isBesideSea = surroundings.setting == .ship || surroundings.setting == .shore
        guard isBesideSea, figures.contains(where: { isSwimmer($0, onLand: false) }) else { return surroundings }
        var scene = surroundings
        (scene.setting, scene.noun) = (.sea, nil)
        return scene
    }

    /// “Rowed past the lighthouse”, not “sailed her paper boat”.
    private func isBoating(_ event: SceneEvent) -> Bool {
        lexicon.words.scenes.boating.contains(event.verb) && !(event.verb == "sail" && event.things.contains("boat"))
    }

    /// Whether the character lives in the water. With `onLand`, also if it comes out of it.
    private func isSwimmer(_ index: Int, onLand: Bool) -> Bool {
        let scenes = lexicon.words.scenes
        return scenes.swimmers.contains(cast[index].kind) || onLand && scenes.divers.contains(cast[index].kind)
    }

    /// The best event. If it gives the same setting and poses as the page before, the next good event that does not.
    private func moment(
        among ranked: [SceneEvent], in reading: PageReading, choice: MomentChoice, tracker: SceneTracker
    ) -> SceneEvent? {
        guard let best = ranked.first.map({ arrival(after: $0, in: reading, tracker) ?? $0 }) else { return nil }
        guard let lastStaging else { return best }
        func staging(_ event: SceneEvent) -> Staging {
            let scene = scene(
                at: tracker.scene(at: (event.sentence, end(of: event, in: reading))), of: event, in: reading)
            let poses = poses(in: reading, key: event, ranked: ranked, setting: scene.setting)
            return Staging(setting: scene.setting, poses: poses)
        }
        guard staging(best) == lastStaging else { return best }
        let others = ranked.dropFirst().prefix(Self.alternatives).filter {
            !$0.isBare && choice.score(of: $0) * 2 >= choice.score(of: best)
        }
        return others.first { staging($0) != lastStaging } ?? best
    }

    /// Where the characters go with what they have taken: “took his lantern and walked into the forest”.
    private func arrival(after best: SceneEvent, in reading: PageReading, _ tracker: SceneTracker) -> SceneEvent? {
        let isPreparation =
            best.takes != nil || best.things.isEmpty && !best.isSpeech || [.lifting, .bending].contains(best.pose)
        guard isPreparation, let last = reading.events.last(where: { $0.characters == best.characters }),
            last.sentence == best.sentence, last.position > best.position, last.pose.moves,
            last.complement.split(separator: " ").prefix(2).contains("into")
        else { return nil }
        let places = [best, last].map { tracker.setting(at: ($0.sentence, end(of: $0, in: reading))) }
        return places[0] == places[1] ? nil : last
    }

    /// The last word before the next event in the sentence. A character that only runs, walks, flies or swims reaches
    /// the end of the sentence.
    private func end(of event: SceneEvent, in reading: PageReading) -> Int {
        let isOnTheWay = event.complement.isEmpty && event.pose.moves
        guard !isOnTheWay else { return Int.max }
        let next = reading.events.filter { $0.sentence == event.sentence && $0.token > event.token }.map(\.token).min()
        return next.map { $0 - 1 } ?? Int.max
    }

    /// The caption. If the page before has the same one, a caption of another event, of the facial expression, or of
    /// the characters' presence.
    private func texts(of caption: Caption, ranked: [SceneEvent]) -> (alt: String, direction: String) {
        let texts = caption.texts()
        guard texts.alt == lastAlt else { return texts }
        let others = ranked.filter { !$0.isBare && $0.position != caption.key?.position }
        var captions = others.prefix(3).map(caption.showing)
        captions += [caption.varied(by: .face), caption.varied(by: .still)]
        return captions.lazy.map { $0.texts() }.first { $0.alt != lastAlt } ?? texts
    }

    /// The things of the event. In dialogue, only things that recent pages showed in the same setting or that a
    /// character holds.
    private mutating func props(
        of reading: PageReading, key: SceneEvent?, end: Int, scene: Surroundings, tracker: SceneTracker
    ) -> [PageReading.NamedProp] {
        let choice = PropChoice(
            lexicon: lexicon, reading: reading, key: key, end: end, scene: scene, tracker: tracker, cast: cast)
        var props = choice.props { noun in
            let isThere = shown[noun].map { $0.setting == scene.setting && page - $0.page <= Self.memory } ?? false
            return isThere || hands.holds(noun, among: reading.present)
        }
        // Who sleeps in a bedroom lies in a bed.
        let sleeps = reading.events.contains { $0.pose == .sleeping && $0.things.isEmpty }
        if scene.setting == .bedroom, sleeps, !props.contains(where: { $0.noun == "bed" }) {
            props.append(PageReading.NamedProp(noun: "bed", word: "bed", isPlural: false, isQuoted: false))
        }
        for index in props.indices where props[index].hasDrawing {
            let noun = props[index].noun
            shown[noun] = (page, scene.setting)
            colors[noun] = props[index].color ?? colors[noun]
            props[index].color = colors[noun]
        }
        return props
    }

    private func poses(
        in reading: PageReading, key: SceneEvent?, ranked: [SceneEvent], setting: Setting
    ) -> [Int: Pose] {
        let shown = shownEvents(in: reading, key: key, ranked: ranked)
        var poses: [Int: Pose] = [:]
        for index in reading.present.prefix(CastFinder.perPanel) {
            poses[index] =
                shown[index].map { pose(of: $0, setting: setting) } ?? restingPose(of: index, setting: setting)
        }
        // “Danced with Tim.”
        if let key, key.pose == .dancing, key.complement.hasPrefix("with "), let partner = key.object,
            poses[partner] != nil
        {
            poses[partner] = .dancing
        }
        return poses
    }

    /// What each character is shown doing: the event of the picture, or else its own best one.
    private func shownEvents(in reading: PageReading, key: SceneEvent?, ranked: [SceneEvent]) -> [Int: SceneEvent] {
        var shown: [Int: SceneEvent] = [:]
        for index in reading.present.prefix(CastFinder.perPanel) {
            let own = ranked.first { $0.characters.contains(index) }
            shown[index] = key.flatMap { $0.characters.contains(index) ? $0 : nil } ?? own
        }
        return shown
    }

    /// What floats where no water is, floats in the air.
    private func pose(of event: SceneEvent, setting: Setting) -> Pose {
        let isWet = [.sea, .shore, .river, .underwater, .harbour].contains(setting)
        // “The seal slid into the water.”
        let canSwim = event.pose.moves || [.standing, .sitting, .jumping].contains(event.pose)
        if setting.isWater, canSwim, event.pose != .flying,
            event.characters.allSatisfy({ isSwimmer($0, onLand: event.things.isEmpty) })
        {
            return .swimming
        }
        // A duck that paddles swims.
        let isAnimal = event.characters.allSatisfy { !cast[$0].isPerson }
        if isWet, isAnimal, event.things.isEmpty, ["paddle", "sail"].contains(event.verb) { return .swimming }
        // “Jumped into the pond.”
        let words = event.complement.split(separator: " ").map(String.init)
        let namesWater = words.contains { $0 == "water" || [.sea, .river].contains(lexicon.settings[$0]) }
        let isJustIn = words.first == "in" && (words.count == 1 || ["with", "and"].contains(words[1]))
        if setting.isWater, [.jumping, .falling].contains(event.pose), isJustIn || words.first == "into" && namesWater {
            return .swimming
        }
        if setting == .ship, ["float", "drift"].contains(event.verb) { return .standing }
        if !isWet, ["dive", "plunge"].contains(event.verb) { return .jumping }
        return !isWet && ["float", "drift"].contains(event.verb) ? .flying : event.pose
    }

    /// The pose of a character without an event. A seal lies on land.
    private func restingPose(of index: Int, setting: Setting) -> Pose {
        if asleep.contains(index) { return .sleeping }
        if isSwimmer(index, onLand: false) { return .swimming }
        return setting.isWater && isSwimmer(index, onLand: true) ? .swimming : .standing
    }

    /// Gives those who only look on a pose that fits what they hear or feel.
    private func lookOn(at key: SceneEvent?, in reading: PageReading, mood: Mood, poses: inout [Int: Pose]) {
        // “The wind tore the umbrella out of his hand.”
        if reading.props.contains(where: { $0.state == "flying" }) {
            for index in reading.present where poses[index] == .standing { poses[index] = .pointing }
        }
        guard let key else { return }
        let ways = key.isSpeech ? [.standing, .listening] : mood.waysToLookOn
        for (place, index) in reading.present.enumerated() where poses[index] == .standing {
            guard !reading.events.contains(where: { $0.characters.contains(index) }) else { continue }
            poses[index] = ways[(page + place) % ways.count]
        }
    }

    private mutating func remember(_ poses: [Int: Pose], setting: Setting) {
        for (index, pose) in poses {
            if pose == .sleeping { asleep.insert(index) } else { asleep.remove(index) }
        }
        lastStaging = Staging(setting: setting, poses: poses)
    }
}

extension PageReading.NamedProp {
    /// Whether it is the table at which the event is.
    fileprivate func isTable(of event: SceneEvent) -> Bool {
        noun == "table" && isSpot && places.contains { $0.sentence == event.sentence }
    }
}

extension SceneEvent {
    /// Whether the complement puts the character in a thing: “in the boat”.
    fileprivate var isInObject: Bool { ["in", "into"].contains(complement.prefix { $0 != " " }) }

    /// Whether the complement puts the character on or in a thing: “on the bench”.
    fileprivate var isOnObject: Bool {
        ["on", "onto", "upon", "in", "into", "at"].contains(complement.prefix { $0 != " " })
    }
}

extension Setting {
    /// Whether there is water in which a figure can swim.
    fileprivate var isWater: Bool { [.sea, .river, .underwater].contains(self) }
}

extension Mood {
    fileprivate var waysToLookOn: [Pose] {
        switch self {
        case .calm: [.standing, .peering]
        case .happy: [.standing, .clapping, .waving]
        case .curious: [.peering, .thinking, .standing]
        case .excited: [.pointing, .peering, .standing]
        case .sad: [.sitting, .standing]
        case .worried: [.standing, .trembling]
        case .proud: [.clapping, .standing]
        case .sleepy: [.sitting, .standing]
        }
    }
}

extension Pose {
    /// What a figure in this pose feels, if no word says it; nil if the pose does not show it.
    fileprivate var mood: Mood? {
        switch self {
        case .crying: .sad
        case .trembling, .hiding, .falling: .worried
        case .cheering, .dancing, .hugging, .clapping, .eating, .giving, .waving: .happy
        case .peering, .listening, .thinking, .pointing, .bending, .reading, .crawling, .reaching, .kneeling: .curious
        case .running, .jumping, .climbing, .throwing, .flying, .kicking, .pulling, .pushing, .calling,
            .swimming:
            .excited
        case .lifting, .bowing: .proud
        case .sleeping, .lying: .sleepy
        default: nil
        }
    }
}
