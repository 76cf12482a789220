/// Properties of single bytes, as tables.
enum ASCIITable {
    static let lowercased: [UInt8] = (0...255).map { 0x41...0x5A ~= $0 ? UInt8($0 + 32) : UInt8($0) }

    /// The value of a hexadecimal digit; 255 for other bytes.
    static let hexValue: [UInt8] = (0...255).map { byte in
        switch byte {
        case 0x30...0x39: UInt8(byte - 0x30)
        case 0x41...0x46: UInt8(byte - 0x41 + 10)
        case 0x61...0x66: UInt8(byte - 0x61 + 10)
        default: 255
        }
    }

    /// The value of a Base64 digit of either alphabet (RFC 4648, sections 4 and 5); 255 for other bytes.
    static let base64Value: [UInt8] = {
        var values = [UInt8](repeating: 255, count: 256)
        let digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
        for (value, digit) in digits.enumerated() { values[Int(digit)] = UInt8(value) }
        values[Int(UInt8(ascii: "-"))] = 62
        values[Int(UInt8(ascii: "_"))] = 63
        return values
    }()

    /// Whether an escape begins with the byte: `%`, `&`, `=`, `\`.
    static let isEscape: [Bool] = (0...255).map { [0x25, 0x26, 0x3D, 0x5C].contains($0) }

    /// Whether the byte is, or is a part of, a character that may be invisible.
    static let isUnusual: [Bool] = (0...255).map { $0 < 0x20 || $0 >= 0x7F }
}
