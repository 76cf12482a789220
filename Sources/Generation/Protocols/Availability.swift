/// What a generator says of itself when asked whether it can be used now.
package enum Availability: Hashable, Sendable {
    /// `detail` is for people: product, version, model. `facts` are the same for a machine to read.
    case available(detail: String, facts: [String: String] = [:])
    /// `remedy` says what to do about it.
    case unavailable(reason: String, remedy: String)
}
