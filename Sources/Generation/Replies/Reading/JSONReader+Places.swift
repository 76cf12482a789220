extension JSONReader {
    /// The path of the position: `pages[2].panels[0].direction`.
    var path: String {
        let path = stack.map(\.step).joined()
        let steps = path.hasPrefix(".") ? String(path.dropFirst()) : path
        return steps.count <= 120 ? steps : "…" + steps.suffix(119)
    }

    /// A failure at the position, which is not the end of the text.
    func malformed(expected: String) -> ReadFailure {
        .malformed(at: position, found: found(at: position), expected: expected)
    }

    /// The word or mark at an offset, in quotation marks.
    func found(at offset: Int) -> String {
        guard offset < bytes.count else { return "the end" }
        if [0x20, 0x0A, 0x0D, 0x09].contains(bytes[offset]) { return "white space" }
        var end = offset + 1
        if Self.isWordByte(bytes[offset]) || bytes[offset] == UInt8(ascii: ".") {
            while end < bytes.count, end - offset < 120, Self.isWordByte(bytes[end]) || bytes[end] == bytes[offset] {
                end += 1
            }
        }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        return "“\(SafeText.line(String(decoding: bytes[offset..<end], as: UTF8.self), limit: 30))”"
    }
}
