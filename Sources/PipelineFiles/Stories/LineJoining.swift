import Domain

extension Sequence where Element: StringProtocol {
    /// The lines of a paragraph joined to one. A line end becomes a space between words. It is removed between
    /// characters of scripts without spaces (Chinese and Japanese).
    var joinedLines: String {
        var joined = ""
        for line in self {
            let line = line.whiteSpaceFolded
            guard let next = line.unicodeScalars.first else { continue }
            if let last = joined.unicodeScalars.last, !(last.needsNoSpace && next.needsNoSpace) { joined += " " }
            joined += line
        }
        return joined
    }
}

extension Unicode.Scalar {
    /// Whether it is an ideograph, kana, or full-width punctuation used with them. Full-width Latin letters and the
    /// letters of Korean form words with spaces.
    var needsNoSpace: Bool {
        switch value {
        case 0x3000...0x30FF, 0x31F0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFF20,
            0xFF3B...0xFF40, 0xFF5B...0xFF9F, 0xFFE0...0xFFEF,
            0x20000...0x3FFFF:
            true
        default: false
        }
    }
}
