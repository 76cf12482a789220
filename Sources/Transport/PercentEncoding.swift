/// Percent-encoding of bytes in URLs (RFC 3986, section 2).
enum PercentEncoding {
    /// One part of a path.
    static func segment(_ text: String) -> String { encode(text) { isUnreserved($0) || isSegmentDelimiter($0) } }

    /// A name or value in a query.
    static func query(_ text: String) -> String { encode(text, keeping: isUnreserved) }

    /// Whether the text can be a path segment unchanged, and is not `.` or `..` after decoding.
    static func isEncodedSegment(_ text: Substring) -> Bool {
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard rest.count >= 2, rest.prefix(2).allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
                    return false
                }
                rest.removeFirst(2)
            } else if !isUnreserved(byte), !isSegmentDelimiter(byte) {
                return false
            }
        }
        let plain = text.lowercased().replacing("%2e", with: ".")
        return !plain.isEmpty && plain != "." && plain != ".." && !plain.contains("%2f") && !plain.contains("%00")
    }

    private static func encode(_ text: String, keeping isKept: (UInt8) -> Bool) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in text.utf8 {
            if isKept(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "-._~".utf8.contains(byte)
        }
    }

    private static func isSegmentDelimiter(_ byte: UInt8) -> Bool { "!$&'()*+,;=:@".utf8.contains(byte) }
}
