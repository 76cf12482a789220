extension String {
    /// The text without terminal escape sequences and without control characters other than tab and line feed,
    /// so that whatever a generator answered can neither steer a terminal nor break a document.
    ///
    /// What is left is legal in XML 1.0. Carriage returns become line feeds.
    package var plainText: String {
        guard unicodeScalars.contains(where: \.isControl) else { return self }
        var plain = String.UnicodeScalarView()
        var rest = Substring(self).unicodeScalars
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\u{1B}": rest.dropEscapeSequence()
            case "\u{9B}": rest.dropControlSequence()
            case "\r":
                if rest.first != "\n" { plain.append("\n") }
            case _ where scalar.isControl: continue
            default: plain.append(scalar)
            }
        }
        return String(plain)
    }

    /// Plain text on one line, white space folded to single spaces: for attributes and table cells.
    package var singleLine: String {
        plainText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}

extension Unicode.Scalar {
    /// Control characters other than tab and line feed, and what XML 1.0 leaves out besides.
    fileprivate var isControl: Bool {
        switch value {
        case 0x09, 0x0A: false
        case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: true
        default: false
        }
    }
}

/// Escape sequences as in ECMA-48, sections 5.3 to 5.6.
extension Substring.UnicodeScalarView {
    /// Drops what follows an escape character.
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

    /// Drops a title or the like up to its terminator; one that never ends is dropped to the end of its line.
    private mutating func dropControlString() {
        drop { !["\u{07}", "\u{9C}", "\u{1B}", "\n"].contains($0) }
        if first == "\u{1B}", dropFirst().first == "\\" { removeFirst(2) }
    }

    private mutating func drop(while condition: (Unicode.Scalar) -> Bool) {
        while let first, condition(first) { removeFirst() }
    }
}
