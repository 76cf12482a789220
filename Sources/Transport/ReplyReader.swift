/// Collects a reply that arrives in pieces, within its limits.
struct ReplyReader {
    private let method: HTTPRequest.Method
    private let limits: RequestLimits
    private var status = 0
    private var headers: [ReplyHeaders.Field] = []
    private var body: [UInt8] = []
    /// The size of all headers, including those of interim replies (1xx) and trailers.
    private var headerBytes = 0
    /// Whether the headers of the reply itself are complete.
    private(set) var hasBegun = false
    /// Bytes of body; nil if the server did not announce a length.
    private(set) var announced: Int?

    init(to method: HTTPRequest.Method, limits: RequestLimits) {
        self.method = method
        self.limits = limits
    }

    /// Bytes of body so far.
    var received: Int { body.count }

    func reply(from peer: String) -> HTTPReply {
        HTTPReply(status: status, headers: ReplyHeaders(headers), body: body, milliseconds: 0, address: peer)
    }

    /// Takes the status line, a header, or the empty line at the end of the head.
    mutating func take(header line: UnsafeBufferPointer<UInt8>) throws(TransportError.Cause) {
        headerBytes += line.count
        guard headerBytes <= limits.headerBytes else {
            throw .unreadableReply(.headersTooLarge(limit: limits.headerBytes))
        }
        let end = line.lastIndex { $0 != 0x0D && $0 != 0x0A }
        guard let end else { return try endHead() }
        let text = line[...end]
        if !hasBegun, text.starts(with: "HTTP/".utf8) {
            (status, headers) = (try Self.status(of: text), [])
        } else if !hasBegun {
            headers.append(try Self.field(text))
        }
    }

    mutating func take(body piece: UnsafeBufferPointer<UInt8>) throws(TransportError.Cause) {
        guard body.count + piece.count <= limits.replyBytes else { throw .replyTooLarge(limit: limits.replyBytes) }
        body += piece
    }

    private mutating func endHead() throws(TransportError.Cause) {
        guard !hasBegun, status >= 200 else { return }
        let fields = ReplyHeaders(headers)
        let coding = fields["content-encoding"] ?? "identity"
        guard coding.lowercased() == "identity" || coding.isEmpty else {
            throw .unreadableReply(.compressed(coding: coding))
        }
        announced = method == .head ? 0 : fields["content-length"].flatMap { Int($0) }
        guard announced ?? 0 <= limits.replyBytes else { throw .replyTooLarge(limit: limits.replyBytes) }
        body.reserveCapacity(announced ?? 0)
        hasBegun = true
    }

    private static func status(of line: some Sequence<UInt8>) throws(TransportError.Cause) -> Int {
        let words = line.split(separator: UInt8(ascii: " "), maxSplits: 2, omittingEmptySubsequences: true)
        guard words.count > 1, words[1].count == 3,
            let status = Int(String(decoding: words[1], as: UTF8.self)), status >= 100
        else { throw .unreadableReply(.notHTTP(reason: "its status is not valid")) }
        return status
    }

    /// A name is a token of RFC 9110. A value is the text after the colon without surrounding white space.
    private static func field(_ line: Slice<UnsafeBufferPointer<UInt8>>) throws(TransportError.Cause)
        -> ReplyHeaders.Field
    {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex,
            line[..<colon].allSatisfy(RequestHeader.isNameByte),
            line[colon...].allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 })
        else { throw .unreadableReply(.notHTTP(reason: "a header of it is not valid")) }
        let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
        let value = line[line.index(after: colon)...].drop(while: isBlank)
        let end = value.lastIndex { !isBlank($0) }.map { value.index(after: $0) } ?? value.startIndex
        return ReplyHeaders.Field(
            String(decoding: line[..<colon], as: UTF8.self), String(decoding: value[..<end], as: UTF8.self))
    }
}
