/// What was under way when time was up.
package enum TimeoutPhase: String, Hashable, Sendable {
    /// Finding the host's address.
    case resolving
    case connecting
    /// Sent, and no reply has begun.
    case waiting
    /// Within a reply, at the total limit.
    case reading
    /// Within a reply, at the limit of silence.
    case silence
}
