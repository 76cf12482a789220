/// The usual shapes of an error: `error` as an object or a string, or a `message` or `detail` at the top.
struct ServerErrorBody: Decodable {
    private(set) var message: String?
    /// The server's own names for it: `exceed_context_size_error`, `insufficient_quota`.
    private(set) var code = ""

    init() {}

    private enum Key: CodingKey {
        case error, message, detail, type, code
    }

    /// What is there in another shape is passed over: an error that is half understood is still one.
    init(from decoder: any Decoder) throws {
        let top = try decoder.container(keyedBy: Key.self)
        if let text = Self.text(top, .error) {
            message = text
            // stable-diffusion.cpp: `error` says of what kind it is, and `message` what happened.
            if let more = Self.text(top, .message) { (message, code) = (more, text) }
        } else if let inner = try? top.nestedContainer(keyedBy: Key.self, forKey: .error) {
            read(inner)
        } else {
            read(top)
        }
    }

    private mutating func read(_ container: KeyedDecodingContainer<Key>) {
        message =
            Self.text(container, .message) ?? Self.text(container, .detail)
            ?? (try? container.decode([RequestFault].self, forKey: .detail)).map(RequestFault.list)
        code = [Key.type, .code].compactMap { Self.text(container, $0) }.joined(separator: " ")
    }

    private static func text(_ container: KeyedDecodingContainer<Key>, _ key: Key) -> String? {
        try? container.decodeIfPresent(String.self, forKey: key)
    }
}
