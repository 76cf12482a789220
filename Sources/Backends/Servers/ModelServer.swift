import Domain
import Generation
import Transport

/// A model's server as a backend asks it: JSON there, whatever comes back, each question once.
struct ModelServer: Sendable {
    /// Bytes of a text model's reply.
    private static let textLimit = 16_000_000
    /// Bytes of an image model's: a picture in Base64 within JSON.
    static let pictureLimit = 64_000_000

    let backend: String
    let endpoint: Endpoint
    let transport: HTTPTransport
    let headers: [RequestHeader]
    /// How long an answer may take.
    let timeout: Duration
    /// How long it may take to say what it is.
    let probeLimit: Duration
    let time: RetryClock
    /// Bytes of a reply.
    var replyLimit = Self.textLimit

    /// Posts a question, and gives back the reply whatever its status. Throws ``GenerationError`` where there is none.
    func ask(_ path: RequestPath, _ body: JSONValue) async throws -> HTTPReply {
        try await send(path, try body.requestBody)
    }

    /// As ``ask(_:_:)``, with a body of any kind; `limit` where it may not take as long as an answer.
    func send(_ path: RequestPath, _ body: RequestBody, limit: Duration? = nil) async throws -> HTTPReply {
        try await exchange(.post, path, body: body, limit: limit ?? timeout)
    }

    /// A question about the server itself; `limit` where it may take longer than others.
    func probe(
        _ path: RequestPath, query: [QueryItem] = [], _ body: JSONValue? = nil, limit: Duration? = nil
    ) async throws -> HTTPReply {
        try await exchange(
            body == nil ? .get : .post, path, query: query, body: try body?.requestBody, limit: limit ?? probeLimit)
    }

    /// Nil where nothing of that sort is there: another status than 200, or other JSON.
    func probe<Value: Decodable>(_ path: RequestPath, as type: Value.Type) async throws -> Value? {
        let reply = try await probe(path)
        return reply.status == 200 ? reply.decoded(as: type) : nil
    }

    /// What a reply with status 200 says. Throws ``GenerationError`` where `product` would not say so.
    func answer<Value: Decodable>(in reply: HTTPReply, as type: Value.Type, of product: String) throws -> Value {
        guard let answer = reply.decoded(as: type) else {
            throw GenerationError(
                .misconfigured,
                "\(endpoint) answered \(reply.excerpt), which is not what \(product) says; correct its url or kind")
        }
        return answer
    }

    /// Throws where a reply says that the key is not the right one.
    func checkKey(_ reply: HTTPReply) throws(SetupError) {
        guard reply.status == 401 || reply.status == 403 else { return }
        throw SetupError(
            .misconfigured, "\(endpoint) does not take the key (HTTP \(reply.status))",
            remedy: "set “key: { env: NAME }” or “key: { file: PATH }” of “\(backend)” to one that it knows")
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
