extension MappedText {
    /// The text with one level of escapes decoded. Nil if nothing changes.
    func decoded(_ family: EscapeFamily) -> MappedText? {
        let isEscape = ASCIITable.isEscape
        guard bytes.contains(where: { isEscape[Int($0)] }) else { return nil }
        var decoder = EscapeDecoder(self, family)
        return decoder.decode()
    }

    /// What happens to the ends of lines.
    enum LineEnds {
        case kept, removed
        /// Removed, with the equals sign or backslash that may stand before them.
        case joined
    }

    /// The text without characters that a reader does not see. Bytes that are not UTF-8 become characters of Latin-1.
    /// Nil if nothing changes.
    func visible(_ lines: LineEnds) -> MappedText? {
        let isUnusual = ASCIITable.isUnusual
        guard bytes.contains(where: { isUnusual[Int($0)] }) else { return nil }
        var result = MappedText()
        result.reserve(bytes.count)
        var hasChanged = false
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var count = 1
            if lines == .joined, let length = softBreak(at: index) {
                count = length
                hasChanged = true
            } else if !isUnusual[Int(byte)] || lines == .kept && Self.isLineEnd(byte) {
                result.append(byte, from: source(of: index..<index + 1))
            } else if let (scalar, length) = scalar(at: index) {
                count = length
                if scalar.isIgnorable {
                    hasChanged = true
                } else {
                    for place in index..<index + count {
                        result.append(bytes[place], from: source(of: place..<place + 1))
                    }
                }
            } else {
                hasChanged = true
                let range = source(of: index..<index + 1)
                result.append(0xC0 | byte >> 6, from: range)
                result.append(0x80 | byte & 0x3F, from: range)
            }
            index += count
        }
        return hasChanged ? result : nil
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

    var hasLineEnds: Bool { bytes.contains(where: Self.isLineEnd) }

    /// The length of an equals sign or a backslash with the end of its line. Spaces may stand between (RFC 2045,
    /// section 6.7).
    private func softBreak(at index: Int) -> Int? {
        guard bytes[index] == UInt8(ascii: "=") || bytes[index] == UInt8(ascii: "\\") else { return nil }
        var end = index + 1
        while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
        guard end < bytes.count, Self.isLineEnd(bytes[end]) else { return nil }
        let isPair = bytes[end] == 0x0D && end + 1 < bytes.count && bytes[end + 1] == 0x0A
        return end + (isPair ? 2 : 1) - index
    }

    /// Whether a line ends with an equals sign or a backslash.
    var hasSoftBreaks: Bool { bytes.indices.contains { softBreak(at: $0) != nil } }

    /// Nil for bytes that are not UTF-8.
    func scalar(at index: Int) -> (Unicode.Scalar, length: Int)? {
        let lead = bytes[index]
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let count = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : lead >= 0xC2 ? 2 : 1
        guard count > 1, index + count <= bytes.count else { return nil }
        var value = UInt32(lead & (count == 4 ? 0x07 : count == 3 ? 0x0F : 0x1F))
        for place in index + 1..<index + count {
            guard bytes[place] & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(bytes[place] & 0x3F)
        }
        return Unicode.Scalar(value).map { ($0, count) }
    }
}

extension Unicode.Scalar {
    /// Whether a reader does not see the character.
    fileprivate var isIgnorable: Bool {
        if value < 0x80 { return value < 0x20 || value == 0x7F }
        if properties.isDefaultIgnorableCodePoint { return true }
        switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: return true
        default: return false
        }
    }
}
