extension JSONReader {
    /// A key is searched for its end up to this length. Longer text counts as a key.
    private static let longestKey = 256

    /// Whether a key and its colon begin at the offset, as far as the text shows. If the text ends inside, `ifCut`
    /// decides.
    func looksLikeKey(at offset: Int, ifCut: Bool = true) -> Bool {
        guard let quote = Quote(opening: bytes, at: offset) else { return looksLikeBareKey(at: offset) }
        var end = offset + quote.length
        while end < bytes.count, end - offset < Self.longestKey {
            if let length = quote.closingLength(bytes, at: end) { return isColon(behind: end + length) }
            if bytes[end] == 0x0A || bytes[end] == 0x0D { return false }
            end += bytes[end] == 0x5C ? 2 : 1
        }
        return ifCut || end < bytes.count
    }

    private func looksLikeBareKey(at offset: Int) -> Bool {
        let end = wordEnd(at: offset, limit: offset + Self.longestKey)
        if end == bytes.count { return true }
        return end > offset && isColon(behind: end)
    }

    private func isColon(behind offset: Int) -> Bool {
        let end = blankEnd(offset)
        return end == bytes.count || bytes[end] == UInt8(ascii: ":") || beginsComment(at: end)
    }
}
