/// A scripted server's action for one request.
package enum ServerStep: Sendable {
    case reply(status: Int = 200, headers: [(String, String)] = [], body: [UInt8] = [])
    /// Bytes as they are, HTTP or not. Then the connection is closed or left open.
    case raw([UInt8], thenClose: Bool = true)
    /// Never answers.
    case hang
    /// Sends part of a reply and stops. `announced` is the length in the head.
    case hangInBody(sent: [UInt8], announced: Int)
    /// One byte at a time.
    case drip([UInt8], every: Duration)
    /// Ends the connection by a TCP reset; if `sent` is given, after the head and these bytes.
    case reset(after: [UInt8]? = nil)
    /// Closes the connection before the announced end.
    case closeEarly(sent: [UInt8], announced: Int)
    /// This many zero bytes, made as they are sent.
    case huge(bytes: Int, announced: Bool = true)
    /// Waits before the step.
    indirect case after(Duration, ServerStep)

    package static func text(_ text: String, type: String = "text/plain", status: Int = 200) -> ServerStep {
        .reply(status: status, headers: [("Content-Type", type)], body: Array(text.utf8))
    }

    package static func json(_ text: String, status: Int = 200) -> ServerStep {
        .text(text, type: "application/json", status: status)
    }

    /// An error page, as sent by proxies and web interfaces.
    package static func html(status: Int = 502) -> ServerStep {
        .text(
            "<!doctype html><html><body><h1>\(status)</h1></body></html>\n", type: "text/html; charset=utf-8",
            status: status)
    }

    package static func redirect(_ status: Int, to location: String) -> ServerStep {
        .reply(status: status, headers: [("Location", location)])
    }

    /// The header says gzip, but the body is not.
    package static let badGzip = ServerStep.reply(
        headers: [("Content-Encoding", "gzip"), ("Content-Type", "application/json")], body: [0x1F, 0x8B, 1, 2, 3, 4])

    /// A valid chunk, and then an invalid one.
    package static let garbageForChunks = ServerStep.raw(
        Array("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nnot a size\r\n".utf8))

    /// Another protocol's greeting.
    package static let notHTTP = ServerStep.raw(Array("SSH-2.0-OpenSSH_9.2\r\n".utf8))
}
