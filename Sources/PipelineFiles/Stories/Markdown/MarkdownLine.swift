import CCmark

/// How CommonMark reads a line of a story file.
enum MarkdownLine {
    case prose
    /// In a code block. In a fence, emphasis and `#` are text. Authors also indent prose, so in an indented block they
    /// keep their meaning.
    case code(isFenced: Bool)
    /// In a block of HTML: the marks of quotes and lists before it, and its text without tags.
    case html(opening: Substring.UTF8View, text: String)

    /// `lines` are limited in nesting, as cmark needs. They are as many as the lines of the file.
    static func lines(of source: [Substring], limited lines: [String], leftOut: inout LeftOut) -> [MarkdownLine] {
        var result = [MarkdownLine](repeating: .prose, count: source.count)
        MarkdownTree(lines.joined(separator: "\n")).visit { node, isLeft in
            let type = cmark_node_get_type(node)
            guard !isLeft, type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_BLOCK else { return }
            let first = Int(cmark_node_get_start_line(node)) - 1
            guard result.indices.contains(first), let literal = cmark_node_get_literal(node) else { return }
            // In cmark 0.30.2 the range of a block can have a line too many or too few, so lines are counted.
            let html = String(cString: literal)
            guard type == CMARK_NODE_HTML_BLOCK else {
                let text = html.utf8.prefix { $0 != UInt8(ascii: "\n") }
                let opening = source[first].utf8.drop {
                    $0 == UInt8(ascii: " ") || ">-+*.)0123456789".utf8.contains($0)
                }
                let isFence = opening.starts(with: "```".utf8) || opening.starts(with: "~~~".utf8)
                let isIndented =
                    !isFence && !text.isEmpty && source[first].utf8.reversed().starts(with: text.reversed())
                let count = html.utf8.count { $0 == UInt8(ascii: "\n") } + (isIndented ? 0 : 1)
                for line in first..<max(first + 1, min(first + count, source.count)) {
                    result[line] = .code(isFenced: !isIndented && line > first)
                }
                return
            }
            let read = HTMLText(html)
            for (kind, line) in read.removed { leftOut.add(kind, line: first + line + 1) }
            let texts = read.text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let originals = html.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            let count = originals.count - (originals.last?.isEmpty == true ? 1 : 0)
            for (line, (text, original)) in zip(first..<source.count, zip(texts, originals).prefix(count)) {
                let opening = source[line].utf8.dropLast(min(original.count, source[line].utf8.count))
                result[line] = .html(opening: opening, text: String(Substring(text)))
            }
        }
        return result
    }
}
