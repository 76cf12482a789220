/// Whether a model can be used now, with its facts.
package enum ModelAvailability<Facts: Hashable & Sendable>: Hashable, Sendable {
    case ready(Facts)
    /// It can never be used with these settings: its server says so, or the settings do. `remedy` is what a person can
    /// do about it.
    case unavailable(reason: String, remedy: String)
    /// A server answers at its address and cannot be used yet: it loads a model, is busy, or gives unusable answers. A
    /// later probe may find it ready.
    case loading(reason: String, remedy: String)
    /// No server answers at its address. If the server can be started, it may be started.
    case absent(reason: String, remedy: String)

    /// Why it cannot be used now; nil if it can.
    package var refusal: (reason: String, remedy: String)? {
        switch self {
        case .ready: nil
        case .unavailable(let reason, let remedy), .loading(let reason, let remedy), .absent(let reason, let remedy):
            (reason, remedy)
        }
    }
}
