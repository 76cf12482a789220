import AsyncHTTPClient
import NIOCore
import NIOHTTP1
import NIOSSL

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What an error of the client library means. Takes over none of its texts that could hold a header's value.
struct ConnectionFailure {
    private static let refusals = [
        ECONNREFUSED, EHOSTUNREACH, ENETUNREACH, EADDRNOTAVAIL, ENETDOWN, EHOSTDOWN, EACCES, EPERM, EAFNOSUPPORT,
    ]

    var peer: String
    var limits: RequestLimits
    /// Bytes of body that had come; nil before the reply.
    var received: Int?
    /// Bytes of body that were to come, where that is known.
    var announced: Int?

    func cause(of error: any Error) -> TransportError.Cause {
        switch error {
        case let cause as TransportError.Cause: cause
        case let error as HTTPClientError: cause(of: error)
        case let error as HTTPParserError: cause(of: error)
        case let error as IOError: cause(ofErrno: error.errnoCode)
        case let error as NIOSSLError: cause(of: error)
        case is NIOSSLExtraError: .tls(reason: "its certificate is not for this name")
        case is BoringSSLError: .tls(reason: "the handshake failed")
        case ChannelError.connectTimeout: .timedOut(.connecting, after: limits.connect)
        case is ChannelError: .connectionLost(closed)
        default: .connectionLost(.other(reason: "\(type(of: error))"))
        }
    }

    private var closed: ConnectionLoss {
        received.map { .closedEarly(received: $0, announced: announced) } ?? .closedBeforeReply
    }

    private func cause(of error: HTTPClientError) -> TransportError.Cause {
        switch error {
        case .connectTimeout, .getConnectionFromPoolTimeout, .tlsHandshakeTimeout:
            .timedOut(.connecting, after: limits.connect)
        case .remoteConnectionClosed: .connectionLost(closed)
        case .alreadyShutdown, .cancelled: .shutDown
        default: .connectionLost(.other(reason: error.shortDescription.lowercased()))
        }
    }

    private func cause(of error: HTTPParserError) -> TransportError.Cause {
        switch error {
        case .invalidEOFState, .closedConnection: .connectionLost(closed)
        case .headerOverflow: .unreadableReply(.headersTooLarge(limit: limits.headerBytes))
        case .invalidChunkSize: .unreadableReply(.notHTTP(reason: "a chunk of it has no valid size"))
        case .invalidContentLength, .unexpectedContentLength:
            .unreadableReply(.notHTTP(reason: "its length is not valid"))
        case .invalidHeaderToken: .unreadableReply(.notHTTP(reason: "a header of it is not valid"))
        case .invalidStatus: .unreadableReply(.notHTTP(reason: "its status is not valid"))
        case .invalidVersion, .invalidConstant:
            .unreadableReply(.notHTTP(reason: "it does not begin with HTTP/1.0 or HTTP/1.1"))
        default: .unreadableReply(.notHTTP(reason: "it is not valid"))
        }
    }

    private func cause(ofErrno code: CInt) -> TransportError.Cause {
        switch code {
        case ECONNRESET, EPIPE: .connectionLost(.reset)
        case ECONNREFUSED: .cannotConnect(to: [peer], reason: "connection refused")
        case _ where Self.refusals.contains(code):
            .cannotConnect(to: [peer], reason: String(cString: strerror(code)).lowercased())
        default: .connectionLost(.other(reason: String(cString: strerror(code)).lowercased()))
        }
    }

    /// BoringSSL tells its reasons apart by nothing but their names.
    private func cause(of error: NIOSSLError) -> TransportError.Cause {
        guard case .handshakeFailed(let reason) = error else {
            return error == .uncleanShutdown ? .connectionLost(closed) : .tls(reason: "the handshake failed")
        }
        let text = "\(reason)"
        if text.contains("CERTIFICATE_VERIFY_FAILED") { return .tls(reason: "its certificate is not trusted") }
        if text.contains("WRONG_VERSION_NUMBER") { return .tls(reason: "it does not speak TLS") }
        if text.contains("EOF during handshake") { return .tls(reason: "the server closed the connection") }
        return .tls(reason: "the handshake failed")
    }
}
