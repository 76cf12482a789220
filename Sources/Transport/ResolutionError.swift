/// A host name without an address.
struct ResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The resolver's message.
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
