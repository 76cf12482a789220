/// Decodes one level of escapes.
struct EscapeDecoder {
    private let text: MappedText
    private let bytes: [UInt8]
    private let family: EscapeFamily
    private var result = MappedText()
    private var index = 0
    private var hasChanged = false

    init(_ text: MappedText, _ family: EscapeFamily) {
        self.text = text
        self.family = family
        bytes = text.bytes
    }

    /// Nil if nothing changes.
    mutating func decode() -> MappedText? {
        result.reserve(bytes.count)
        let isEscape = ASCIITable.isEscape
        while index < bytes.count {
            let byte = bytes[index]
            if !isEscape[Int(byte)] || (byte == UInt8(ascii: "=")) != (family == .mail) {
                keep(1)
                continue
            }
            switch byte {
            case UInt8(ascii: "%"): percent()
            case UInt8(ascii: "="): mail()
            case UInt8(ascii: "\\"): backslash()
            default: entity()
            }
        }
        return hasChanged ? result : nil
    }

    private mutating func keep(_ count: Int) {
        for place in index..<index + count { result.append(bytes[place], from: text.source(of: place..<place + 1)) }
        index += count
    }

    private mutating func drop(_ count: Int) {
        hasChanged = true
        index += count
    }

    private mutating func replace(_ count: Int, byByte byte: UInt8) {
        result.append(byte, from: text.source(of: index..<index + count))
        drop(count)
    }

    private mutating func replace(_ count: Int, by value: UInt32) {
        let range = text.source(of: index..<index + count)
        for byte in String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8 { result.append(byte, from: range) }
        drop(count)
    }

    /// Whether an escape begins at the offset. An incomplete escape before it may become complete when that one is
    /// decoded.
    private func isEscape(at offset: Int) -> Bool { byte(offset).map { ASCIITable.isEscape[Int($0)] } ?? false }

    /// Leaves out a backslash, unless its digits may be escaped themselves.
    private mutating func dropBackslash() {
        if (2..<10).contains(where: { isEscape(at: $0) }) { keep(1) } else { drop(1) }
    }

    private func byte(_ offset: Int) -> UInt8? {
        index + offset < bytes.count ? bytes[index + offset] : nil
    }

    /// The value of `count` hexadecimal digits.
    private func hex(at offset: Int, count: Int) -> UInt32? {
        guard index + offset + count <= bytes.count else { return nil }
        var value: UInt32 = 0
        for place in index + offset..<index + offset + count {
            let digit = ASCIITable.hexValue[Int(bytes[place])]
            guard digit < 16 else { return nil }
            value = value << 4 | UInt32(digit)
        }
        return value
    }

    private mutating func percent() {
        if let value = hex(at: 1, count: 2) {
            replace(3, byByte: UInt8(truncatingIfNeeded: value))
        } else if byte(1).map({ $0 | 0x20 }) == UInt8(ascii: "u"), let value = hex(at: 2, count: 4) {
            replace(6, by: value)
        } else {
            keep(1)
        }
    }

    private mutating func mail() {
        if let value = hex(at: 1, count: 2) {
            replace(3, byByte: UInt8(truncatingIfNeeded: value))
        } else {
            keep(1)
        }
    }

    private mutating func backslash() {
        guard let next = byte(1) else { return keep(1) }
        switch next {
        case UInt8(ascii: "u"): unicode()
        case UInt8(ascii: "U"):
            if let value = hex(at: 2, count: 8) { replace(10, by: value) } else { dropBackslash() }
        case UInt8(ascii: "x"):
            if let value = hex(at: 2, count: 2) {
                replace(4, byByte: UInt8(truncatingIfNeeded: value))
            } else {
                braced()
            }
        case UInt8(ascii: "0")...UInt8(ascii: "7"): octal()
        // The end of a line may join it with the next one.
        case UInt8(ascii: "n"): replace(2, byByte: 0x0A)
        case UInt8(ascii: "r"): replace(2, byByte: 0x0D)
        // Escapes of other control characters.
        case UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "v"), UInt8(ascii: "a"), UInt8(ascii: "e"):
            drop(2)
        // The byte after it is kept even if it is another backslash.
        case ..<0x80:
            result.append(next, from: text.source(of: index..<index + 2))
            drop(2)
        default: drop(1)
        }
    }

    private mutating func unicode() {
        guard let high = hex(at: 2, count: 4) else { return braced() }
        if 0xD800...0xDBFF ~= high, byte(6) == UInt8(ascii: "\\"), byte(7) == UInt8(ascii: "u"),
            let low = hex(at: 8, count: 4), 0xDC00...0xDFFF ~= low
        {
            replace(12, by: 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
        } else {
            replace(6, by: high)
        }
    }

    /// `\u{73}` and `\x{73}`.
    private mutating func braced() {
        guard byte(2) == UInt8(ascii: "{") else { return dropBackslash() }
        var (value, count): (UInt32, Int) = (0, 0)
        while let digit = byte(3 + count).map({ ASCIITable.hexValue[Int($0)] }), digit < 16 {
            value = min(value * 16 + UInt32(digit), 0x11_0000)
            count += 1
        }
        if isEscape(at: 3 + count) { return keep(1) }
        guard count > 0, byte(3 + count) == UInt8(ascii: "}") else { return dropBackslash() }
        replace(count + 4, by: value)
    }

    private mutating func octal() {
        var (value, count) = (0, 0)
        while count < 3, let digit = byte(1 + count), 0x30...0x37 ~= digit, value * 8 + Int(digit - 0x30) < 256 {
            value = value * 8 + Int(digit - 0x30)
            count += 1
        }
        if count < 3, isEscape(at: 1 + count) { return keep(1) }
        replace(count + 1, byByte: UInt8(truncatingIfNeeded: value))
    }

    private mutating func entity() {
        if byte(1) == UInt8(ascii: "#") { numericEntity() } else { namedEntity() }
    }

    private mutating func numericEntity() {
        let isHex = byte(2).map { $0 | 0x20 } == UInt8(ascii: "x")
        let start = isHex ? 3 : 2
        var (value, count): (UInt32, Int) = (0, 0)
        // Any number of zeros may stand before the others.
        while let next = byte(start + count) {
            let digit = ASCIITable.hexValue[Int(next)]
            guard digit < (isHex ? 16 : 10) else { break }
            value = min(value * (isHex ? 16 : 10) + UInt32(digit), 0x11_0000)
            count += 1
        }
        guard count > 0, !isEscape(at: start + count) || byte(start + count) == UInt8(ascii: "&") else {
            return keep(1)
        }
        replace(start + count + (byte(start + count) == UInt8(ascii: ";") ? 1 : 0), by: value)
    }

    private mutating func namedEntity() {
        let rest = bytes[(index + 1)...].prefix(EntityNames.longest + 1)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
            let value = EntityNames.values[String(decoding: rest[..<end], as: UTF8.self)]
        else { return keep(1) }
        replace(end + 1 - index, by: value)
    }
}
