/// Whether a model can be used now, with its facts.
package enum ModelAvailability<Facts: Hashable & Sendable>: Hashable, Sendable {
    case ready(Facts)
    /// `remedy` is what a person can do about it.
    case unavailable(reason: String, remedy: String)
    /// No server answers at its address. If the server can be started, it may be started.
    case absent(reason: String, remedy: String)

    /// Why it cannot be used now; nil if it can.
    package var refusal: (reason: String, remedy: String)? {
        switch self {
        case .ready: nil
        case .unavailable(let reason, let remedy), .absent(let reason, let remedy): (reason, remedy)
        }
    }
}
