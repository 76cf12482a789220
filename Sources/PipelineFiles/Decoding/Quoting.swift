extension StringProtocol {
    /// The text in quotation marks for a message. It is shortened if it is long, and characters that could change a
    /// terminal are escaped. Empty text gives `empty`.
    package func quoted(upTo limit: Int = 60) -> String {
        guard !isEmpty else { return "empty" }
        let shown = String(prefix(limit)).unicodeScalars.map { $0.isInvisible ? "\u{FFFD}" : $0 }
        return "“\(String(String.UnicodeScalarView(shown)))\(count > limit ? "…" : "")”"
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, a line end, or a character that changes the writing direction.
    var isInvisible: Bool {
        if isASCII { return value < 0x20 || value == 0x7F }
        return switch properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: true
        default: false
        }
    }
}
