/// A request as the server saw it.
package struct RecordedRequest: Sendable {
    /// Order of arrival, from 1.
    package var number: Int
    /// Which connection brought it, from 1.
    package var connection: Int
    package var method: String
    /// Path and query as they were sent.
    package var path: String
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The first of that name, whatever its case.
    package subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
