/// A text as UTF-8. Scalars are read forwards or backwards without creating strings.
struct SentenceBytes {
    let bytes: [UInt8]

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var count: Int { bytes.count }

    /// The scalar that begins at the offset, and the offset of the next one.
    func scalar(at start: Int) -> (scalar: Unicode.Scalar, end: Int) {
        let lead = bytes[start]
        if lead < 0x80 { return (Unicode.Scalar(lead), start + 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
        for offset in start + 1..<start + length { value = value << 6 | UInt32(bytes[offset] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", start + length)
    }

    /// The scalar that ends before the offset, and the offset where it begins.
    func scalar(before end: Int) -> (scalar: Unicode.Scalar, start: Int) {
        var start = end - 1
        while bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return (scalar(at: start).scalar, start)
    }

    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// The words, separated by a space or a line end as in the text.
    func text(of words: ArraySlice<SentenceWord>) -> String {
        guard let first = words.first, let last = words.last else { return "" }
        var text: [UInt8] = []
        text.reserveCapacity(last.range.upperBound - first.range.lowerBound)
        for word in words {
            if !text.isEmpty, word.gap != .none { text.append(word.gap == .line ? 0x0A : 0x20) }
            text.append(contentsOf: bytes[word.range])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
