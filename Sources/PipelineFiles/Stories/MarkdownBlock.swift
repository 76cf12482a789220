import Domain

/// A heading or a paragraph, still with its inline markup.
enum MarkdownBlock {
    case heading(String)
    case paragraph(String)

    var text: String {
        switch self {
        case .heading(let text), .paragraph(let text): text
        }
    }

    static func blocks(in lines: [Substring]) -> [MarkdownBlock] {
        var blocks: [MarkdownBlock] = []
        var paragraph = ParagraphLines()
        func close() {
            let text = paragraph.text
            if !text.isEmpty { blocks.append(.paragraph(text)) }
            paragraph = ParagraphLines()
        }
        for line in lines {
            let (isQuoted, indented) = withoutQuoteMarks(line)
            let (kept, endsHard) = withoutHardBreak(indented)
            let content = kept.drop(while: \.isWhitespace)
            if let heading = heading(content) {
                close()
                blocks.append(.heading(heading))
            } else if paragraph.count == 1, isUnderline(content) {
                blocks.append(.heading(paragraph.text))
                paragraph = ParagraphLines()
            } else if content.isEmpty || isThematicBreak(content) {
                close()
            } else if let item = listItem(content) {
                close()
                paragraph = ParagraphLines(item: item, endsHard: endsHard)
            } else {
                paragraph.append(kept, isQuoted: isQuoted, endsHard: endsHard)
            }
        }
        close()
        return blocks
    }

    /// The line without block quote marks. The indent stays.
    private static func withoutQuoteMarks(_ line: Substring) -> (isQuoted: Bool, line: Substring) {
        let content = line.drop { $0.isWhitespace || $0 == ">" }
        guard let mark = line[..<content.startIndex].lastIndex(of: ">") else { return (false, line) }
        return (true, line[line.index(after: mark)...])
    }

    /// The line without the backslash or the two spaces that make a hard line break.
    private static func withoutHardBreak(_ line: Substring) -> (line: Substring, endsHard: Bool) {
        if line.hasSuffix("  ") { return (line, true) }
        let slashes = line.reversed().prefix { $0 == "\\" }.count
        return slashes.isMultiple(of: 2) ? (line, false) : (line.dropLast(), true)
    }

    /// One to six hashes, white space, and the heading, with or without closing hashes.
    private static func heading(_ line: Substring) -> String? {
        let hashes = line.prefix { $0 == "#" }.count
        let rest = line.dropFirst(hashes)
        guard (1...6).contains(hashes), rest.first?.isWhitespace ?? true else { return nil }
        let text = rest.whiteSpaceFolded
        guard let open = text.lastIndex(where: { $0 != "#" }) else { return "" }
        return text[open] == " " ? String(text[..<open]) : text
    }

    /// Three or more of `-`, `*`, `_` or `=`, with nothing but white space between them.
    private static func isThematicBreak(_ line: Substring) -> Bool {
        guard let mark = line.first, "-*_=".contains(mark) else { return false }
        return line.allSatisfy { $0 == mark || $0.isWhitespace } && line.count { $0 == mark } >= 3
    }

    private static func isUnderline(_ line: Substring) -> Bool {
        (line.first == "=" || line.first == "-") && isThematicBreak(line)
    }

    private static func listItem(_ line: Substring) -> Substring? {
        guard let mark = line.first, "-*+".contains(mark), line.dropFirst().first?.isWhitespace == true else {
            return nil
        }
        return line.dropFirst(2)
    }
}
