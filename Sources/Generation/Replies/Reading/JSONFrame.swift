import Domain

/// An object or array that is still open.
struct JSONFrame {
    let isObject: Bool
    var elements: [JSONValue] = []
    var members: [String: JSONValue] = [:]
    /// The key whose value is next; nil if a key is next.
    var key: String?

    var value: JSONValue { isObject ? .object(members) : .array(elements) }

    var closingBracket: UInt8 { isObject ? UInt8(ascii: "}") : UInt8(ascii: "]") }

    /// The position in the frame, for a JSON path.
    var step: String {
        if !isObject { return "[\(elements.count)]" }
        return key.map { ".\(SafeText.line($0, limit: 30))" } ?? ""
    }
}
