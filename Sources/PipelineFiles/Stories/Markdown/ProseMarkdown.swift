import Domain

/// Rewrites the lines of a story, one by one, so that CommonMark reads all of them as prose and shows the same words.
///
/// Code blocks become text with the words that CommonMark shows, and blocks of HTML become the text between their tags.
/// An indent does not make code. `[Nell]: Hello` is text: only a definition with an address is one. Lines of `~~~` or
/// `===` become thematic breaks.
struct ProseMarkdown {
    /// The maximum depth of nested quotes and lists. cmark needs more time for blank lines and emphasis at each depth.
    private static let deepestNesting = 100
    /// The maximum number of images in a paragraph. In cmark 0.30.2 the time for a link grows with the `![` before it.
    private static let mostImages = 250
    private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

    private var followsText = false
    private var followsDefinition = false
    /// Whether the line before is a break that CommonMark takes for text.
    private var followsBreak = false
    /// Whether the paragraph has a line that begins with `[`.
    private var mayDefine = false
    private var images = 0
    /// The indexes of the lines that are link definitions.
    private(set) var definitions: Set<Int> = []
    private(set) var lines: [String] = []
    private(set) var leftOut = LeftOut()

    init(_ source: [Substring]) {
        var limits = ProseMarkdown()
        let limited = source.map { limits.limited($0) }
        let kinds = MarkdownLine.lines(of: source, limited: limited, leftOut: &leftOut)
        lines.reserveCapacity(source.count)
        for (line, kind) in zip(source, kinds) { lines.append(self.line(line, kind)) }
    }

    private init() {}

    /// The line as it is, but with limits on nesting and images.
    private mutating func limited(_ line: Substring) -> String {
        let marks = line.utf8.prefix { Self.isSpace($0) || ">-+*.)".utf8.contains($0) || Self.digits.contains($0) }
        guard marks.count(where: { !Self.isSpace($0) }) > Self.deepestNesting else {
            return withFewImages(String(line))
        }
        var rest = line.utf8
        let opening = Self.takeOpening(of: &rest)
        return opening + withFewImages(String(Substring(rest)))
    }

    private mutating func line(_ line: Substring, _ kind: MarkdownLine) -> String {
        switch kind {
        case .prose:
            var rest = line.utf8
            let opening = Self.takeOpening(of: &rest)
            return opening + prose(Substring(rest))
        case .code(let isFenced):
            var rest = line.utf8
            let opening = Self.takeOpening(of: &rest)
            let isHeading = isFenced && rest.first == UInt8(ascii: "#")
            return opening + (isHeading ? "\\" : "")
                + text(Substring(rest), escaping: isFenced ? "\\[]<&*_" : "\\[]<&")
        case .html(var marks, let text):
            let outer = Self.takeOpening(of: &marks)
            var rest = Substring(text).utf8
            let inner = Self.takeOpening(of: &rest)
            return outer + inner + self.text(Substring(rest), escaping: "\\[]<")
        }
    }

    private mutating func prose(_ content: Substring) -> String {
        guard !content.isEmpty, !isBreak(content) else {
            endParagraph()
            followsBreak = !content.isEmpty
            return ""
        }
        defer { followsBreak = false }
        if !followsText && !followsBreak || followsDefinition, LinkDefinition.matches(content) {
            definitions.insert(lines.count)
            leftOut.add(.definition, line: lines.count + 1)
            followsDefinition = true
            followsText = true
            return String(content)
        }
        defer {
            followsDefinition = false
            followsText = true
        }
        mayDefine = mayDefine || content.utf8.first == UInt8(ascii: "[")
        return protection(of: content) + withTextInBrackets(content)
    }

    /// What is written before a line, so that it begins no block of code or HTML and no title of a definition.
    private func protection(of content: Substring) -> String {
        switch content.utf8.first {
        case UInt8(ascii: "~") where content.utf8.starts(with: "~~~".utf8): "\\"
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): followsDefinition ? "\\" : ""
        // A space, so that the tag stays a tag in a line.
        case UInt8(ascii: "<"): "&#32;"
        default: ""
        }
    }

    private mutating func endParagraph() {
        followsText = false
        followsDefinition = false
        mayDefine = false
        images = 0
    }

    /// Text that is not Markdown, except for emphasis unless `marks` has its signs. Ticks and every mark in `marks` are
    /// escaped.
    private mutating func text(_ content: Substring, escaping marks: String) -> String {
        guard !content.isEmpty, !isBreak(content) else {
            endParagraph()
            return ""
        }
        followsText = true
        followsDefinition = false
        var escaped: [UInt8] = content.utf8.starts(with: "~~~".utf8) ? [UInt8(ascii: "\\")] : []
        let marks = Array(marks.utf8)
        for byte in content.utf8 {
            if byte == UInt8(ascii: "`") {
                // A backslash would not keep it from closing a code span.
                escaped.append(contentsOf: "&#96;".utf8)
            } else {
                if marks.contains(byte) { escaped.append(UInt8(ascii: "\\")) }
                escaped.append(byte)
            }
        }
        return String(decoding: escaped, as: UTF8.self)
    }

    /// The marks of quotes and lists, each followed by one space. An indent of four columns would be code and becomes
    /// three. Beyond the deepest nesting, marks are dropped, and a number is text.
    private static func takeOpening(of rest: inout Substring.UTF8View) -> String {
        guard rest.first.map({ $0 < UInt8(ascii: "A") || $0 == UInt8(ascii: "`") }) == true else { return "" }
        var opening = String(repeating: " ", count: min(takeIndent(of: &rest), 3))
        for _ in 0..<deepestNesting {
            guard let mark = takeMark(of: &rest) else { return opening }
            opening += mark
            _ = takeIndent(of: &rest)
        }
        rest = rest.drop { isSpace($0) || ">-+*".utf8.contains($0) }
        let number = rest.prefix(while: digits.contains)
        guard !number.isEmpty, let mark = rest[number.endIndex...].first, ".)".utf8.contains(mark) else {
            return opening
        }
        rest = rest[number.endIndex...]
        return opening + String(Substring(number)) + "\\"
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
        guard let mark = content.utf8.first, mark == UInt8(ascii: "~") || mark == UInt8(ascii: "=") else {
            return false
        }
        let isLine = content.utf8.allSatisfy { $0 == mark || Self.isSpace($0) }
        guard isLine, content.utf8.count(where: { $0 == mark }) >= 3 else { return false }
        let hasGaps = content.whiteSpaceFolded.utf8.contains(UInt8(ascii: " "))
        return mark == UInt8(ascii: "~") || !followsText || hasGaps
    }

    private mutating func withTextInBrackets(_ content: Substring) -> String {
        guard mayDefine else { return withFewImages(String(content)) }
        return withFewImages(Self.inserted("\\", between: "]", and: ":", in: String(content)))
    }

    private mutating func withFewImages(_ line: String) -> String {
        if line.utf8.allSatisfy(Self.isSpace) { images = 0 }
        var before: UInt8 = 0
        for byte in line.utf8 {
            if before == UInt8(ascii: "!"), byte == UInt8(ascii: "[") { images += 1 }
            before = byte
        }
        return images > Self.mostImages ? Self.inserted("\\", between: "!", and: "[", in: line) : line
    }

    private static func inserted(
        _ text: Unicode.Scalar, between first: Unicode.Scalar, and second: Unicode.Scalar, in line: String
    ) -> String {
        var result = String.UnicodeScalarView()
        for scalar in line.unicodeScalars {
            if scalar == second, result.last == first { result.append(text) }
            result.append(scalar)
        }
        return String(result)
    }
}
