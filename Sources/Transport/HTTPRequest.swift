/// What a backend asks.
package struct HTTPRequest: Sendable {
    package enum Method: String, Sendable {
        case get = "GET"
        case head = "HEAD"
        case post = "POST"
        case put = "PUT"
        case delete = "DELETE"
    }

    /// The backend's name in the pipeline, for the exchange log.
    var backend: String
    var endpoint: Endpoint
    var method: Method
    var path: RequestPath
    var query: [QueryItem]
    var headers: [RequestHeader]
    var body: RequestBody?
    var limits: RequestLimits

    package init(
        _ method: Method, _ path: RequestPath, of endpoint: Endpoint, backend: String, query: [QueryItem] = [],
        headers: [RequestHeader] = [], body: RequestBody? = nil, limits: RequestLimits = RequestLimits()
    ) {
        self.method = method
        self.path = path
        self.endpoint = endpoint
        self.backend = backend
        self.query = query
        self.headers = headers
        self.body = body
        self.limits = limits
    }
}
