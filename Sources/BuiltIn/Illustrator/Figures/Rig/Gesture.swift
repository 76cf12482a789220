import Domain

/// What a direction adds to a figure's pose.
struct Gesture: Sendable {
    /// Where a reaching arm goes.
    enum Reach: Sendable {
        case forward
        case up
        /// Both arms, in joy.
        case bothUp
    }

    var reach = Reach.forward
    /// Sits whatever the pose, as in a boat.
    var isSeated = false
    var rows = false
    /// Whether there is somebody to put arms around.
    var hasCompany = false
    /// From -1, down at somebody small, to 1, up at somebody tall.
    var gaze = 0.0

    init() {}

    /// `words` are the direction's.
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
