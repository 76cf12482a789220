extension DecodingError {
    /// What is wrong with the value, for people: `“kin” must be a list`.
    package var words: String {
        switch self {
        case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
            "\(Self.place(context.codingPath)) must be \(Self.name(of: type))"
        case .keyNotFound(let key, let context):
            "\(context.codingPath.isEmpty ? "it" : Self.place(context.codingPath)) has no “\(key.stringValue)”"
        case .dataCorrupted(let context): "\(Self.place(context.codingPath)): \(context.debugDescription)"
        @unknown default: "\(self)"
        }
    }

    /// `“settings.cave.words[2]”`.
    private static func place(_ path: [any CodingKey]) -> String {
        guard !path.isEmpty else { return "the file" }
        let names = path.enumerated().map { index, key in
            key.intValue.map { "[\($0)]" } ?? (index == 0 ? key.stringValue : ".\(key.stringValue)")
        }
        return "“\(names.joined().onOneLine.prefix(120))”"
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a text"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any BinaryFloatingPoint.Type: "a number"
        default: "\(type)".hasPrefix("Array") ? "a list" : "an object"
        }
    }
}
