/// Reads a text as words, paragraph by paragraph.
struct SentenceScanner {
    /// Maximum bytes of a word. Longer text without white space is cut between characters.
    static let longestWord = 360

    private let bytes: SentenceBytes
    private var position = 0

    init(bytes: SentenceBytes) {
        self.bytes = bytes
    }

    /// The words up to the next blank line; nil at the end of the text.
    mutating func nextParagraph() -> [SentenceWord]? {
        var words: [SentenceWord] = []
        _ = skipWhiteSpace()
        var gap = SentenceWord.Gap.paragraph
        while position < bytes.count {
            appendWord(to: &words, gap: gap)
            gap = skipWhiteSpace()
            if gap == .paragraph { break }
        }
        return words.isEmpty ? nil : words
    }

    private mutating func skipWhiteSpace() -> SentenceWord.Gap {
        let start = position
        var lineBreaks = 0
        while position < bytes.count {
            let (scalar, end) = bytes.scalar(at: position)
            guard scalar.properties.isWhitespace else { break }
            switch scalar {
            case "\n": lineBreaks += position > start && bytes.bytes[position - 1] == 0x0D ? 0 : 1
            case "\r", "\u{85}", "\u{2028}": lineBreaks += 1
            case "\u{2029}": lineBreaks += 2
            default: break
            }
            position = end
        }
        if position == start { return .none }
        return lineBreaks == 0 ? .space : lineBreaks == 1 ? .line : .paragraph
    }

    private mutating func appendWord(to words: inout [SentenceWord], gap: SentenceWord.Gap) {
        let end = endOfWord()
        var gap = gap
        while end - position > Self.longestWord {
            let cut = cutBetweenCharacters()
            words.append(SentenceWord(range: position..<cut, gap: gap))
            gap = .none
            position = cut
        }
        words.append(SentenceWord(range: position..<end, gap: gap))
        position = end
    }

    /// The end of the word at the position: at white space, or after a stop of a script without spaces.
    private func endOfWord() -> Int {
        var offset = position
        var isBehindWideStop = false
        while offset < bytes.count {
            if bytes.bytes[offset] > 0x20, bytes.bytes[offset] < 0x7F, !isBehindWideStop {
                offset += 1
                continue
            }
            let (scalar, end) = bytes.scalar(at: offset)
            if scalar.properties.isWhitespace { break }
            let isWideStop = SentenceMarks.isWideStop(scalar)
            if isBehindWideStop, !isWideStop, !Self.closesBehindWideStop(scalar) { break }
            isBehindWideStop = isWideStop || isBehindWideStop
            offset = end
        }
        return offset
    }

    private static func closesBehindWideStop(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{201D}", "\u{2019}", "\u{300D}", "\u{300F}", "\u{FF09}", "\u{3011}", "\u{300B}", "\u{3009}", "\"", ")":
            true
        default: SentenceMarks.isStop(scalar) || scalar.properties.generalCategory == .nonspacingMark
        }
    }

    /// The last boundary between characters before the limit, after a comma if one is near. If one character is longer
    /// than the limit, the limit itself.
    private func cutBetweenCharacters() -> Int {
        var limit = position + Self.longestWord
        while bytes.bytes[limit] & 0xC0 == 0x80 { limit -= 1 }
        let window = bytes.string(position..<limit)
        guard let lastCharacter = window.indices.last, lastCharacter > window.startIndex else { return limit }
        var cut = window[..<lastCharacter].utf8.count
        var offset = position + cut
        while offset > position + Self.longestWord / 2 {
            let (scalar, start) = bytes.scalar(before: offset)
            if SentenceMarks.isClauseEnd(scalar) && !scalar.isASCII {
                cut = offset - position
                break
            }
            offset = start
        }
        return position + cut
    }
}
