/// RFC 4648, section 4.
enum Base64 {
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    static func encode(_ bytes: [UInt8]) -> String {
        var digits: [UInt8] = []
        var start = 0
        while start < bytes.count {
            let group = bytes[start..<min(start + 3, bytes.count)]
            var bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            var four = [UInt8](repeating: UInt8(ascii: "="), count: 4)
            for place in (0...3).reversed() {
                if place <= group.count { four[place] = alphabet[bits & 63] }
                bits >>= 6
            }
            digits += four
            start += 3
        }
        return String(decoding: digits, as: UTF8.self)
    }
}
