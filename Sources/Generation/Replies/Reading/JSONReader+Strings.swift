extension JSONReader {
    /// Reads a string from its opening mark to its closing mark.
    mutating func readString(_ quote: Quote, as role: StringRole) throws(ReadFailure) -> String {
        if let repair = quote.repair { repairs.note(repair) }
        position += quote.length
        let start = position
        var run = position
        var text: [UInt8] = []
        var isQuoting = false
        while position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x20, byte != 0x22, byte != 0x5C, byte != 0x27, byte != 0xE2 {
                position += 1
                continue
            }
            guard position - start <= limits.stringBytes else { throw .longString(at: start) }
            if let length = quote.closingLength(bytes, at: position) {
                if try endsString(quote, markLength: length, isQuoting: &isQuoting, as: role) {
                    defer { position += length }
                    return string(text, run..<position, start: start)
                }
                position += length
            } else if byte == 0x5C {
                text += bytes[run..<position]
                try readEscape(into: &text)
                run = position
            } else if byte < 0x20 {
                text += bytes[run..<position]
                readControl(into: &text)
                run = position
            } else {
                position += 1
            }
        }
        throw .cut(at: position, .string)
    }

    private func string(_ text: [UInt8], _ rest: Range<Int>, start: Int) -> String {
        if rest.lowerBound == start { return String(decoding: bytes[rest], as: UTF8.self) }
        return String(decoding: text + bytes[rest], as: UTF8.self)
    }

    /// Whether the mark at the position ends the string. A mark inside the string is recorded as a repair. It opens or
    /// closes a quotation, unless it is an apostrophe inside a word.
    private mutating func endsString(
        _ quote: Quote, markLength: Int, isQuoting: inout Bool, as role: StringRole
    ) throws(ReadFailure) -> Bool {
        let end = position + markLength
        if quote.isSingle, end < bytes.count, Self.isWordByte(bytes[position - 1]), Self.isWordByte(bytes[end]) {
            repairs.note(.unescapedQuote)
            return false
        }
        switch ending(after: end, isQuoting: isQuoting, as: role) {
        case .ends: return true
        case .belongs:
            repairs.note(.unescapedQuote)
            isQuoting.toggle()
            return false
        case .ambiguous:
            if quote == .straight { isStructured = true }
            throw malformed(expected: "“,” behind the string, or “\\” before the quotation mark")
        }
    }

    /// A control character without the needed escape is kept; U+0000 is left out.
    private mutating func readControl(into text: inout [UInt8]) {
        let byte = bytes[position]
        position += 1
        switch byte {
        case 0x00: repairs.note(.nullByte)
        case 0x0A, 0x0D:
            repairs.note(.unescapedNewline)
            text.append(byte)
        default:
            repairs.note(.unescapedControl)
            text.append(byte)
        }
    }
}
