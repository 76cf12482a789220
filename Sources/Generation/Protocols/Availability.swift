/// Whether a generator can be used now.
package enum Availability: Hashable, Sendable {
    /// `detail` is for people: product, version, model. `facts` are the same for programs.
    case available(detail: String, facts: [String: String] = [:])
    /// `remedy` is what a person can do about it.
    case unavailable(reason: String, remedy: String)
}
