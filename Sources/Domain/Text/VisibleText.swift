extension String {
    /// The text on one line that cannot change a terminal, for names and paths in messages: line breaks, control
    /// characters and characters that change the writing direction are shown as in Swift source, such as `\n`.
    package var onOneLine: String {
        guard unicodeScalars.contains(where: \.breaksALine) else { return self }
        return unicodeScalars.map { $0.breaksALine ? $0.escaped(asASCII: true) : String($0) }.joined()
    }

    /// Whether a reader can see anything of it. False for white space, characters without a shape, U+FFFC, which
    /// stands for an object, and U+FFFD, which stands for text that was lost.
    package var isVisible: Bool { unicodeScalars.contains(where: \.hasShape) }
}

extension Unicode.Scalar {
    fileprivate var breaksALine: Bool {
        switch value {
        case 0x20..<0x7F: false
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
        }
    }

    fileprivate var hasShape: Bool {
        switch value {
        case 0x21..<0x7F: return true
        // U+2800 is a Braille character without dots.
        case 0xFFFC, 0xFFFD, 0x2800: return false
        default: break
        }
        guard !properties.isWhitespace, !properties.isDefaultIgnorableCodePoint else { return false }
        switch properties.generalCategory {
        case .control, .format, .surrogate, .unassigned, .privateUse, .nonspacingMark, .enclosingMark: return false
        default: return true
        }
    }
}
