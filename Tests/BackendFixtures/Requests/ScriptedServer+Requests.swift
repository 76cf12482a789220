package import TestServer

@testable package import Transport

extension ScriptedServer {
    package var endpoint: Endpoint { get throws { try Endpoint(url) } }

    /// A request to it.
    package func request(
        _ method: HTTPRequest.Method = .get, _ path: RequestPath = "v1/models", query: [QueryItem] = [],
        headers: [RequestHeader] = [], body: RequestBody? = nil, limits: RequestLimits = RequestLimits()
    ) throws -> HTTPRequest {
        HTTPRequest(
            method, path, of: try endpoint, backend: "fake", query: query, headers: headers, body: body, limits: limits)
    }
}

extension HTTPRequest {
    package init(
        _ method: Method, _ path: RequestPath, of endpoint: Endpoint, backend: String, query: [QueryItem] = [],
        headers: [RequestHeader] = [], body: RequestBody? = nil, limits: RequestLimits = RequestLimits()
    ) {
        self.init(method, path, of: endpoint, backend: backend)
        (self.query, self.headers, self.body, self.limits) = (query, headers, body, limits)
    }
}
