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
    package var query: [QueryItem] = []
    package var headers: [RequestHeader] = []
    package var body: RequestBody?
    package var limits = RequestLimits()

    package init(_ method: Method, _ path: RequestPath, of endpoint: Endpoint, backend: String) {
        self.backend = backend
        self.endpoint = endpoint
        self.method = method
        self.path = path
    }
}
