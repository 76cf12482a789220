/// The start value of a generator's random numbers: 64 bits; as text an integer without sign.
package struct Seed: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    package init(_ value: UInt64) {
        self.value = value
    }

    package var description: String { String(value) }
}
