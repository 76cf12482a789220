import Domain

/// A complete value in a reply, before one is selected.
struct FoundValue {
    var value: JSONValue
    var repairs: RepairLog
    var isStructured: Bool
    var fit: ExpectedValue.Fit
    /// The offset of its opening bracket.
    var offset: Int
}
