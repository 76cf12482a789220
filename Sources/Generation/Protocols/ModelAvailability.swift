/// What a model turned out to be when it was asked.
package enum ModelAvailability<Facts: Hashable & Sendable>: Hashable, Sendable {
    case ready(Facts)
    /// `remedy` says what to do about it.
    case unavailable(reason: String, remedy: String)
    /// Nobody is at its address. One whose server can be started may start it.
    case absent(reason: String, remedy: String)

    /// Why it cannot be used now; nil where it can.
    package var refusal: (reason: String, remedy: String)? {
        switch self {
        case .ready: nil
        case .unavailable(let reason, let remedy), .absent(let reason, let remedy): (reason, remedy)
        }
    }
}
