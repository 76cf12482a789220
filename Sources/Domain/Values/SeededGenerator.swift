/// SplitMix64 (Steele, Lea, Flood 2014): small, seeded, with the same results on every machine.
///
/// Use the methods here where a result must never change. The algorithms of `Int.random(in:using:)` belong to the
/// standard library and may change.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        return Self.mixed(state)
    }

    /// A number from 0 to `bound` − 1; `bound` must be positive.
    package mutating func next(below bound: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// A number from 0 up to, but not including, 1, in steps of 2⁻⁵³.
    package mutating func nextUnit() -> Double {
        Double(next() >> 11) / 9_007_199_254_740_992
    }

    /// A number within the range, from ``nextUnit()``.
    package mutating func next(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
    }

    /// A number between two that may be in either order. They are reversed if a foreground is so large that it begins
    /// above the horizon.
    package mutating func next(between one: Double, and other: Double) -> Double {
        next(in: min(one, other)...max(one, other))
    }

    /// One of the elements; the collection must not be empty.
    package mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[next(below: elements.count)]
    }

    package static func mixed(_ value: UInt64) -> UInt64 {
        var mixed = value
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
