extension JSONReader {
    /// Skips white space and comments.
    mutating func skipSpace() throws(ReadFailure) {
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            case UInt8(ascii: "/"), UInt8(ascii: "#"): try skipComment()
            default:
                guard let space = OddSpace.match(bytes, at: position) else { return }
                repairs.note(space.repair)
                position += space.length
            }
        }
    }

    private mutating func skipComment() throws(ReadFailure) {
        let start = position
        let second = position + 1 < bytes.count ? bytes[position + 1] : 0
        if bytes[position] == UInt8(ascii: "#") || second == UInt8(ascii: "/") {
            while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
        } else if second == UInt8(ascii: "*") {
            position += 2
            while position + 1 < bytes.count, !isCommentEnd(at: position) { position += 1 }
            guard position + 1 < bytes.count else { throw .cut(at: bytes.count, .comment) }
            position += 2
        } else {
            guard position + 1 < bytes.count else { throw .cut(at: bytes.count, .comment) }
            throw .malformed(at: start, found: "“/”", expected: "JSON")
        }
        repairs.note(.comment)
    }

    private func isCommentEnd(at position: Int) -> Bool {
        bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/")
    }

    /// Whether the position is at the end of the text, or at a fence that ends its block.
    var isAtEnd: Bool {
        guard position < bytes.count else { return true }
        return isFence(at: position)
    }

    /// Three backticks or tildes.
    func isFence(at position: Int) -> Bool {
        let byte = bytes[position]
        guard byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), position + 2 < bytes.count else { return false }
        return bytes[position + 1] == byte && bytes[position + 2] == byte
    }

    /// The end of the letters and digits at an offset.
    func wordEnd(at offset: Int, limit: Int = .max) -> Int {
        var end = offset
        while end < min(limit, bytes.count), Self.isWordByte(bytes[end]) {
            if bytes[end] >= 0xC2, OddSpace.match(bytes, at: end) != nil || Quote(opening: bytes, at: end) != nil {
                break
            }
            end += 1
        }
        return end
    }

    /// Bytes of identifiers: letters, digits, `_`, `$`, `-` and everything that is not ASCII.
    static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "-"), 0x80...0xFF:
            true
        default: false
        }
    }
}
