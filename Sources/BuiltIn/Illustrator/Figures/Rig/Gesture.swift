import Domain

/// What a direction adds to a figure's pose.
struct Gesture: Sendable {
    /// The direction of a reaching arm.
    enum Reach: Sendable {
        case forward
        case up
        /// Both arms, for joy.
        case bothUp
    }

    var reach = Reach.forward
    /// Sits in every pose, as in a boat.
    var isSeated = false
    var rows = false
    /// Whether there is another figure to hug.
    var hasCompany = false
    /// From -1, down at a smaller figure, to 1, up at a taller one.
    var gaze = 0.0

    init() {}

    /// `words` are the words of the direction.
    init(words: [String]) {
        let named = Set(words)
        if !named.isDisjoint(with: Self.joyful) {
            reach = .bothUp
        } else if !named.isDisjoint(with: Self.upward) {
            reach = .up
        }
    }

    private static let joyful: Set<String> = ["cheer", "cheers", "cheering", "hooray", "hurrah"]
    private static let upward: Set<String> = [
        "high", "lifts", "lift", "lifting", "raises", "hangs", "hang", "star", "stars", "moon", "sky", "above",
        "climbs",
        "branch", "ceiling", "roof", "kite", "up",
    ]
}
