extension StringProtocol {
    /// The text in quotation marks as a message shows it: its beginning where it is long, nothing in it that could steer
    /// a terminal; `empty` for none.
    package func quoted(upTo limit: Int = 60) -> String {
        guard !isEmpty else { return "empty" }
        let shown = String(prefix(limit)).unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }
        return "“\(String(String.UnicodeScalarView(shown)))\(count > limit ? "…" : "")”"
    }
}

extension Unicode.Scalar {
    /// A control character, a line end, or one that turns the writing direction.
    var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
