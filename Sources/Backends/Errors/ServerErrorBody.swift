/// The common forms of an error: `error` as an object or a string, or a `message` or `detail` at the top level.
struct ServerErrorBody: Decodable {
    private(set) var message: String?
    /// The server's error code or type: `exceed_context_size_error`, `insufficient_quota`.
    private(set) var code = ""

    init() {}

    private enum Key: CodingKey {
        case error, message, detail, type, code
    }

    /// Ignores members of another type. An error that is only partly readable is still an error.
    init(from decoder: any Decoder) throws {
        let top = try decoder.container(keyedBy: Key.self)
        if let text = Self.text(top, .error) {
            message = text
            // In stable-diffusion.cpp, `error` is the type of the error and `message` describes it.
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
