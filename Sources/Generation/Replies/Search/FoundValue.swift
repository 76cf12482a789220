import Domain

/// A whole value in a reply, before one is chosen.
struct FoundValue {
    var value: JSONValue
    var repairs: RepairLog
    var isStructured: Bool
    var fit: ExpectedValue.Fit
    /// Of its opening bracket.
    var offset: Int
}
