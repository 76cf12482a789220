import Domain
import Generation
import Transport

/// Sends a backend's requests to its model's server. The body is usually JSON; the reply can have any status. Each
/// request is sent once, without retries.
struct ModelServer: Sendable {
    /// The maximum size of a text model's reply in bytes.
    private static let textLimit = 16_000_000
    /// The maximum size of an image model's reply in bytes. It contains a picture in Base64 within JSON.
    static let pictureLimit = 64_000_000
    /// How long all requests of a probe together may take.
    private static let wholeProbeLimit = Duration.seconds(30)

    let backend: String
    let endpoint: Endpoint
    let transport: HTTPTransport
    let headers: [RequestHeader]
    /// The time limit of an ordinary request.
    let timeout: Duration
    /// The time limit of a request of a probe.
    let probeLimit: Duration
    let time: HostClock
    /// The maximum size of a reply in bytes.
    var replyLimit = Self.textLimit
    /// The time limit of the first request of a probe, if it is shorter.
    var firstProbeLimit: Duration?
    /// When the present probe must have ended, in seconds of uptime.
    fileprivate(set) var probeEnd: Double?

    /// Posts a request, and returns the reply with any status. Throws ``GenerationError`` if there is no reply.
    func ask(_ path: RequestPath, _ body: JSONValue) async throws -> HTTPReply {
        try await send(path, try body.requestBody)
    }

    /// As ``ask(_:_:)``, with a body of any type. `limit` replaces the ordinary time limit.
    func send(_ path: RequestPath, _ body: RequestBody, limit: Duration? = nil) async throws -> HTTPReply {
        try await exchange(.post, path, body: body, limit: limit ?? timeout)
    }

    /// The server for a probe that begins now.
    func beginningProbe() -> ModelServer {
        var server = self
        server.probeEnd = time.uptime() + Self.wholeProbeLimit / .seconds(1)
        return server
    }

    /// The first request of a probe. A server that does not answer it soon cannot be used now.
    func firstProbe(_ path: RequestPath) async throws -> HTTPReply {
        try await probe(path, limit: min(probeLimit, firstProbeLimit ?? probeLimit))
    }

    /// A request about the server itself. `limit` replaces the time limit of a probe.
    func probe(
        _ path: RequestPath, query: [QueryItem] = [], _ body: JSONValue? = nil, limit: Duration? = nil
    ) async throws -> HTTPReply {
        try await exchange(
            body == nil ? .get : .post, path, query: query, body: try body?.requestBody,
            limit: try rest(of: limit ?? probeLimit))
    }

    /// Nil if the status is not 200 or the JSON has another form.
    func probe<Value: Decodable>(_ path: RequestPath, as type: Value.Type) async throws -> Value? {
        let reply = try await probe(path)
        return reply.status == 200 ? reply.decoded(as: type) : nil
    }

    /// The content of a reply with status 200. Throws ``GenerationError`` if `product` does not send such content.
    /// `joined` reads a reply that came in parts.
    func answer<Value: Decodable>(
        in reply: HTTPReply, as type: Value.Type, of product: String, joined: (HTTPReply) -> Value? = { _ in nil }
    ) throws -> Value {
        guard let answer = reply.decoded(as: type) ?? joined(reply) else {
            // Some servers report errors with this status.
            let complaint = ServerErrorReply(reply, now: time.now()).error
            if complaint.kind != .transient { throw complaint }
            throw GenerationError(
                .badReply, "\(endpoint) answered \(reply.excerpt), which is not what \(product) says")
        }
        return answer
    }

    /// The content of a reply in a probe. Throws ``SetupError`` or ``GenerationError`` if there is none; `failure` is the
    /// error for another product. A reply with status 200 that is not JSON is no answer of any product that could be
    /// asked, so that the next one may be.
    func portrait<Value: Decodable>(
        in reply: HTTPReply, as type: Value.Type, otherwise failure: SetupError
    ) throws -> Value {
        try checkKey(reply)
        if reply.status == 200, let portrait = reply.decoded(as: type) { return portrait }
        guard [200, 404, 405].contains(reply.status) else { throw ServerErrorReply(reply, now: time.now()).error }
        throw failure.given(reply)
    }

    /// Throws if a reply reports that the key is wrong.
    func checkKey(_ reply: HTTPReply) throws(SetupError) {
        guard reply.status == 401 || reply.status == 403 else { return }
        throw SetupError(
            .misconfigured, "\(endpoint) does not take the key (HTTP \(reply.status))",
            remedy: "set “key: { env: NAME }” or “key: { file: PATH }” of “\(backend)” to one that it knows")
    }

    /// The part of the limit that is left in a probe.
    private func rest(of limit: Duration) throws(GenerationError) -> Duration {
        guard let probeEnd else { return limit }
        let rest = Duration.milliseconds(Int((probeEnd - time.uptime()) * 1000))
        guard rest > .zero else {
            throw GenerationError(
                .transient,
                "\(endpoint) did not answer all questions about itself within \(Int(Self.wholeProbeLimit / .seconds(1))) s"
            )
        }
        return min(limit, rest)
    }

    private func exchange(
        _ method: HTTPRequest.Method, _ path: RequestPath, query: [QueryItem] = [], body: RequestBody?, limit: Duration
    ) async throws -> HTTPReply {
        var limits = RequestLimits(total: limit, replyBytes: replyLimit)
        limits.idle = min(limits.idle, limit)
        var request = HTTPRequest(method, path, of: endpoint, backend: backend)
        request.query = query
        request.headers = headers
        request.body = body
        request.limits = limits
        do {
            return try await transport.exchange(request)
        } catch let error as TransportError {
            throw GenerationError(error)
        }
    }
}

extension JSONValue {
    fileprivate var requestBody: RequestBody {
        get throws { .json(Array(try compactText.utf8)) }
    }
}
