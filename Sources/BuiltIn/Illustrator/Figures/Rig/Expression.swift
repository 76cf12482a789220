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
        if pose == .sleeping { (eyes, brows, mouth) = (.asleep, .none, .smile) }
        if pose == .hugging { (eyes, brows, mouth) = (.laughing, .none, .smile) }
    }
}
