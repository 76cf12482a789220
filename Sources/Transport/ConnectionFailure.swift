import CCurl

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Maps an error of libcurl to a cause. Texts of libcurl that could contain a header's value are not used.
struct ConnectionFailure {
    let destination: Destination
    let limits: RequestLimits
    /// The reply as far as it was received.
    let reply: ReplyReader

    func cause(of code: CURLcode, transfer: ccurl_transfer) -> TransportError.Cause {
        let text = String(cString: ccurl_transfer_error(transfer)).lowercased()
        switch code {
        case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST:
            return .cannotConnect(to: [destination.text], reason: Self.reason(Int32(ccurl_transfer_errno(transfer))))
        case CURLE_OPERATION_TIMEDOUT:
            // Other limits are kept by ``Exchange``.
            return .timedOut(.connecting, after: limits.connect)
        case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CIPHER,
            CURLE_SSL_CERTPROBLEM:
            return .tls(reason: Self.tlsReason(code, text, isUntrusted: ccurl_transfer_is_untrusted(transfer)))
        case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_FILESIZE_EXCEEDED, CURLE_BAD_CONTENT_ENCODING:
            return .unreadableReply(.notHTTP(reason: Self.replyReason(text)))
        case CURLE_RECV_ERROR where text.contains("chunk"):
            return .unreadableReply(.notHTTP(reason: "a chunk of it has no valid size"))
        case CURLE_RECV_ERROR, CURLE_SEND_ERROR:
            return .connectionLost(text.contains("reset") || text.contains("broken pipe") ? .reset : closed)
        case CURLE_OK, CURLE_GOT_NOTHING, CURLE_PARTIAL_FILE, CURLE_SEND_FAIL_REWIND:
            return .connectionLost(closed)
        default:
            return .connectionLost(.other(reason: String(cString: curl_easy_strerror(code)).lowercased()))
        }
    }

    private var closed: ConnectionLoss {
        reply.hasBegun ? .closedEarly(received: reply.received, announced: reply.announced) : .closedBeforeReply
    }

    private static func reason(_ number: Int32) -> String {
        number == 0 ? "no connection was made" : String(cString: strerror(number)).lowercased()
    }

    /// `text` is libcurl's error text, because libcurl has no separate code for these cases.
    private static func replyReason(_ text: String) -> String {
        if text.contains("content-length") || text.contains("maximum file size") { return "its length is not valid" }
        if text.contains("header") || text.contains("nul byte") { return "a header of it is not valid" }
        if text.contains("chunk") { return "a chunk of it has no valid size" }
        return "it does not begin with HTTP/1.0 or HTTP/1.1"
    }

    private static func tlsReason(_ code: CURLcode, _ text: String, isUntrusted: Bool) -> String {
        if code == CURLE_PEER_FAILED_VERIFICATION {
            return isUntrusted ? "its certificate is not trusted" : "its certificate is not for this name"
        }
        if text.contains("wrong version number") || text.contains("packet length too long") {
            return "it does not speak TLS"
        }
        if text.contains("eof") || text.contains("ssl_error_syscall") || text.contains("reset by peer") {
            return "the server closed the connection"
        }
        return "the handshake failed"
    }
}
