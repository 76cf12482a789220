/// The body of a request and its media type.
package struct RequestBody: Sendable {
    var bytes: [UInt8]
    /// The value of `Content-Type`: `application/json`.
    var contentType: String

    package init(_ bytes: [UInt8], contentType: String) {
        self.bytes = bytes
        self.contentType = contentType
    }

    package static func json(_ bytes: [UInt8]) -> RequestBody {
        RequestBody(bytes, contentType: "application/json")
    }
}
