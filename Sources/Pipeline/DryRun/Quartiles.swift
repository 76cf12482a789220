/// The median of measured values, and the bounds of the middle half of them.
package struct Quartiles: Hashable, Sendable {
    static let zero = Quartiles(lower: 0, middle: 0, upper: 0)

    package var lower: Double
    package var middle: Double
    package var upper: Double

    init(lower: Double, middle: Double, upper: Double) {
        self.lower = lower
        self.middle = middle
        self.upper = upper
    }

    /// Nil if there are no values. Interpolates between two values.
    init?(of values: [Double]) {
        guard !values.isEmpty else { return nil }
        let sorted = values.sorted()
        func value(at share: Double) -> Double {
            let place = share * Double(sorted.count - 1)
            let below = sorted[Int(place)]
            let above = sorted[min(Int(place) + 1, sorted.count - 1)]
            return below + (above - below) * (place - place.rounded(.down))
        }
        self.init(lower: value(at: 0.25), middle: value(at: 0.5), upper: value(at: 0.75))
    }

    func map(_ transform: (Double) -> Double) -> Quartiles {
        Quartiles(lower: transform(lower), middle: transform(middle), upper: transform(upper))
    }

    static func longer(_ one: Self, _ other: Self) -> Self {
        Self(
            lower: max(one.lower, other.lower), middle: max(one.middle, other.middle),
            upper: max(one.upper, other.upper))
    }

    static func + (left: Quartiles, right: Quartiles) -> Quartiles {
        Quartiles(
            lower: left.lower + right.lower, middle: left.middle + right.middle, upper: left.upper + right.upper)
    }
}
