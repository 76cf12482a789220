import Domain

extension JSONReader {
    /// Reads a scalar, or opens the object or array that begins at the position.
    mutating func readValue() throws(ReadFailure) {
        let byte = bytes[position]
        switch byte {
        case UInt8(ascii: "{"): try openFrame(isObject: true)
        case UInt8(ascii: "["): try openFrame(isObject: false)
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."):
            try add(.number(try readNumber()))
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): try add(try readWord())
        default:
            guard let quote = Quote(opening: bytes, at: position) else { throw malformed(expected: "a value") }
            let role: StringRole = stack.last.map { $0.isObject ? .memberValue : .element } ?? .document
            let text = try readString(quote, as: role)
            isStructured = true
            try add(.string(text))
        }
    }

    mutating func readKeyName() throws(ReadFailure) -> String {
        if let quote = Quote(opening: bytes, at: position) { return try readString(quote, as: .key) }
        let start = position
        position = wordEnd(at: position)
        guard position < bytes.count else { throw .cut(at: position, .word) }
        guard position > start, looksLikeKey(at: start) else {
            position = start
            throw malformed(expected: "a key in quotation marks")
        }
        repairs.note(.unquotedKey)
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let words: [(text: String, value: JSONValue, isPython: Bool)] = [
        ("true", .bool(true), false), ("false", .bool(false), false), ("null", .null, false),
        ("True", .bool(true), true), ("False", .bool(false), true), ("None", .null, true),
    ]

    /// Reads a literal. `NaN`, `Infinity`, `undefined` and all other words have no value in JSON.
    private mutating func readWord() throws(ReadFailure) -> JSONValue {
        let start = position
        position = wordEnd(at: position)
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        if let literal = Self.words.first(where: { $0.text == word }) {
            if literal.isPython { repairs.note(.pythonLiteral) }
            return literal.value
        }
        if position == bytes.count, Self.words.contains(where: { $0.text.hasPrefix(word) }) {
            throw .cut(at: position, .word)
        }
        position = start
        throw malformed(expected: "a value")
    }
}
