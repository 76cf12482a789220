import Domain
import Media

/// What a direction adds to a figure's pose.
struct Gesture: Sendable {
    /// The direction of a reaching arm.
    enum Reach: Equatable, Sendable {
        case forward
        case up
        /// Both arms, for joy.
        case bothUp
        /// To a thing on the ground. The height is that of the hand; the figure's is 1.
        case down(to: Double)
    }

    /// Where the figure holds a thing, if not in the hand.
    enum Carry: Sendable {
        case onHead, atHead
    }

    /// Leans against another figure.
    private var leans = false
    var reach = Reach.forward
    var carry: Carry?
    /// Sits in every pose, as in a boat.
    var isSeated = false
    var rows = false
    /// Sleeps on a seat that is too short to lie on.
    var dozes = false
    /// Stands on all fours, because another figure rides on it.
    var isMount = false
    /// Whether there is another figure to hug.
    var hasCompany = false
    /// Whether its seat is above the ground, so that its legs hang down.
    var legsHang = false
    /// From -1, down at a smaller figure, to 1, up at a taller one.
    var gaze = 0.0

    init() {}

    /// `words` are the words of the direction.
    init(words: [String]) {
        let named = Set(words)
        leans = named.contains("shoulder") || named.contains("against")
        if !named.isDisjoint(with: Self.joyful) {
            reach = .bothUp
        } else if !named.isDisjoint(with: Self.upward) {
            reach = .up
        }
    }

    /// Fits the figure to where it is and to what it acts on. `size` is the figure's height.
    mutating func fit(_ place: Stage.Role?, _ contact: Stage.Role?, pose: Pose, size: Double) {
        if let place { fit(place, pose: pose, size: size) }
        switch contact?.target {
        case .thing(let thing)?:
            let isLow = thing.place == .ground && thing.size < size * 0.5
            if contact?.relation == .at, isLow, reach != .bothUp {
                reach = .down(to: max(0.12, thing.size * 0.8 / size))
            }
        case .figure?: dozes = dozes || pose == .sleeping && leans
        case nil: break
        }
    }

    private mutating func fit(_ place: Stage.Role, pose: Pose, size: Double) {
        guard case .thing(let thing) = place.target else {
            dozes = pose == .sleeping && leans
            return
        }
        isSeated = isSeated || place.seats(pose)
        let isOnSeat = place.relation == .on || place.relation == .inside
        dozes = isOnSeat && pose == .sleeping && thing.size * thing.halfWidth * 2 < size * 1.3
        legsHang = place.relation == .on && -(thing.seat?.y ?? 0) * thing.size > 0.2
    }

    /// Where the direction says that the thing is: “carries a basket on his head”, “presses the shell to her ear”.
    static func carry(of isThing: @escaping (String) -> Bool, in words: [String]) -> Carry? {
        words.indices.dropFirst(2).lazy.compactMap { index -> Carry? in
            guard ["his", "her", "its", "their"].contains(words[index - 1]),
                words[max(0, index - 8)..<(index - 2)].contains(where: isThing)
            else { return nil }
            switch words[index] {
            case "head" where words[index - 2] == "on": return .onHead
            case "ear", "ears", "cheek": return ["to", "at", "against"].contains(words[index - 2]) ? .atHead : nil
            default: return nil
            }
        }.first
    }

    private static let joyful: Set<String> = ["cheer", "cheers", "cheering", "hooray", "hurrah"]
    private static let upward: Set<String> = [
        "high", "lifts", "lift", "lifting", "raises", "hangs", "hang", "star", "stars", "moon", "sky", "above",
        "climbs",
        "branch", "ceiling", "roof", "kite", "up",
    ]
}
