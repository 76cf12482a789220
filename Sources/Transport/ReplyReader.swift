import AsyncHTTPClient
import NIOCore
import NIOHTTP1

/// Reads the body of a reply that has begun, within its limits.
struct ReplyReader {
    private let response: HTTPClientResponse
    private let limits: RequestLimits
    private let peer: String
    /// Bytes of body; nil where the server did not say.
    private let announced: Int?

    init(_ response: HTTPClientResponse, to method: HTTPRequest.Method, limits: RequestLimits, peer: String) {
        self.response = response
        self.limits = limits
        self.peer = peer
        announced = method == .head ? 0 : response.headers.first(name: "content-length").flatMap { Int($0) }
    }

    /// Throws ``TransportError/Cause``. `received` is told of every part.
    func read(received: () -> Void) async throws -> HTTPReply {
        let headers = ReplyHeaders(response.headers.map { ReplyHeaders.Field($0.name, $0.value) })
        let size = headers.fields.reduce(0) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        guard size <= limits.headerBytes else {
            throw TransportError.Cause.unreadableReply(.headersTooLarge(limit: limits.headerBytes))
        }
        let coding = headers["content-encoding"] ?? "identity"
        guard coding.lowercased() == "identity" || coding.isEmpty else {
            throw TransportError.Cause.unreadableReply(.compressed(coding: String(coding.prefix(40))))
        }
        guard announced ?? 0 <= limits.replyBytes else {
            throw TransportError.Cause.replyTooLarge(limit: limits.replyBytes)
        }
        return HTTPReply(
            status: Int(response.status.code), headers: headers, body: try await body(received), milliseconds: 0,
            address: peer)
    }

    private func body(_ received: () -> Void) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(announced ?? 0)
        do {
            for try await part in response.body {
                received()
                guard bytes.count + part.readableBytes <= limits.replyBytes else {
                    throw TransportError.Cause.replyTooLarge(limit: limits.replyBytes)
                }
                bytes += part.readableBytesView
            }
        } catch {
            try Task.checkCancellation()
            let failure = ConnectionFailure(peer: peer, limits: limits, received: bytes.count, announced: announced)
            throw failure.cause(of: error)
        }
        // A body that is cut off by cancellation ends without an error.
        try Task.checkCancellation()
        return bytes
    }
}
