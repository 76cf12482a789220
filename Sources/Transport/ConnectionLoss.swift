/// How a connection ended that should have gone on.
package enum ConnectionLoss: Hashable, Sendable {
    case reset
    case closedBeforeReply
    /// Bytes of body; `announced` is nil where the server gave no length.
    case closedEarly(received: Int, announced: Int?)
    case other(reason: String)
}
