import Domain

/// The value in a reply, and the repairs that were needed to read it; none if the reply was strict JSON.
struct ParsedReply: Hashable, Sendable {
    var value: JSONValue
    var repairs: [Repair]
}
