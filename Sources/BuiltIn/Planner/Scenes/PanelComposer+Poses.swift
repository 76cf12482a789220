import Domain

/// The poses and the mood of the figures of a picture.
extension PanelComposer {
    /// What the event shows. A character that lies and looks is awake: “lay on his stomach and stared”.
    func mood(of key: SceneEvent?, in reading: PageReading) -> Mood? {
        guard let key else { return nil }
        let looks = reading.events.contains { event in
            event.sentence == key.sentence && event.characters == key.characters && event.pose == .peering
        }
        return key.pose == .lying && looks ? .curious : key.pose.mood
    }

    /// Whether the character lives in the water. With `onLand`, also if it comes out of it.
    func isSwimmer(_ index: Int, onLand: Bool) -> Bool {
        let scenes = lexicon.words.scenes
        return scenes.swimmers.contains(cast[index].kind) || onLand && scenes.divers.contains(cast[index].kind)
    }

    func poses(
        in reading: PageReading, key: SceneEvent?, ranked: [SceneEvent], setting: Setting
    ) -> [Int: Pose] {
        let shown = shownEvents(in: reading, key: key, ranked: ranked)
        var poses: [Int: Pose] = [:]
        for index in reading.present.prefix(CastFinder.perPanel) {
            let own =
                shown[index].map { lies(in: $0, reading) ? .lying : pose(of: $0, setting: setting) }
                ?? restingPose(of: index, setting: setting)
            // The seats of a train.
            poses[index] = setting == .carriage && own == .standing ? .sitting : own
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
    func shownEvents(in reading: PageReading, key: SceneEvent?, ranked: [SceneEvent]) -> [Int: SceneEvent] {
        var shown: [Int: SceneEvent] = [:]
        for index in reading.present.prefix(CastFinder.perPanel) {
            let own = ranked.first { $0.characters.contains(index) }
            shown[index] = key.flatMap { $0.characters.contains(index) ? $0 : nil } ?? own
        }
        return shown
    }

    /// What floats where no water is, floats in the air.
    func pose(of event: SceneEvent, setting: Setting) -> Pose {
        let isWet = [.sea, .shore, .river, .underwater, .harbour].contains(setting)
        // “The seal slid into the water.”
        let canSwim = event.pose.moves || [.standing, .sitting, .jumping].contains(event.pose)
        if setting.isWater, canSwim, event.pose != .flying,
            event.characters.allSatisfy({ isSwimmer($0, onLand: event.things.isEmpty) })
        {
            return .swimming
        }
        // “Splashed in the bathtub.”
        let thing = event.things.first.flatMap { lexicon.things.prop(named: $0) }
        if event.pose == .swimming, event.isInObject, thing?.encloses == true { return .sitting }
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
        // A dog digs with its paws; a cat that digs its claws into a mast does not.
        let isInGround = !event.complement.contains("claws") && !event.complement.contains("teeth")
        if event.verb == "dig", isAnimal, event.tool == nil, isInGround { return .bending }
        // “Swallowed hard.”
        if event.pose == .eating, event.isBare { return .standing }
        if isAtOwnHead(event), !event.things.isEmpty, [.bending, .pushing, .reaching, .working].contains(event.pose) {
            return event.complement.contains(" ear") ? .listening : .standing
        }
        if setting == .ship, ["float", "drift"].contains(event.verb) { return .standing }
        if !isWet, ["dive", "plunge"].contains(event.verb) { return .jumping }
        return !isWet && ["float", "drift"].contains(event.verb) ? .flying : event.pose
    }

    /// “Put a pot on his head”, not “the queen put a crown on his head”.
    func isAtOwnHead(_ event: SceneEvent) -> Bool {
        guard event.isAtHead else { return false }
        let words = event.complement.split(separator: " ")
        return !event.characters.contains {
            words.contains("his") && cast[$0].gender == .she || words.contains("her") && cast[$0].gender == .he
        }
    }

    /// The pose of a character without an event. A seal lies on land.
    func restingPose(of index: Int, setting: Setting) -> Pose {
        if asleep.contains(index) { return .sleeping }
        if isSwimmer(index, onLand: false) { return .swimming }
        return setting.isWater && isSwimmer(index, onLand: true) ? .swimming : .standing
    }

    /// Gives those who only look on a pose that fits what they hear or feel.
    func lookOn(at key: SceneEvent?, in reading: PageReading, mood: Mood, poses: inout [Int: Pose]) {
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
