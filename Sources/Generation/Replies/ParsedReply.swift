import Domain

/// The value a model meant, and the repairs made to read it; none where the reply was strict JSON.
struct ParsedReply: Hashable, Sendable {
    var value: JSONValue
    var repairs: [Repair]
}
