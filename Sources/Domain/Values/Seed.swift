/// What a generator's randomness starts from: 64 bits, in text a whole number without sign.
package struct Seed: Hashable, Sendable, CustomStringConvertible {
    package let value: UInt64

    package init(_ value: UInt64) {
        self.value = value
    }

    package var description: String { String(value) }
}
