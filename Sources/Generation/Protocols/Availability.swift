/// Whether a generator can be used now. `reason` says why not; `remedy` is what a person can do about it.
package enum Availability: Hashable, Sendable {
    /// `detail` is for people: product, version, model. `facts` are the same for programs.
    case available(detail: String, facts: [String: String] = [:])
    /// It answers and cannot be used yet.
    case loading(reason: String, remedy: String)
    /// It does not answer.
    case away(reason: String, remedy: String)
    /// It says itself that it cannot work as it is.
    case unavailable(reason: String, remedy: String)

    package init<Facts>(_ availability: ModelAvailability<Facts>, named: (Facts) -> [String: String]) {
        switch availability {
        case .ready(let facts): self = .available(detail: "\(facts)", facts: named(facts))
        case .unavailable(let reason, let remedy): self = .unavailable(reason: reason, remedy: remedy)
        case .loading(let reason, let remedy): self = .loading(reason: reason, remedy: remedy)
        case .absent(let reason, let remedy): self = .away(reason: reason, remedy: remedy)
        }
    }

    /// Why it cannot be used now; nil if it can.
    package var refusal: (reason: String, remedy: String)? {
        switch self {
        case .available: nil
        case .loading(let reason, let remedy), .away(let reason, let remedy), .unavailable(let reason, let remedy):
            (reason, remedy)
        }
    }
}
