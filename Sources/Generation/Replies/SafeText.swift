/// Makes text from a model safe for one line of an error text.
enum SafeText {
    static let excerptLimit = 60

    /// The text around an offset, at most 60 scalars including the marks of omission.
    static func excerpt(of bytes: [UInt8], around offset: Int) -> String {
        var start = max(0, min(offset, bytes.count) - 36)
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        var end = min(bytes.count, start + 4 * excerptLimit)
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let mark = start > 0 ? "…" : ""
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return mark + line(text, limit: excerptLimit - mark.count, continues: end < bytes.count)
    }

    /// At most `limit` scalars in one line: white space as single spaces, invisible characters as a middle dot.
    static func line(_ text: String, limit: Int, continues: Bool = false) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if scalar.properties.isWhitespace {
                if let last = scalars.last, last != " " { scalars.append(" ") }
            } else {
                scalars.append(isVisible(scalar) ? scalar : "\u{B7}")
            }
            if scalars.count > limit { break }
        }
        while scalars.last == " " { scalars.removeLast() }
        guard scalars.count > limit || continues else { return String(scalars) }
        return String(String.UnicodeScalarView(scalars.prefix(limit - 1))) + "…"
    }

    private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }
}
