import PageSpecs

/// Makes a panel of what was read from a page, remembering from page to page what everyone holds and who sleeps.
struct PanelComposer {
    private static let longestPropList = 6

    private let lexicon: PlannerLexicon
    private let cast: [PlannedCharacter]
    private var held: [Int: String] = [:]
    private var asleep: Set<Int> = []
    private var namedBefore: Set<String> = []
    private var lastAlt = ""

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        self.lexicon = lexicon
        self.cast = cast
    }

    mutating func panel(for reading: PageReading, scene tracker: SceneTracker, mood: Mood) -> PanelSpec {
        let props = props(of: reading)
        updateHands(by: reading)
        let key = keyEvent(of: reading)
        let members = reading.present.prefix(CastFinder.perPanel).map { index in
            CastMember(
                character: cast[index].id, pose: pose(of: index, in: reading, key: key),
                holding: holding(of: index, props: props, reading: reading))
        }
        let scene = tracker.scene(at: key.map { ($0.sentence, end(of: $0, in: reading)) })
        let caption = Caption(
            lexicon: lexicon, cast: cast, present: reading.present, members: members,
            key: key.flatMap { $0.isBare ? nil : $0 },
            props: props, scene: scene, mood: mood)
        let (alt, direction) = texts(of: caption, reading: reading)
        lastAlt = alt
        return PanelSpec(
            direction: direction, alt: alt, setting: scene.setting, timeOfDay: scene.timeOfDay,
            weather: scene.weather, mood: mood, cast: members, props: props.map(\.noun))
    }

    /// Where on the page the next event begins; whoever is only said to run is on the way to where the sentence ends.
    private func end(of event: SceneEvent, in reading: PageReading) -> Int {
        let isOnTheWay = event.complement.isEmpty && [.walking, .running, .flying, .swimming].contains(event.pose)
        guard !isOnTheWay else { return Int.max }
        let next = reading.events.filter { $0.sentence == event.sentence && $0.token > event.token }.map(\.token).min()
        return next.map { $0 - 1 } ?? Int.max
    }

    /// The caption, or where the page before has the same one of something else that happens, or of how somebody looks.
    private func texts(of caption: Caption, reading: PageReading) -> (alt: String, direction: String) {
        let texts = caption.texts()
        guard texts.alt == lastAlt else { return texts }
        let others = reading.events.filter { !$0.isBare && $0.token != caption.key?.token }
            .sorted { score(of: $0) > score(of: $1) }
        var captions = others.prefix(3).map(caption.showing)
        captions += [caption.varied(by: .face), caption.varied(by: .still)]
        return captions.lazy.map { $0.texts() }.first { $0.alt != lastAlt } ?? texts
    }

    /// Things named in the narration; in dialogue only those that the story has shown.
    private mutating func props(of reading: PageReading) -> [PageReading.NamedProp] {
        let props = reading.props.filter { !$0.isQuoted || namedBefore.contains($0.noun) }
        for prop in props { namedBefore.insert(prop.noun) }
        return Array(props.prefix(Self.longestPropList))
    }

    private mutating func updateHands(by reading: PageReading) {
        for (character, noun) in reading.owned where held[character] == nil { held[character] = noun }
        for event in reading.events {
            guard let character = event.characters.first else { continue }
            if event.releases { held[character] = nil }
            if let prop = event.takes { held[character] = prop }
        }
    }

    private func holding(of index: Int, props: [PageReading.NamedProp], reading: PageReading) -> String? {
        guard let noun = held[index], props.contains(where: { $0.noun == noun }) else { return nil }
        let otherHolder = reading.present.first { $0 != index && held[$0] == noun }
        if let otherHolder, reading.events.contains(where: { $0.characters.first == otherHolder && $0.takes == noun }) {
            return nil
        }
        return noun
    }

    /// The event that makes the picture: the most vivid, with most to see.
    private func keyEvent(of reading: PageReading) -> SceneEvent? {
        reading.events.max { score(of: $0) < score(of: $1) }
    }

    private func score(of event: SceneEvent) -> Int {
        (event.isBare ? 5 : event.vividness * 10) + (event.complement.isEmpty ? 0 : 8) + (event.takes == nil ? 0 : 6)
            + event.characters.count * 3
            - min(event.position, 9) / 3
    }

    private mutating func pose(of index: Int, in reading: PageReading, key: SceneEvent?) -> Pose {
        let own = reading.events.filter { $0.characters.contains(index) }
        if own.contains(where: { lexicon.grammar.waking.contains($0.verb) }) { asleep.remove(index) }
        if let key, key.characters.contains(index) {
            remember(index, key.pose)
            return key.pose
        }
        if let best = own.max(by: { score(of: $0) < score(of: $1) }) {
            remember(index, best.pose)
            return best.pose
        }
        if asleep.contains(index) { return .sleeping }
        return cast[index].kind == "fish" || cast[index].kind == "whale" ? .swimming : .standing
    }

    private mutating func remember(_ index: Int, _ pose: Pose) {
        if pose == .sleeping { asleep.insert(index) } else { asleep.remove(index) }
    }
}
