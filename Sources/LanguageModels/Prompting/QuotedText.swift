import PageSpecs

extension StringProtocol {
    /// Text of a story as it may stand in a prompt: one line, and none of the signs by which prompts and chat
    /// templates mark their parts, so that nothing in a story can end its quotation or speak as somebody else.
    var quotedForPrompt: String {
        var quoted = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "<", "\u{FF1C}": quoted.append("\u{2039}")
            case ">", "\u{FF1E}": quoted.append("\u{203A}")
            case "[", "{": quoted.append("(")
            case "]", "}": quoted.append(")")
            case "`": quoted.append("'")
            default: quoted.append(scalar.isLineBreakOrControl ? " " : scalar)
            }
        }
        return String(quoted)
    }
}

extension Collection<Sentence> {
    /// One line a sentence: `12| The fox ran.`
    var numberedLines: String {
        map { "\($0.number)| \($0.text.quotedForPrompt)" }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreakOrControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }
}
