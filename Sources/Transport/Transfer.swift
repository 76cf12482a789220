import CCurl
import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// One request to one address, for ``TransferLoop``.
struct Transfer: Sendable {
    let request: HTTPRequest
    /// Path and query.
    let target: String
    let destination: Destination
    let policy: NetworkPolicy
    /// Called when the reply has begun, and with every part of it.
    let received: @Sendable () -> Void
}

/// A transfer in progress. Only the thread of its loop uses it; libcurl calls it there.
final class RunningTransfer {
    let handle: ccurl_transfer
    private let transfer: Transfer
    private let answer: Answer<HTTPReply>
    private var reader: ReplyReader
    /// The reason, if this program ended the transfer.
    private var refusal: TransportError.Cause?

    /// Nil if libcurl does not accept the transfer. `answer` then has the failure.
    init?(_ transfer: Transfer, answer: Answer<HTTPReply>) {
        self.transfer = transfer
        self.answer = answer
        reader = ReplyReader(to: transfer.request.method, limits: transfer.request.limits)
        handle = transfer.makeHandle()
        guard handle != 0 else {
            answer.give(
                .failure(TransportError.Cause.connectionLost(.other(reason: "libcurl does not accept the request"))))
            return nil
        }
        ccurl_transfer_set_context(handle, Unmanaged.passUnretained(self).toOpaque())
    }

    deinit {
        if handle != 0 { ccurl_transfer_free(handle) }
    }

    /// `code` is libcurl's.
    func finish(_ code: CURLcode) {
        let failure = ConnectionFailure(
            destination: transfer.destination, limits: transfer.request.limits, reply: reader)
        if let refusal {
            fail(refusal)
        } else if code == CURLE_OK, reader.hasBegun {
            answer.give(.success(reader.reply(from: transfer.destination.text)))
        } else {
            fail(failure.cause(of: code, transfer: handle))
        }
    }

    func fail(_ cause: TransportError.Cause) {
        answer.give(.failure(cause))
    }

    fileprivate func takeHeader(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        take { () throws(TransportError.Cause) in try reader.take(header: line) }
    }

    fileprivate func takeBody(_ piece: UnsafeBufferPointer<UInt8>) -> Bool {
        take { () throws(TransportError.Cause) in try reader.take(body: piece) }
    }

    private func take(_ part: () throws(TransportError.Cause) -> Void) -> Bool {
        do {
            try part()
        } catch {
            refusal = error
            return false
        }
        if reader.hasBegun { transfer.received() }
        return true
    }

    /// The last check of the address, at the socket.
    fileprivate func mayConnect(to address: UnsafePointer<sockaddr>) -> Bool {
        if Int32(address.pointee.sa_family) == AF_UNIX { return transfer.destination.isSocket }
        let numeric = IPAddress(address)
        if numeric.map(transfer.policy.permits) ?? (transfer.policy == .anywhere) { return true }
        refusal = .offLimits(host: transfer.request.endpoint.host, address: numeric)
        return false
    }
}

extension Transfer {
    /// 0 if libcurl does not accept the transfer.
    fileprivate func makeHandle() -> ccurl_transfer {
        var outgoing = ccurl_request()
        outgoing.connect_milliseconds = max(1, Int(request.limits.connect / .milliseconds(1)))
        outgoing.on_header = { bytes, count, context in
            RunningTransfer.at(context).takeHeader(UnsafeBufferPointer(start: bytes, count: count))
        }
        outgoing.on_body = { bytes, count, context in
            RunningTransfer.at(context).takeBody(UnsafeBufferPointer(start: bytes, count: count))
        }
        outgoing.may_connect = { address, context in
            RunningTransfer.at(context).mayConnect(to: address)
        }
        let texts = [request.endpoint.requestOrigin + target, request.method.rawValue, destination.connectTo]
        return texts.withCStrings { texts in
            (outgoing.url, outgoing.method) = (texts[0], texts[1])
            switch destination {
            case .address: outgoing.connect_to = texts[2]
            case .socket: outgoing.socket_path = texts[2]
            }
            return headers.withCStrings { headers in
                outgoing.headers = headers.baseAddress
                guard let body = request.body?.bytes else { return ccurl_transfer_make(&outgoing) }
                return body.withUnsafeBufferPointer { body in
                    (outgoing.body, outgoing.body_size) = (body.baseAddress, body.count)
                    return ccurl_transfer_make(&outgoing)
                }
            }
        }
    }

    private var headers: [String] {
        var lines = ["Accept-Encoding: identity"]
        // libcurl removes a header whose line is only a name and a colon.
        lines += request.headers.map { $0.line.isEmpty ? "\($0.name);" : "\($0.name): \($0.line)" }
        if !request.headers.contains(where: { $0.name.lowercased() == "user-agent" }) {
            lines.append("User-Agent: nightpress")
        }
        if let body = request.body { lines.append("Content-Type: \(body.contentType)") }
        return lines
    }
}

extension Destination {
    fileprivate var isSocket: Bool { if case .socket = self { true } else { false } }

    /// Applies to every host and port of the URL.
    fileprivate var connectTo: String {
        switch self {
        case .address: "::\(text)"
        case .socket(let path): path
        }
    }
}

extension RunningTransfer {
    fileprivate static func at(_ context: UnsafeMutableRawPointer) -> RunningTransfer {
        Unmanaged<RunningTransfer>.fromOpaque(context).takeUnretainedValue()
    }
}

extension [String] {
    /// Calls `body` with the strings as C strings, followed by NULL.
    fileprivate func withCStrings<Value>(_ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Value) -> Value {
        var bytes: [CChar] = []
        var starts: [Int] = []
        for text in self {
            starts.append(bytes.count)
            bytes += text.utf8CString
        }
        return bytes.withUnsafeBufferPointer { bytes in
            let pointers = starts.map { start in bytes.baseAddress?.advanced(by: start) } + [nil]
            return pointers.withUnsafeBufferPointer(body)
        }
    }
}
