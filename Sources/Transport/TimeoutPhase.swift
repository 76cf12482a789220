/// The phase of an exchange in which a time limit ended it.
package enum TimeoutPhase: String, Hashable, Sendable {
    /// Resolving the host's address.
    case resolving
    case connecting
    /// The request was sent, and no reply has begun.
    case waiting
    /// A reply has begun, and the total limit was reached.
    case reading
    /// A reply has begun, and the idle limit was reached.
    case silence
}
