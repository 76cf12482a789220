/// A backend that a run does not use, and why.
struct Outage: Hashable, Sendable {
    var name: String
    /// Text to follow a colon.
    var reason: String
}

extension Outage: CustomStringConvertible {
    var description: String { "\(name) was out: \(reason)" }
}
