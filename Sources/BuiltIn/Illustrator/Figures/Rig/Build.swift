/// The proportions of a figure. Its standing height without ears or hats is 1.
struct Build: Sendable {
    enum Arms: String, CaseIterable, Sendable {
        case arms, wings, none
    }

    enum Legs: String, CaseIterable, Sendable {
        case legs
        /// Thin, with webbed or clawed feet.
        case birdLegs = "bird"
        case none
    }

    var head = 0.255
    var torsoWidth = 0.34
    var torsoLength = 0.31
    var legLength = 0.17
    var legWidth = 0.105
    var armWidth = 0.082
    var arms = Arms.arms
    var legs = Legs.legs

    /// Whether there is almost no trunk between head and legs.
    var isAllHead: Bool { torsoLength < 0.08 && arms == .arms }
}
