import Domain
import Generation
import Transport

extension GenerationError {
    /// The error for an exchange without a reply.
    init(_ error: TransportError) {
        let kind: ErrorKind =
            switch error.cause {
            case .cannotResolve, .cannotConnect, .shutDown, .timedOut(.resolving, _), .timedOut(.connecting, _),
                .tls:
                .unavailable
            case .timedOut, .connectionLost, .replyTooLarge, .unreadableReply: .transient
            case .offLimits, .redirectRefused, .unsendable: .misconfigured
            }
        self.init(kind, "\(error)", timedOutSilently: error.isWithoutAnyReply)
    }
}

extension TransportError {
    /// Whether the request was sent, and no byte of a reply arrived before the timeout.
    fileprivate var isWithoutAnyReply: Bool {
        if case .timedOut(.waiting, _) = cause { true } else { false }
    }
}
