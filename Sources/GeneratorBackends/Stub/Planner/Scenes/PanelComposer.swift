import PageSpecs

/// Makes a panel of what was read from a page, remembering from page to page what everyone holds and who sleeps.
struct PanelComposer {
    private static let longestPropList = 6

    private let lexicon: PlannerLexicon
    private let cast: [PlannedCharacter]
    private var held: [Int: String] = [:]
    private var asleep: Set<Int> = []
    private var namedBefore: Set<String> = []

    init(lexicon: PlannerLexicon, cast: [PlannedCharacter]) {
        self.lexicon = lexicon
        self.cast = cast
    }

    mutating func panel(for reading: PageReading, scene: SceneTracker, mood: Mood) -> PanelSpec {
        let props = props(of: reading)
        updateHands(by: reading)
        let key = keyEvent(of: reading)
        let members = reading.present.prefix(CastFinder.limit).map { index in
            CastMember(
                character: cast[index].id, pose: pose(of: index, in: reading, key: key),
                holding: holding(of: index, props: props, reading: reading))
        }
        let (alt, direction) = Caption(
            lexicon: lexicon, cast: cast, present: reading.present, members: members,
            key: key.flatMap { $0.isBare ? nil : $0 },
            props: props, scene: scene, mood: mood
        ).texts()
        return PanelSpec(
            direction: direction, alt: alt, setting: scene.setting, timeOfDay: scene.timeOfDay,
            weather: scene.weather, mood: mood, cast: members, props: props.map(\.noun))
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
