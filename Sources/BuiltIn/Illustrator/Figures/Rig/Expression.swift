import Domain

struct Expression: Sendable {
    enum Eyes: Sendable {
        case open
        case wide
        /// Curved upwards, as in laughter.
        case laughing
        /// Curved downwards.
        case asleep
    }

    enum Brows: Sendable {
        case none
        case raised
        case troubled
    }

    enum Mouth: Sendable {
        case smile
        case open
        case round
        case frown
        case small
    }

    var eyes: Eyes
    var brows: Brows
    var mouth: Mouth
    /// From -1, down, to 1, up.
    var gaze = 0.0
    var hasTears = false

    init(_ mood: Mood, _ pose: Pose) {
        switch mood {
        case .calm: (eyes, brows, mouth) = (.open, .none, .smile)
        case .happy: (eyes, brows, mouth) = (.open, .none, .open)
        case .curious: (eyes, brows, mouth) = (.wide, .raised, .small)
        case .excited: (eyes, brows, mouth) = (.wide, .raised, .open)
        case .sad: (eyes, brows, mouth) = (.open, .troubled, .frown)
        case .worried: (eyes, brows, mouth) = (.open, .troubled, .round)
        case .proud: (eyes, brows, mouth) = (.laughing, .raised, .smile)
        case .sleepy: (eyes, brows, mouth) = (.asleep, .none, .small)
        }
        // Those who do something are awake.
        if mood == .sleepy, ![.standing, .walking, .sitting, .lying].contains(pose) { eyes = .open }
        switch pose {
        case .sleeping: (eyes, brows, mouth) = (.asleep, .none, .smile)
        case .hugging, .clapping: (eyes, brows, mouth) = (.laughing, .none, .smile)
        case .cheering, .dancing: (eyes, brows, mouth) = (.laughing, .none, .open)
        case .crying: (eyes, brows, mouth) = (.asleep, .troubled, .frown)
        case .falling: (eyes, brows, mouth) = (.wide, .raised, .round)
        case .trembling, .hiding: (eyes, brows, mouth) = (.wide, .troubled, .round)
        case .calling, .talking: mouth = .open
        case .eating: mouth = .small
        case .peering: eyes = .wide
        case .thinking: (brows, mouth) = (.raised, .small)
        case .bowing: eyes = .asleep
        case .pushing, .pulling: mouth = .small
        default: break
        }
        hasTears = pose == .crying
        switch pose {
        case .working, .reading, .kneeling, .bending: gaze = -1
        case .thinking, .climbing, .lifting: gaze = 1
        default: break
        }
    }

    /// Whether the face is that of the mood. A pose may decide it instead.
    func shows(_ mood: Mood) -> Bool {
        let plain = Expression(mood, .standing)
        return (eyes, brows, mouth) == (plain.eyes, plain.brows, plain.mouth) && (mood != .proud || gaze >= 0)
    }
}
