import Domain

extension RunEstimate {
    /// A night on its way, leg after leg.
    struct Course {
        /// Against the last bit of numbers that are not exact.
        private static let slack = 1e-9

        let limits: Limits
        /// Since it began.
        private(set) var seconds: Double
        private(set) var pictures = 0
        /// What ends it, or lets it go on with built-in pictures alone.
        private(set) var limit: RunLimit?
        private var images = 0.0
        private var cost = 0.0

        init(limits: Limits, seconds: Double) {
            self.limits = limits
            self.seconds = seconds
        }

        /// `seconds` is what each picture takes that is asked for.
        mutating func go(_ leg: Leg, seconds each: Double) {
            guard limit != .deadline, !(leg.isLimited && limit != nil) else { return }
            let price = (leg.price?.value ?? 0) * leg.requested
            var asked = Double(leg.asked)
            var end: RunLimit?
            func admit(_ most: Double, by limit: RunLimit) {
                // A backend of which not one picture is allowed is not asked for those that need no request.
                guard most + Self.slack < max(asked, 1) else { return }
                (asked, end) = (max(0, (most + Self.slack).rounded(.down)), limit)
            }
            if leg.isLimited {
                if let most = limits.images { admit((Double(most) - images) / leg.requested, by: .images) }
                if let most = limits.cost, price > 0 { admit((most.value - cost) / price, by: .cost) }
            }
            if let most = limits.seconds {
                // What is begun before the deadline is finished.
                let left = most - seconds
                admit(left <= 0 ? 0 : each > 0 ? (left / each).rounded(.up) : .infinity, by: .deadline)
            }
            limit = end ?? limit
            pictures += end == nil ? leg.pictures : leg.asked == 0 ? 0 : leg.pictures * Int(asked) / leg.asked
            seconds += asked * each
            if leg.isLimited { (images, cost) = (images + asked * leg.requested, cost + asked * price) }
        }
    }
}
