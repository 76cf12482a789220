extension String {
    /// The text without terminal escape sequences and without characters that ``XMLText/isKept(_:)`` rejects. So text
    /// of a story or a generator can neither control a terminal nor make a document invalid.
    ///
    /// Line ends of every kind become `\n`.
    package var plainText: String {
        guard !unicodeScalars.allSatisfy(XMLText.isKept) else { return self }
        var plain = String.UnicodeScalarView()
        var rest = Substring(self).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": rest.dropEscapeSequence()
            case "\u{9B}": rest.dropControlSequence()
            case "\r" where rest.first == "\n": continue
            case "\r", "\u{85}", "\u{2028}": plain.append("\n")
            default: if XMLText.isKept(scalar) { plain.append(scalar) }
            }
        }
        return String(plain)
    }

    /// Plain text that cannot change the writing direction of the text after it. Spaces and line ends are kept.
    package var inertText: String {
        let plain = plainText
        guard plain.unicodeScalars.contains(where: \.opensOrClosesDirection) else { return plain }
        return String(String.UnicodeScalarView(plain.unicodeScalars.filter { !$0.opensOrClosesDirection }))
    }

    /// Inert text for one line on a terminal, an attribute or a table cell: white space is folded to single spaces.
    package var singleLine: String {
        inertText.unicodeScalars
            .split(whereSeparator: \.properties.isWhitespace).map { String($0) }.joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// Embeddings, overrides and isolates change the direction of following text. The marks U+200E and U+200F do not.
    fileprivate var opensOrClosesDirection: Bool {
        switch value {
        case 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Escape sequences as in ECMA-48, sections 5.3 to 5.6.
extension Substring.UnicodeScalarView {
    /// Drops the characters after an escape character.
    fileprivate mutating func dropEscapeSequence() {
        switch first {
        case "["?:
            removeFirst()
            dropControlSequence()
        case "]"?, "P"?, "X"?, "^"?, "_"?:
            removeFirst()
            dropControlString()
        default:
            drop { (0x20...0x2F).contains($0.value) }
            if let first, (0x30...0x7E).contains(first.value) { removeFirst() }
        }
    }

    /// Drops parameters and the final byte.
    fileprivate mutating func dropControlSequence() {
        drop { (0x20...0x3F).contains($0.value) }
        if let first, (0x40...0x7E).contains(first.value) { removeFirst() }
    }

    /// Drops a title or similar up to its terminator. Without a terminator, drops up to the end of the line.
    private mutating func dropControlString() {
        drop { !["\u{07}", "\u{9C}", "\u{1B}", "\n", "\r", "\u{85}", "\u{2028}"].contains($0) }
        if first == "\u{1B}", dropFirst().first == "\\" { removeFirst(2) }
    }

    private mutating func drop(while condition: (Unicode.Scalar) -> Bool) {
        while let first, condition(first) { removeFirst() }
    }
}
