package import Domain

/// How long a night would take, what it would cost, and how far it would come.
package struct RunEstimate: Sendable {
    /// Pictures that are drawn one after another by the same backend.
    struct Step: Sendable {
        var pictures: Int
        /// Of them, those that the backend would be asked for.
        var asked: Int
        /// By the clock, of each that is asked for; nil where nothing is known of the backend's past.
        var seconds: Quartiles?
        /// Pictures that come for each that is usable.
        var requested: Double = 1
        var price: Amount?
        /// Whether limits on images and cost hold for it.
        var isLimited: Bool
    }

    package struct Limits: Sendable {
        /// From now on.
        package var seconds: Double?
        var images: Int?
        var cost: Amount?
    }

    /// How far a night comes.
    package struct Reach: Hashable, Sendable {
        package var pictures: Int
        /// Nil where all of them come.
        package var limit: RunLimit?
    }

    var steps: [Step]
    /// Until the first picture: what language models take. Nil where nothing is known of their past.
    var preparation: Quartiles?
    package var limits: Limits
    /// In a few words each.
    package var limitWords: [String]

    package var pictures: Int { steps.reduce(0) { $0 + $1.pictures } }

    /// Nil where nothing is known of the past of a backend.
    package var seconds: Quartiles? {
        steps.reduce(preparation) { sum, step in
            guard step.asked > 0 else { return sum }
            guard let sum, let seconds = step.seconds else { return nil }
            return sum + seconds.map { $0 * Double(step.asked) }
        }
    }

    /// At the middle of the past pace, and at its slow and fast quarter. Nil where it would depend on the pace of a
    /// backend of whose past nothing is known.
    package var reach: (likely: Reach, least: Reach, most: Reach)? {
        guard let likely = reach(at: \.middle), let least = reach(at: \.upper), let most = reach(at: \.lower) else {
            return nil
        }
        return (likely, least, most)
    }

    private func reach(at pace: KeyPath<Quartiles, Double>) -> Reach? {
        if let seconds = limits.seconds, seconds <= 0, pictures > 0 { return Reach(pictures: 0, limit: .deadline) }
        guard limits.seconds == nil || preparation != nil else { return nil }
        var timeline = Timeline(limits: limits, seconds: preparation?[keyPath: pace] ?? 0)
        for step in steps where step.pictures > 0 {
            let seconds = step.asked == 0 ? 0 : step.seconds?[keyPath: pace]
            guard limits.seconds == nil || seconds != nil else { return nil }
            timeline.go(step, seconds: seconds ?? 0)
        }
        return Reach(pictures: timeline.pictures, limit: timeline.limit)
    }
}
