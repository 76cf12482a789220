import Domain

/// The Markdown of one paragraph while it is put together.
struct InlineText {
    /// A position in the paragraph.
    struct Position {
        fileprivate var line: Int
        fileprivate var index: String.Index
    }

    /// Whether nothing is escaped.
    private let isPlain: Bool
    private var lines = [""]
    private var isSpaced = false
    /// A line of the source ends here.
    private var isWrapped = false
    /// The depth of emphasis.
    private var emphases = 0

    init(isPlain: Bool = false) {
        self.isPlain = isPlain
    }

    var end: Position { Position(line: lines.count - 1, index: lines[lines.count - 1].endIndex) }

    /// The Markdown behind a position on the same line, without white space before it.
    func text(from start: Position) -> String {
        start.line == lines.count - 1 ? String(lines[start.line][start.index...]).whiteSpaceFolded : ""
    }

    mutating func append(_ text: String) {
        guard let first = text.unicodeScalars.first else { return }
        if isSpaced || isWrapped {
            let last = lines[lines.count - 1].unicodeScalars.last
            let needsNoSpace = isWrapped && !isSpaced && last?.needsNoSpace == true && first.needsNoSpace
            if last != nil, !needsNoSpace { lines[lines.count - 1] += " " }
            isSpaced = false
            isWrapped = false
        }
        lines[lines.count - 1] += isPlain ? text : MarkdownText.escaped(text)
    }

    mutating func appendSpace() { isSpaced = true }

    mutating func appendSoftBreak() { isWrapped = true }

    mutating func appendBreak() {
        isSpaced = false
        isWrapped = false
        lines.append("")
    }

    mutating func beginEmphasis() -> Position {
        if isSpaced || isWrapped, !lines[lines.count - 1].isEmpty {
            lines[lines.count - 1] += " "
            isSpaced = false
            isWrapped = false
        }
        emphases += 1
        return end
    }

    /// Adds the marks of outermost emphasis if CommonMark always reads them as emphasis: on one line, with a letter or
    /// digit at both ends.
    mutating func endEmphasis(_ mark: String, from start: Position) {
        emphases -= 1
        guard emphases == 0, !isPlain, start.line == lines.count - 1 else { return }
        let line = lines[start.line]
        let inner = line[start.index...]
        guard let first = inner.unicodeScalars.first, let last = inner.unicodeScalars.last, Self.isWord(first),
            Self.isWord(last), line[..<start.index].last != "*"
        else { return }
        lines[start.line] = line[..<start.index] + mark + inner + mark
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Two line breaks in sequence separate paragraphs.
    var paragraphs: [String] {
        lines.map { isPlain ? $0.whiteSpaceFolded : MarkdownText.protected($0.whiteSpaceFolded) }
            .split(whereSeparator: \.isEmpty)
            .map { $0.joined(separator: isPlain ? " " : "\\\n") }
    }
}
