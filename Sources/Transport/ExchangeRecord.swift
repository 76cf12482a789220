/// An exchange without secrets, for logs.
struct ExchangeRecord: Sendable {
    var backend: String
    /// The status, or one word for the error.
    var label: String
    var milliseconds: Int
    /// `POST http://127.0.0.1:8080/v1/images?n=1`
    var requestLine: String
    var requestHeaders: [String]
    var requestBody: [UInt8]?
    var reply: HTTPReply?
    var error: String?

    init(
        _ request: HTTPRequest, _ scrubber: SecretScrubber, _ outcome: Result<HTTPReply, any Error>,
        milliseconds: Int
    ) {
        backend = request.backend
        self.milliseconds = milliseconds
        let target = (try? request.endpoint.target(request.path, query: request.query)) ?? ""
        requestLine = scrubber.scrubbed("\(request.method.rawValue) \(request.endpoint.shown(target))")
        requestHeaders = request.headers.map { "\($0.name): \(scrubber.scrubbed($0.shown))" }
        if let body = request.body { requestHeaders.append("Content-Type: \(body.contentType)") }
        requestBody = request.body.map { scrubber.scrubbed($0.bytes) }
        switch outcome {
        case .success(let reply):
            label = String(reply.status)
            self.reply = reply
        case .failure(let failure):
            label = (failure as? TransportError)?.label ?? (failure is CancellationError ? "cancelled" : "error")
            error = failure is CancellationError ? "cancelled" : "\(failure)"
        }
    }
}
