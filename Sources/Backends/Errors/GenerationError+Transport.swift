import Domain
import Generation
import Transport

extension GenerationError {
    /// What an exchange that brought no reply means for the backend.
    init(_ error: TransportError) {
        let kind: ErrorKind =
            switch error.cause {
            case .cannotResolve, .cannotConnect, .shutDown, .timedOut(.resolving, _), .timedOut(.connecting, _):
                .unavailable
            case .timedOut, .connectionLost, .replyTooLarge, .unreadableReply: .transient
            case .offLimits, .redirectRefused, .tls, .unsendable: .misconfigured
            }
        self.init(kind, "\(error)", timedOutSilently: error.isWithoutAnyReply)
    }
}

extension TransportError {
    /// Whether it was sent, and nothing came back in all the time that it had.
    fileprivate var isWithoutAnyReply: Bool {
        if case .timedOut(.waiting, _) = cause { true } else { false }
    }
}
