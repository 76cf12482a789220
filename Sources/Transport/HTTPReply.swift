/// A complete reply with any status. The backend interprets the status.
package struct HTTPReply: Sendable {
    package var status: Int
    package var headers: ReplyHeaders
    package var body: [UInt8]
    /// From the call to the last byte.
    var milliseconds: Int
    /// The address that replied: `127.0.0.1:8080`.
    var address: String

    /// The body as text. Bytes that are not UTF-8 become replacement characters.
    package var text: String { String(decoding: body, as: UTF8.self) }
}
