package import Domain

/// The value a model meant, and what had to be mended to read it; nothing was if it was strict JSON.
package struct ParsedReply: Hashable, Sendable {
    package var value: JSONValue
    package var repairs: [Repair]

    package init(value: JSONValue, repairs: [Repair]) {
        self.value = value
        self.repairs = repairs
    }
}
