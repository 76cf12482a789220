import Domain

/// The value a model meant, and what had to be mended to read it; nothing was if it was strict JSON.
struct ParsedReply: Hashable, Sendable {
    var value: JSONValue
    var repairs: [Repair]
}
