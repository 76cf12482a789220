package struct RecordedRequest: Sendable {
    /// Order of arrival, from 1.
    package var number: Int
    /// The number of its connection, from 1.
    package var connection: Int
    package var method: String
    /// Path and query as sent.
    package var path: String
    package var headers: [(name: String, value: String)]
    package var body: [UInt8]

    package var text: String { String(decoding: body, as: UTF8.self) }

    /// The first header of that name; the case of the name does not matter.
    package subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
