import CCmark
import Domain

/// A heading or a paragraph of a story, without its markup.
struct MarkdownBlock {
    var text: String
    var isHeading = false
}

/// Builds blocks from cmark's tree. Links and emphasis keep only their text. Images and thematic breaks are removed.
struct MarkdownReader {
    private let source: [Substring]
    private let prose: [String]
    /// The lines of the current block: one array for each part between hard breaks.
    private var lines = [[""]]
    /// The numbers of the list items that began after the last block. They stay in the text, because `1986. It was
    /// cold.` is also an item.
    private var numbers = ""
    private var openImages = 0
    private(set) var blocks: [MarkdownBlock] = []

    init(_ source: [Substring]) {
        self.source = source
        prose = ProseMarkdown.lines(of: source)
        MarkdownTree(prose.joined(separator: "\n")).visit { read($0, isLeft: $1) }
    }

    private mutating func read(_ node: OpaquePointer, isLeft: Bool) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_SOFTBREAK: lines[lines.count - 1].append("")
        case CMARK_NODE_LINEBREAK: lines.append([""])
        case CMARK_NODE_IMAGE: openImages += isLeft ? -1 : 1
        case CMARK_NODE_ITEM: isLeft ? closeItem() : beginItem(node)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: if isLeft { close(node) }
        default:
            if openImages == 0, let text = cmark_node_get_literal(node) { append(String(cString: text)) }
        }
    }

    private mutating func append(_ text: String) {
        let part = lines.count - 1
        lines[part][lines[part].count - 1] += text
    }

    /// Takes `12.` or `12)` from the file; cmark keeps only the first number of a list.
    private mutating func beginItem(_ item: OpaquePointer) {
        guard cmark_node_get_list_type(cmark_node_parent(item)) == CMARK_ORDERED_LIST else { return }
        let line = prose[Int(cmark_node_get_start_line(item)) - 1].utf8
        let number = line.dropFirst(Int(cmark_node_get_start_column(item)) - 1).prefix { $0 != UInt8(ascii: " ") }
        numbers += String(Substring(number)) + " "
    }

    private mutating func closeItem() {
        if !numbers.isEmpty { blocks.append(MarkdownBlock(text: numbers.whiteSpaceFolded)) }
        numbers = ""
    }

    private mutating func close(_ node: OpaquePointer) {
        let isHeading = cmark_node_get_type(node) == CMARK_NODE_HEADING
        // A paragraph of several lines above a line of hyphens ends a scene; CommonMark makes it a heading.
        let isUnderlined = isHeading && lines.joined().count > 1
        let first = Int(cmark_node_get_start_line(node)) - 1
        let last = min(Int(cmark_node_get_end_line(node)), source.count) - (isUnderlined ? 1 : 0)
        let source = source[first..<max(first, last)]
        dropHardBreak(ofLast: source.last)
        lines[0][0] = numbers + lines[0][0]
        let isVerse = !Self.isBulleted(node) && ParagraphLines(markdown: source).isVerse
        let stanzas = lines.split { $0.allSatisfy(\.isEmpty) }.map { parts in
            let lines = isVerse ? parts.joined().map(\.whiteSpaceFolded) : parts.map(\.joinedLines)
            return lines.filter { !$0.isEmpty }.joined(separator: "\n")
        }
        let text = stanzas.filter { !$0.isEmpty }.joined(separator: "\n\n")
        if !text.isEmpty { blocks.append(MarkdownBlock(text: text, isHeading: isHeading && !isUnderlined)) }
        numbers = ""
        lines = [[""]]
    }

    /// Whether a block is the first behind a bullet, where an indent means nothing.
    private static func isBulleted(_ node: OpaquePointer) -> Bool {
        guard cmark_node_previous(node) == nil, let item = cmark_node_parent(node),
            cmark_node_get_type(item) == CMARK_NODE_ITEM
        else { return false }
        return cmark_node_get_list_type(cmark_node_parent(item)) == CMARK_BULLET_LIST
    }

    /// CommonMark takes the backslash of a hard break at the end of a paragraph for text.
    private mutating func dropHardBreak(ofLast line: Substring?) {
        guard let line, let part = lines.last, part.last?.hasSuffix("\\") == true,
            !line.reversed().prefix(while: { $0 == "\\" }).count.isMultiple(of: 2)
        else { return }
        lines[lines.count - 1][part.count - 1].removeLast()
    }
}
