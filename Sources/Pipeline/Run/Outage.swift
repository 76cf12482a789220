/// A backend that a run does without, and why.
struct Outage: Hashable, Sendable {
    var name: String
    /// For behind a colon.
    var reason: String
}

extension Outage: CustomStringConvertible {
    var description: String { "\(name) was out: \(reason)" }
}
