/// The common forms of an error: `error` as an object or a string, or a `message` or `detail` at the top level.
struct ServerErrorBody: Decodable {
    private(set) var message: String?
    /// The server's error code or type: `exceed_context_size_error`, `insufficient_quota`.
    private(set) var code = ""
    /// The members of the request that the server names: `size`, `steps`.
    private(set) var members: [String] = []

    init() {}

    private enum Key: CodingKey {
        case error, message, detail, type, code, param, innererror
    }

    /// Ignores members of another type. An error that is only partly readable is still an error.
    init(from decoder: any Decoder) throws {
        let top = try decoder.container(keyedBy: Key.self)
        if let text = Self.text(top, .error) {
            message = text
            // In stable-diffusion.cpp, `error` is the type of the error and `message` describes it.
            if let more = Self.text(top, .message) { (message, code) = (more, text) }
            addCodes(in: top)
        } else if let inner = Self.members(of: top, .error) ?? Self.members(of: top, .detail) {
            read(inner)
            addCodes(in: top)
        } else {
            read(top)
        }
    }

    private mutating func read(_ container: KeyedDecodingContainer<Key>) {
        let faults = (try? container.decode([RequestFault].self, forKey: .detail)) ?? []
        message =
            Self.text(container, .message) ?? Self.text(container, .detail)
            ?? (faults.isEmpty ? nil : RequestFault.list(faults))
        members = faults.compactMap(\.member) + [Self.text(container, .param)].compactMap(\.self)
        addCodes(in: container)
        // Azure's own code is more specific than the one around it.
        if let inner = Self.members(of: container, .innererror) { addCodes(in: inner) }
    }

    private mutating func addCodes(in container: KeyedDecodingContainer<Key>) {
        let codes = [Key.type, .code].compactMap { Self.text(container, $0) }
        code = ([code] + codes).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func members(of container: KeyedDecodingContainer<Key>, _ key: Key)
        -> KeyedDecodingContainer<Key>?
    {
        try? container.nestedContainer(keyedBy: Key.self, forKey: key)
    }

    private static func text(_ container: KeyedDecodingContainer<Key>, _ key: Key) -> String? {
        try? container.decodeIfPresent(String.self, forKey: key)
    }
}
