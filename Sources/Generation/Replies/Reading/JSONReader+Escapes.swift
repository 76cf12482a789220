extension JSONReader {
    /// Reads the escape sequence that begins with the backslash at the position.
    mutating func readEscape(into text: inout [UInt8]) throws(ReadFailure) {
        guard position + 1 < bytes.count else { throw .cut(at: bytes.count, .string) }
        let mark = bytes[position + 1]
        switch mark {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(mark)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "u"): return try readUnicodeEscape(into: &text)
        default: return readNeedlessEscape(into: &text)
        }
        position += 2
    }

    /// `\'` and `\_` mean the mark without the backslash. In `C:\games` the backslash is kept.
    private mutating func readNeedlessEscape(into text: inout [UInt8]) {
        repairs.note(.badEscape)
        position += 1
        if let quote = Quote(opening: bytes, at: position) {
            text += bytes[position..<position + quote.length]
            position += quote.length
        } else if bytes[position] != UInt8(ascii: "_"), Self.isWordByte(bytes[position]) {
            text.append(UInt8(ascii: "\\"))
        } else if bytes[position] >= 0x20 {
            text.append(bytes[position])
            position += 1
        }
    }

    private mutating func readUnicodeEscape(into text: inout [UInt8]) throws(ReadFailure) {
        let unit = try readCodeUnit()
        if let scalar = Unicode.Scalar(unit) {
            text += UTF8.encode(scalar).map(Array.init) ?? []
            return
        }
        let isHigh = unit < 0xDC00
        let after = position
        if isHigh, position + 1 < bytes.count, bytes[position] == 0x5C, bytes[position + 1] == UInt8(ascii: "u") {
            let low = try readCodeUnit()
            if low >= 0xDC00, low <= 0xDFFF,
                let scalar = Unicode.Scalar(0x10000 + (UInt32(unit - 0xD800) << 10 | UInt32(low - 0xDC00)))
            {
                text += UTF8.encode(scalar).map(Array.init) ?? []
                return
            }
            position = after
        }
        repairs.note(.loneSurrogate)
        text += [0xEF, 0xBF, 0xBD]
    }

    /// Reads `\uXXXX`.
    private mutating func readCodeUnit() throws(ReadFailure) -> UInt16 {
        let digits = position + 2
        var unit: UInt16 = 0
        for offset in digits..<digits + 4 {
            guard offset < bytes.count else { throw .cut(at: bytes.count, .string) }
            guard let digit = Self.hexadecimal(bytes[offset]) else {
                throw .malformed(at: offset, found: found(at: offset), expected: "four hexadecimal digits behind “\\u”")
            }
            unit = unit << 4 | digit
        }
        position = digits + 4
        return unit
    }

    private static func hexadecimal(_ byte: UInt8) -> UInt16? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
        default: nil
        }
    }
}
