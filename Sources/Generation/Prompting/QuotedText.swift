import Domain

extension StringProtocol {
    /// Story text for a prompt: one line, without the signs that mark parts of prompts and chat templates. So a story
    /// cannot end its quotation or imitate another speaker.
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

    /// A model's reply for a prompt: one line, without the angle brackets of chat templates. The signs of JSON are
    /// kept.
    var quotedReply: String { mappingScalars(\.withoutTemplateSign) }

    /// Whether there is a line break or a sign that marks parts of prompts or chat templates.
    var hasPromptSigns: Bool {
        unicodeScalars.contains { "<>\u{FF1C}\u{FF1E}[]{}`".unicodeScalars.contains($0) || Character($0).isNewline }
    }

    private func mappingScalars(_ replacement: (Unicode.Scalar) -> Unicode.Scalar) -> String {
        String(String.UnicodeScalarView(unicodeScalars.map(replacement)))
    }
}

extension Collection<Sentence> {
    /// One sentence per line: `12| The fox ran.`
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
