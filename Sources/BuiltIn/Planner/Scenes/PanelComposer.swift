import Domain

/// Makes a panel from the reading of a page. Tracks from page to page which character holds what, sleeps or stays.
struct PanelComposer {
    /// The number of pages for which a thing that was shown stays available in dialogue.
    private static let memory = 2

    /// The number of events that are compared with the page before to find a different picture.
    private static let alternatives = 12

    /// How many points lower than the best event's score theirs may be.
    private static let margin = 5

    /// The setting and poses of a picture, for a comparison with the next one.
    private struct Staging: Equatable {
        var setting: Setting
        var poses: [Int: Pose]
    }

    let lexicon: PlannerLexicon
    let cast: [PlannedCharacter]
    private(set) var hands = HandTracker()
    private var companions: StageCompanions
    private(set) var asleep: Set<Int> = []
    private(set) var page = 0
    /// The page and setting in which each thing was shown last.
    private var shown: [String: (page: Int, setting: Setting)] = [:]
    /// The colour in which each thing was named last, by the word for it in the text.
    private var colors: [String: String] = [:]
    private var lastStaging: Staging?
    private var lastAlt = ""

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        self.lexicon = lexicon
        self.cast = cast
        companions = StageCompanions(lexicon: lexicon, cast: cast)
    }

    mutating func panel(
        for page: PageReading, scene tracker: SceneTracker, mood named: Mood?
    ) -> PanelSpec {
        self.page += 1
        hands.read(page)
        for event in page.events where lexicon.grammar.waking.contains(event.verb) { asleep.subtract(event.characters) }
        if !page.mayGoOnSleeping { asleep.subtract(page.subjects) }
        let choice = MomentChoice(among: page.events, lexicon: lexicon)
        let ranked = choice.ranked()
        var reading = page
        let opening = tracker.scene(at: ranked.first.map { ($0.sentence, self.end(of: $0, in: page)) })
        companions.stay(in: &reading, setting: opening.setting)
        var key = moment(among: ranked, in: reading, choice: choice, tracker: tracker)
        let mood = named ?? mood(of: key, in: reading) ?? .calm
        let end = key.map { self.end(of: $0, in: reading) } ?? Int.max
        let scene = scene(
            at: tracker.scene(at: key.map { ($0.sentence, end) }), of: key, in: reading)
        if let key { removeThoseElsewhere(than: key, in: scene.setting, tracker, from: &reading) }
        let props = props(of: reading, key: key, end: end, scene: scene, tracker: tracker)
        if let event = key {
            // “On the swing Tom flew high.”
            if event.pose == .flying, let seat = self.opening(of: event, props: props, reading) {
                key?.verb = "sit"
                key?.complement = seat.words
            } else {
                key?.place = placeWords(for: event, props: props, in: reading)
            }
        }
        let riders = riders(in: reading, until: key)
        if let event = key, event.characters.count == 1, let (mount, perch) = riders[event.characters[0]] {
            key?.place = ", sitting on \(cast[mount].captionName)'s \(perch)"
        }
        let setting = scene.setting
        let shown = shownEvents(in: reading, key: key, ranked: ranked)
        var poses = poses(in: reading, key: key, ranked: ranked, setting: setting)
        lookOn(at: key, in: reading, mood: mood, poses: &poses)
        remember(poses, setting: setting)
        let actors = key.map { $0.isBare ? [] : $0.characters } ?? []
        let present = reading.present.filter(actors.contains) + reading.present.filter { !actors.contains($0) }
        let members = members(
            present.prefix(CastFinder.perPanel), key: key, own: shown, poses: poses, props: props,
            riders: riders.mapValues(\.mount),
            in: reading)
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
                func named(_ noun: String) -> String {
                    cast.contains { $0.id == noun } ? noun : phrase(for: noun, in: props)
                }
                member.target = member.target.map(named)
                if let thing = member.position?.thing { member.position?.thing = named(thing) }
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

    /// Where the event is drawn: a boat on the water, a rock in the sea on the shore, a whale beside a ship in the sea.
    private func scene(
        at surroundings: Surroundings, of event: SceneEvent?, in reading: PageReading
    ) -> Surroundings {
        // “Rowed a boat to the beach”, “sat in the boat on the lake”.
        let isInBoat = event.map { event in
            isBoating(event) || event.isInObject && event.things.contains("boat")
        }
        // “Rowed to the village.”
        let rows = event.map { isBoating($0) && $0.verb == "row" } ?? false
        let isOpen = !lexicon.words.scenes.sheltered.contains(surroundings.setting.rawValue)
        if rows && isOpen || [.shore, .river].contains(surroundings.setting) && isInBoat == true {
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
        lexicon.words.scenes.boating.contains(event.verb)
            // A dog that paddles swims.
            && (event.verb != "paddle" || event.characters.contains { cast[$0].isPerson })
            && !event.complement.split(separator: " ").contains { lexicon.words.scenes.toyBoats.contains(String($0)) }
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
            !$0.isBare && choice.score(of: $0) + Self.margin >= choice.score(of: best)
        }
        return others.first { staging($0) != lastStaging } ?? best
    }

    /// Where the characters go with what they have taken: “took his lantern and walked into the forest”.
    private func arrival(after best: SceneEvent, in reading: PageReading, _ tracker: SceneTracker) -> SceneEvent? {
        let isPreparation =
            best.takes != nil || best.things.allSatisfy(lexicon.garments.contains) && !best.isSpeech
            || [.lifting, .bending].contains(best.pose)
        guard isPreparation, let last = reading.events.last(where: { $0.characters == best.characters }),
            last.sentence == best.sentence, last.position > best.position, last.pose.moves,
            last.complement.split(separator: " ").prefix(2).contains("into")
        else { return nil }
        let places = [best, last].map { tracker.setting(at: ($0.sentence, end(of: $0, in: reading))) }
        return places[0] == places[1] ? nil : last
    }

    /// The last word before the next event in the sentence. A character that only runs, walks, flies or swims reaches
    /// the end of the sentence.
    func end(of event: SceneEvent, in reading: PageReading) -> Int {
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
        // Who sleeps or lies in a bedroom is in a bed.
        let sleeps = reading.events.contains { $0.pose.liesDown && $0.things.isEmpty }
        if scene.setting == .bedroom, sleeps, !props.contains(where: { $0.noun == "bed" }) {
            props.append(PageReading.NamedProp(noun: "bed", word: "bed", isPlural: false, isQuoted: false))
        }
        colors.merge(reading.wornColors) { _, new in new }
        for index in props.indices where props[index].hasDrawing {
            let noun = props[index].noun
            shown[noun] = (page, scene.setting)
            // A glove does not have the colour of a mitten.
            let word = props[index].word.singular
            colors[word] = props[index].color ?? colors[word]
            props[index].color = colors[word]
        }
        return props
    }

    private mutating func remember(_ poses: [Int: Pose], setting: Setting) {
        for (index, pose) in poses {
            if pose == .sleeping { asleep.insert(index) } else { asleep.remove(index) }
        }
        lastStaging = Staging(setting: setting, poses: poses)
    }
}
