import Domain

/// How a text names what a figure in a pose does: “climbs a ladder”, “peers at a beetle”.
struct PoseWords {
    /// In its base form.
    var verb: String
    /// Before what the figure acts on; empty for a direct object.
    var preposition = ""
    /// Behind what the figure acts on.
    var behind = ""
    /// The verb and its complement if the figure acts on nothing, if they differ.
    var alone: String?
    /// Whether the action is on the thing in the hands, if there is one.
    var takesHeld = false
}

extension PoseWords {
    /// For the use of a thing in the hands: `look through`.
    init(using verb: String) {
        let words = verb.split(separator: " ", maxSplits: 1).map(String.init)
        self.init(verb: words[0], preposition: words.dropFirst().joined(), takesHeld: true)
    }

    /// The verb in its base form, and what follows it.
    func phrase(on object: String?) -> (verb: String, complement: String) {
        if let object { return (verb, [preposition, object, behind].filter { !$0.isEmpty }.joined(separator: " ")) }
        let words = (alone ?? verb).split(separator: " ", maxSplits: 1).map(String.init)
        return (words[0], words.dropFirst().joined())
    }
}

extension Stage.Relation {
    /// Nil for what is in the arms, at the hands or at a distance.
    var preposition: String? {
        switch self {
        case .at, .afar, .up, .inArms, .backdrop: nil
        case .on: "on"
        case .inside: "in"
        case .seatedAt, .workingAt: "at"
        case .under: "under"
        case .behind: "behind"
        case .over: "over"
        }
    }
}

extension Pose {
    /// The words for a figure that is on, in, at or under something: “sits at a table”.
    func words(in place: DrawnPicture.Place) -> PoseWords {
        guard let preposition = place.relation.preposition else { return words }
        let stands = place.isSeated == false || self == .climbing
        let verb = place.relation == .workingAt ? "work" : stands ? "stand" : isDoneSeated ? "sit" : words.verb
        return PoseWords(verb: verb, preposition: preposition)
    }

    var words: PoseWords {
        switch self {
        case .standing: PoseWords(verb: "stand", preposition: "beside")
        case .walking: PoseWords(verb: "walk", preposition: "to")
        case .running: PoseWords(verb: "run", preposition: "to")
        case .sitting: PoseWords(verb: "sit", preposition: "beside")
        case .sleeping: PoseWords(verb: "sleep", preposition: "beside")
        case .flying: PoseWords(verb: "fly", preposition: "to")
        case .swimming: PoseWords(verb: "swim", preposition: "to")
        case .waving: PoseWords(verb: "wave", preposition: "to")
        case .reaching: PoseWords(verb: "reach", preposition: "for", alone: "reach out")
        case .hugging: PoseWords(verb: "hug")
        case .climbing: PoseWords(verb: "climb", alone: "climb up")
        case .jumping: PoseWords(verb: "jump", preposition: "beside")
        case .dancing: PoseWords(verb: "dance", preposition: "with")
        case .falling: PoseWords(verb: "tumble", preposition: "beside", alone: "tumble over")
        case .crawling: PoseWords(verb: "crawl", preposition: "to")
        case .kneeling: PoseWords(verb: "kneel", preposition: "beside", alone: "kneel on the ground")
        case .bending: PoseWords(verb: "bend", preposition: "down to", alone: "bend down")
        case .hiding: PoseWords(verb: "crouch", preposition: "beside", alone: "crouch low")
        case .lying: PoseWords(verb: "lie", preposition: "beside", alone: "lie on the ground")
        case .pushing: PoseWords(verb: "push", alone: "lean forward")
        case .pulling: PoseWords(verb: "pull", alone: "lean back")
        case .lifting: PoseWords(verb: "lift", alone: "raise both arms", takesHeld: true)
        case .carrying: PoseWords(verb: "carry", alone: "walk", takesHeld: true)
        case .throwing: PoseWords(verb: "throw", alone: "stretch an arm back", takesHeld: true)
        case .kicking: PoseWords(verb: "kick", alone: "kick out")
        case .giving: PoseWords(verb: "offer", alone: "hold out a hand", takesHeld: true)
        case .working: PoseWords(verb: "work", preposition: "with", takesHeld: true)
        case .eating:
            PoseWords(verb: "hold", behind: "to the mouth", alone: "hold a hand to the mouth", takesHeld: true)
        case .reading: PoseWords(verb: "read", alone: "sit", takesHeld: true)
        case .pointing: PoseWords(verb: "point", preposition: "at", alone: "point ahead")
        case .peering: PoseWords(verb: "peer", preposition: "at", alone: "peer ahead")
        case .listening: PoseWords(verb: "listen", preposition: "to")
        case .thinking: PoseWords(verb: "think")
        case .crying: PoseWords(verb: "cry")
        case .cheering: PoseWords(verb: "cheer")
        case .calling: PoseWords(verb: "call", preposition: "to", alone: "call out")
        case .clapping: PoseWords(verb: "clap")
        case .bowing: PoseWords(verb: "bow", preposition: "to")
        case .trembling: PoseWords(verb: "tremble")
        case .talking: PoseWords(verb: "talk", preposition: "to")
        }
    }
}
