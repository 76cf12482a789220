/// How a connection ended too early.
package enum ConnectionLoss: Hashable, Sendable {
    case reset
    case closedBeforeReply
    /// The numbers are bytes of the body. `announced` is nil if the server gave no length.
    case closedEarly(received: Int, announced: Int?)
    case other(reason: String)
}
