import Domain

extension StringProtocol {
    /// Text of a story as it may stand in a prompt: one line, and none of the signs by which prompts and chat
    /// templates mark their parts, so that nothing in a story can end its quotation or speak as somebody else.
    var quotedForPrompt: String {
        mappingScalars { scalar in
            switch scalar {
            case "[", "{": "("
            case "]", "}": ")"
            case "`": "'"
            default: scalar.withoutTemplateSign
            }
        }
    }

    /// What a model replied, as it may be shown back to it: in one line and without the angle brackets of chat
    /// templates, while what JSON is made of stays.
    var quotedReply: String { mappingScalars(\.withoutTemplateSign) }

    /// Whether there is a line break or one of the signs by which prompts and chat templates mark their parts.
    var hasPromptSigns: Bool {
        unicodeScalars.contains { "<>\u{FF1C}\u{FF1E}[]{}`".unicodeScalars.contains($0) || Character($0).isNewline }
    }

    private func mappingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        String(String.UnicodeScalarView(unicodeScalars.map(replacement)))
    }
}

extension Collection<Sentence> {
    /// One line a sentence: `12| The fox ran.`
    var numberedLines: String {
        map { "\($0.number)| \($0.text.quotedForPrompt)" }.joined(separator: "\n")
    }
}

extension Unicode.Scalar {
    fileprivate var withoutTemplateSign: Unicode.Scalar {
        switch self {
        case "<", "\u{FF1C}": "\u{2039}"
        case ">", "\u{FF1E}": "\u{203A}"
        default: isLineBreakOrControl ? " " : self
        }
    }

    fileprivate var isLineBreakOrControl: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate: true
        case .format: self != "\u{200C}" && self != "\u{200D}"
        default: false
        }
    }
}
