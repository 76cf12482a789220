/// A name that has no address.
struct ResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In the resolver's words.
    var description: String

    init(_ description: String) {
        self.description = description
    }
}
