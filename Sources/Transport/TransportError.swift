/// An exchange that brought no reply. Never shows a key, nor a query.
package struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Error, Hashable, Sendable {
        /// The host is, or leads to, another machine, and none may be asked. Without an address for a name that this
        /// machine does not know by itself.
        case offLimits(host: String, address: IPAddress?)
        case cannotResolve(host: String, reason: String)
        /// None of the addresses (`127.0.0.1:8080`) took the connection; `reason` is the last one's.
        case cannotConnect(to: [String], reason: String)
        case timedOut(TimeoutPhase, after: Duration)
        case connectionLost(ConnectionLoss)
        /// Bytes of body allowed.
        case replyTooLarge(limit: Int)
        case unreadableReply(ReplyFault)
        case redirectRefused(to: String, RedirectFault)
        /// The encrypted connection did not come about.
        case tls(reason: String)
        /// The request is at fault; nothing was sent.
        case unsendable(reason: String)
        /// Asked after ``HTTPTransport/shutdown()``.
        case shutDown
    }

    /// The address that was asked, without its query.
    var address: String
    package var cause: Cause

    init(_ address: String, _ cause: Cause) {
        self.address = address
        self.cause = cause
    }

    package var description: String { "cannot ask “\(address)”: \(reason)" }

    /// One word for the cause, as file names take it.
    var label: String {
        switch cause {
        case .offLimits: "off-limits"
        case .cannotResolve: "cannot-resolve"
        case .cannotConnect: "cannot-connect"
        case .timedOut: "timed-out"
        case .connectionLost: "connection-lost"
        case .replyTooLarge: "reply-too-large"
        case .unreadableReply: "unreadable-reply"
        case .redirectRefused: "redirect-refused"
        case .tls: "tls"
        case .unsendable: "unsendable"
        case .shutDown: "shut-down"
        }
    }
}
