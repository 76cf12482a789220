import Platform

/// An exchange without a reply. The error never contains a key or a query.
package struct TransportError: Error, Hashable, Sendable, CustomStringConvertible {
    package enum Cause: Error, Hashable, Sendable {
        /// The host is another machine or resolves to one, and only this machine is allowed. `address` is nil for a
        /// name that this machine cannot resolve without a name server.
        case offLimits(host: String, address: IPAddress?)
        case cannotResolve(host: String, reason: String)
        /// No address (`127.0.0.1:8080`) accepted the connection. `reason` is that of the last address.
        case cannotConnect(to: [String], reason: String)
        case timedOut(TimeoutPhase, after: Duration)
        case connectionLost(ConnectionLoss)
        /// The limit in bytes of the body.
        case replyTooLarge(limit: Int)
        case unreadableReply(ReplyFault)
        case redirectRefused(to: String, RedirectFault)
        /// The TLS connection could not be established.
        case tls(reason: String)
        /// The request is invalid. Nothing was sent.
        case unsendable(reason: String)
        /// The request was made after ``HTTPTransport/shutdown()``.
        case shutDown
    }

    /// The address of the request, without its query.
    var address: String
    package var cause: Cause

    init(_ address: String, _ cause: Cause) {
        self.address = address
        self.cause = cause
    }

    /// The error with keys masked in what the server sent. Long texts are cut afterwards, so that no part of a key is
    /// left at the cut.
    func redacted(by redactor: Redactor) -> TransportError {
        func short(_ text: String, _ limit: Int) -> String { String(redactor.redacted(text).prefix(limit)) }
        let cause: Cause =
            switch cause {
            case .redirectRefused(let target, let fault): .redirectRefused(to: short(target, 200), fault)
            case .unreadableReply(.compressed(let coding)): .unreadableReply(.compressed(coding: short(coding, 40)))
            default: cause
            }
        return TransportError(redactor.redacted(address), cause)
    }

    package var description: String { "cannot ask “\(address)”: \(reason)" }

    /// One word for the cause, suitable for file names.
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
