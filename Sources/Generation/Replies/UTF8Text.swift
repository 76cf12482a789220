/// A reply's bytes as valid UTF-8.
struct UTF8Text {
    let bytes: [UInt8]
    /// Whether the last character was cut. Its bytes are left out.
    let isCut: Bool

    init(validating bytes: [UInt8]) throws(ReplyError) {
        if String(validating: bytes, as: UTF8.self) != nil {
            self.bytes = bytes
            isCut = false
            return
        }
        let count = Self.validCount(of: bytes)
        guard Self.isBeginningOfScalar(bytes[count...]) else { throw .notText(byteOffset: count) }
        self.bytes = Array(bytes[..<count])
        isCut = true
    }

    private static func validCount(of bytes: [UInt8]) -> Int {
        var codec = UTF8()
        var iterator = bytes.makeIterator()
        var count = 0
        while case .scalarValue(let scalar) = codec.decode(&iterator) { count += UTF8.width(scalar) }
        return count
    }

    private static func isBeginningOfScalar(_ rest: ArraySlice<UInt8>) -> Bool {
        guard let lead = rest.first, (0xC2...0xF4).contains(lead) else { return false }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard rest.count < length, rest.dropFirst().allSatisfy({ $0 & 0xC0 == 0x80 }) else { return false }
        guard let second = rest.dropFirst().first else { return true }
        return switch lead {
        case 0xE0: second >= 0xA0
        case 0xED: second < 0xA0
        case 0xF0: second >= 0x90
        case 0xF4: second < 0x90
        default: true
        }
    }
}
