import Platform

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
        _ request: HTTPRequest, _ redactor: Redactor, _ outcome: Result<HTTPReply, any Error>,
        milliseconds: Int
    ) {
        backend = request.backend
        self.milliseconds = milliseconds
        let target = (try? request.endpoint.target(request.path, query: request.query)) ?? ""
        requestLine = redactor.redacted("\(request.method.rawValue) \(request.endpoint.shown(target))")
        requestHeaders = request.headers.map { "\($0.name): \(redactor.redacted($0.shown))" }
        if let body = request.body { requestHeaders.append("Content-Type: \(body.contentType)") }
        requestBody = request.body.map { redactor.redacted(logged: $0.bytes) }
        switch outcome {
        case .success(var reply):
            label = String(reply.status)
            reply.body = redactor.redacted(logged: reply.body)
            self.reply = reply
        case .failure(let failure):
            label = (failure as? TransportError)?.label ?? (failure is CancellationError ? "cancelled" : "error")
            error = failure is CancellationError ? "cancelled" : "\(failure)"
        }
    }
}

extension Redactor {
    /// A body with its keys masked, also in pictures. A body that is no text stays as it is: it is not logged.
    fileprivate func redacted(logged body: [UInt8]) -> [UInt8] {
        String(validating: body, as: UTF8.self) == nil ? body : redacted(body)
    }
}
