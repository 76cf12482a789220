extension JSONReader {
    /// Reads a number as the nearest `Double`; integers are exact up to 2⁵³. A number at the end of the text may
    /// continue.
    mutating func readNumber() throws(ReadFailure) -> Double {
        let start = position
        while position < bytes.count, Self.isNumberByte(bytes[position]) { position += 1 }
        guard position < bytes.count || stack.isEmpty else { throw .cut(at: position, .number) }
        let token = bytes[start..<position]
        if let number = Self.smallInteger(token) { return Double(number) }
        if let number = NumberForm(token).flatMap({ value(of: $0, at: start) }), number.isFinite { return number }
        position = start
        throw .malformed(
            at: start, found: "“\(SafeText.line(String(decoding: token.prefix(120), as: UTF8.self), limit: 30))”",
            expected: "a number")
    }

    private mutating func value(of form: NumberForm, at start: Int) -> Double? {
        if !form.isStrict {
            let isThousands = form.hasLeadingZero && start > 0 && bytes[start - 1] == UInt8(ascii: ",")
            if isThousands { return nil }
            repairs.note(.numberForm)
        }
        return form.value
    }

    private static func isNumberByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: "_"), UInt8(ascii: "%"):
            true
        default: false
        }
    }

    /// The fast path for small integers, which are most numbers in a plan.
    private static func smallInteger(_ token: ArraySlice<UInt8>) -> Int? {
        guard let first = token.first, token.count <= 15, token.count == 1 || first != UInt8(ascii: "0") else {
            return nil
        }
        var number = 0
        for byte in token {
            guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
            number = number * 10 + Int(byte - UInt8(ascii: "0"))
        }
        return number
    }
}
