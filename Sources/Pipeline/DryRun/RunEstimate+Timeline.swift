import Domain

extension RunEstimate {
    /// The progress of a run, step by step.
    struct Timeline {
        /// Tolerance for rounding errors of floating-point numbers.
        private static let slack = 1e-9

        let limits: Limits
        /// Seconds since the run began.
        private(set) var seconds: Double
        private(set) var pictures = 0
        /// The limit that ends the run, or lets it continue with built-in pictures only.
        private(set) var limit: RunLimit?
        private var images = 0.0
        private var cost = 0.0

        init(limits: Limits, seconds: Double) {
            self.limits = limits
            self.seconds = seconds
        }

        /// `seconds` is the duration of each requested picture.
        mutating func go(_ step: Step, seconds each: Double) {
            guard limit != .deadline, !(step.isLimited && limit != nil) else { return }
            let price = (step.price?.value ?? 0) * step.requested
            var asked = Double(step.asked)
            var end: RunLimit?
            func admit(_ most: Double, by limit: RunLimit) {
                // A backend with no picture allowed is not used at all, even for pictures that need no request.
                guard most + Self.slack < max(asked, 1) else { return }
                (asked, end) = (max(0, (most + Self.slack).rounded(.down)), limit)
            }
            if step.isLimited {
                if let most = limits.images { admit((Double(most) - images) / step.requested, by: .images) }
                if let most = limits.cost, price > 0 { admit((most.value - cost) / price, by: .cost) }
            }
            if let most = limits.seconds {
                // A picture that begins before the deadline is finished.
                let left = most - seconds
                admit(left <= 0 ? 0 : each > 0 ? (left / each).rounded(.up) : .infinity, by: .deadline)
            }
            limit = end ?? limit
            pictures += end == nil ? step.pictures : step.asked == 0 ? 0 : step.pictures * Int(asked) / step.asked
            seconds += asked * each
            if step.isLimited { (images, cost) = (images + asked * step.requested, cost + asked * price) }
        }
    }
}
