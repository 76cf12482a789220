/// What came back, whole. Any status: what it means is the backend's business.
package struct HTTPReply: Sendable {
    package var status: Int
    package var headers: ReplyHeaders
    package var body: [UInt8]
    /// From the call to the last byte.
    var milliseconds: Int
    /// Who answered: `127.0.0.1:8080`.
    var address: String

    /// The body as text; what is not UTF-8 becomes replacement characters.
    package var text: String { String(decoding: body, as: UTF8.self) }
}
