package import Domain

/// How long a run would take, what it would cost, and how many pictures it would make.
package struct RunEstimate: Sendable {
    /// Pictures that the same backend draws one after another.
    struct Step: Sendable {
        var pictures: Int
        /// How many of them would be requested from the backend.
        var asked: Int
        /// Wall-clock time for each requested picture; nil if nothing is known about the backend's past work.
        var seconds: Quartiles?
        /// Pictures received for each usable picture.
        var requested: Double = 1
        var price: Amount?
        /// Whether limits on images and cost apply to it.
        var isLimited: Bool
    }

    package struct Limits: Sendable {
        /// Seconds from now.
        package var seconds: Double?
        var images: Int?
        var cost: Amount?
    }

    /// How many pictures a run makes, and the limit that ends it.
    package struct Reach: Hashable, Sendable {
        package var pictures: Int
        /// Nil if all pictures are made.
        package var limit: RunLimit?
    }

    var steps: [Step]
    /// Time that language models take before the first picture. Nil if nothing is known about their past work.
    var preparation: Quartiles?
    /// Whether pictures are drawn meanwhile.
    var isOverlapping = false
    package var limits: Limits
    /// Each limit in a few words.
    package var limitWords: [String]

    package var pictures: Int { steps.reduce(0) { $0 + $1.pictures } }

    /// Nil if nothing is known about the past work of a backend.
    package var seconds: Quartiles? {
        let drawing = steps.reduce(Quartiles?.some(.zero)) { sum, step in
            guard step.asked > 0 else { return sum }
            guard let sum, let seconds = step.seconds else { return nil }
            return sum + seconds.map { $0 * Double(step.asked) }
        }
        guard let preparation, let drawing else { return nil }
        return isOverlapping ? .longer(preparation, drawing) : preparation + drawing
    }

    /// The reach at the median pace of past work, at its slow quartile and at its fast quartile. Nil if it depends on
    /// the pace of a backend without known past work.
    package var reach: (likely: Reach, least: Reach, most: Reach)? {
        guard let likely = reach(at: \.middle), let least = reach(at: \.upper), let most = reach(at: \.lower) else {
            return nil
        }
        return (likely, least, most)
    }

    private func reach(at pace: KeyPath<Quartiles, Double>) -> Reach? {
        if let seconds = limits.seconds, seconds <= 0, pictures > 0 { return Reach(pictures: 0, limit: .deadline) }
        guard limits.seconds == nil || preparation != nil else { return nil }
        let start = isOverlapping ? 0 : preparation?[keyPath: pace] ?? 0
        var timeline = Timeline(limits: limits, seconds: start)
        for step in steps where step.pictures > 0 {
            let seconds = step.asked == 0 ? 0 : step.seconds?[keyPath: pace]
            guard limits.seconds == nil || seconds != nil else { return nil }
            timeline.go(step, seconds: seconds ?? 0)
        }
        return Reach(pictures: timeline.pictures, limit: timeline.limit)
    }
}
