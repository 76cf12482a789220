import Domain

/// Rewrites the lines of a story, one by one, so that CommonMark reads all of them as prose.
///
/// In code, HTML and link definitions, CommonMark drops words or keeps markup. Therefore indented lines, lines that begin
/// with `<`, lines between fences and `[Nell]: Hello` become text. Lines of `~~~` or `===` become thematic breaks.
struct ProseMarkdown {
    /// The maximum depth of nested quotes and lists. cmark needs more time for blank lines and emphasis at each depth.
    private static let deepestNesting = 100
    /// The maximum number of images in a paragraph. In cmark 0.30.2 the time for a link grows with the `![` before it.
    private static let mostImages = 250
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private var followsText = false
    private var images = 0

    static func lines(of source: [Substring]) -> [String] {
        var prose = ProseMarkdown()
        return source.map { prose.line($0) }
    }

    private mutating func line(_ line: Substring) -> String {
        var rest = line.utf8
        let opening = Self.takeOpening(of: &rest)
        let content = Substring(rest)
        guard !content.isEmpty, !isBreak(content) else {
            followsText = false
            images = 0
            return opening
        }
        followsText = true
        return opening + (content.hasPrefix("<") || content.hasPrefix("~~~") ? "\\" : "") + withTextInBrackets(content)
    }

    /// The marks of quotes and lists, each followed by one space. An indent of four columns would be code and becomes
    /// three. Marks beyond the deepest nesting are dropped.
    private static func takeOpening(of rest: inout Substring.UTF8View) -> String {
        guard rest.first.map({ $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "`") }) == true else { return "" }
        var opening = String(repeating: " ", count: min(takeIndent(of: &rest), 3))
        for _ in 0..<deepestNesting {
            guard let mark = takeMark(of: &rest) else { return opening }
            opening += mark
            _ = takeIndent(of: &rest)
        }
        rest = rest.drop { isSpace($0) || ">-+*.)".utf8.contains($0) || digits.contains($0) }
        return opening
    }

    /// The width of the indent in columns. A tab counts as four.
    private static func takeIndent(of rest: inout Substring.UTF8View) -> Int {
        let indent = rest.prefix(while: isSpace)
        rest = rest[indent.endIndex...]
        return indent.reduce(0) { $0 + ($1 == UInt8(ascii: "\t") ? 4 : 1) }
    }

    /// `>`, or a bullet or number before white space; nothing for the ticks that open or close a code block.
    private static func takeMark(of rest: inout Substring.UTF8View) -> String? {
        if rest.starts(with: "```".utf8) {
            let fenced = rest.drop { $0 == UInt8(ascii: "`") }
            guard !fenced.contains(UInt8(ascii: "`")) else { return nil }
            rest = fenced
            return ""
        }
        let number = rest.prefix(10).prefix(while: digits.contains)
        let behind = rest[number.endIndex...]
        guard number.count < 10, let mark = behind.first else { return nil }
        let isQuote = number.isEmpty && mark == UInt8(ascii: ">")
        let isItem =
            (number.isEmpty ? "-+*" : ".)").utf8.contains(mark) && behind.dropFirst().first.map(isSpace) == true
        guard isQuote || isItem else { return nil }
        rest = behind.dropFirst()
        return String(Substring(number)) + String(UnicodeScalar(mark)) + " "
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Whether a line of `~` or `=` separates paragraphs; one of `=` below text underlines a heading.
    private func isBreak(_ content: Substring) -> Bool {
        guard let mark = content.first, mark == "~" || mark == "=" else { return false }
        let folded = content.whiteSpaceFolded
        return folded.allSatisfy { $0 == mark || $0 == " " } && folded.count { $0 == mark } >= 3
            && (mark == "~" || !followsText || folded.contains(" "))
    }

    private mutating func withTextInBrackets(_ content: Substring) -> String {
        guard content.utf8.contains(where: { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") }) else {
            return String(content)
        }
        let parts = content.split(separator: "]:", omittingEmptySubsequences: false)
        let text = parts.dropFirst().reduce(into: String(parts[0])) { text, part in
            text += (Self.isAddress(part) ? "]:" : "]\\:") + part
        }
        images += text.split(separator: "![", omittingEmptySubsequences: false).count - 1
        return images > Self.mostImages ? text.replacing("![", with: "!\\[") : text
    }

    private static func isAddress(_ text: Substring) -> Bool {
        text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }.contains("://")
    }
}
