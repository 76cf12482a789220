/// A name that has no address.
package struct ResolutionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// In the resolver's words.
    package var description: String

    package init(_ description: String) {
        self.description = description
    }
}
