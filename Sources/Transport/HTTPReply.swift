import Platform

/// A complete reply with any status. The backend interprets the status.
package struct HTTPReply: Sendable {
    package var status: Int
    package var headers: ReplyHeaders
    /// As the server sent it, with its keys. For pictures only.
    package var body: [UInt8]
    /// From the call to the last byte.
    var milliseconds: Int
    /// The address that replied: `127.0.0.1:8080`.
    var address: String
    var redactor = Redactor()

    /// The body as text with keys masked. Bytes that are not UTF-8 become replacement characters.
    package var text: String { String(decoding: redactor.redacted(body), as: UTF8.self) }

    /// The body with keys masked in the strings of its JSON; unchanged if it is no JSON. With `keepsPictures`,
    /// pictures in Base64 stay as they are.
    package func json(keepsPictures: Bool) -> [UInt8] {
        redactor.redacted(json: body, keepsPictures: keepsPictures) ?? body
    }
}
