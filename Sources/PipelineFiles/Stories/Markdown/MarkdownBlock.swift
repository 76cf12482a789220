import CCmark
import Domain
import Foundation

/// A heading or a paragraph of a story, without its markup.
struct MarkdownBlock {
    struct Heading {
        var level: Int
        /// Indexes of its lines in the text.
        var lines: Range<Int>
        /// In no list and no quote.
        var isTopLevel: Bool
    }

    var text: String
    /// Nil for a paragraph.
    var heading: Heading?
    var isHeading: Bool { heading != nil }
    /// The line in the file, counted from 1.
    var line: Int
    /// Its links to headings of the same document.
    var links: [Link] = []
    /// The text without what consists of such links alone: the block, or the lines after its last sentence.
    var textWithoutLinks = ""
    /// The line of words that are left out with these lines, counted from 1: “or”.
    var connective: Int?

    /// `[Cross the bridge](#the-bridge)`
    struct Link {
        var text: String
        var anchor: String
        /// Counted from 1.
        var line: Int
    }
}

/// Builds blocks from cmark's tree. Links, tags and emphasis keep only their text. Images and thematic breaks are
/// removed.
struct MarkdownReader {
    /// A line of hyphens or `=` below more characters than this does not make a heading.
    private static let longestHeading = 200

    private let source: [Substring]
    private let prose: ProseMarkdown
    /// The lines of the current block: one array for each part between hard breaks.
    private var lines = [[""]]
    /// The numbers of the list items that began after the last block. They stay in the text, because `1986. It was
    /// cold.` is also an item.
    private var numbers = ""
    private var openImages = 0
    /// Those of the current block.
    private var links: [MarkdownBlock.Link] = []
    private var isInLink = false
    /// As ``lines``, without the text in links.
    private var unlinked = [[""]]
    /// The last line with words outside of links.
    private var lastWordsLine = 1
    /// The lines on which the open links begin.
    private var linkLines: [Int] = []
    /// The line of the file, counted from 1. Line ends in a code span or an address are not counted.
    private var line = 1
    private(set) var blocks: [MarkdownBlock] = []
    private(set) var leftOut: LeftOut
    /// Indexes of the lines that are link definitions.
    var definitionLines: [Int] { prose.definitions.sorted() }

    init(_ source: [Substring]) {
        self.source = source
        prose = ProseMarkdown(source)
        leftOut = prose.leftOut
        MarkdownTree(prose.lines.joined(separator: "\n")).visit { read($0, isLeft: $1) }
    }

    private mutating func read(_ node: OpaquePointer, isLeft: Bool) {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_SOFTBREAK:
            line += 1
            lines[lines.count - 1].append("")
            unlinked[unlinked.count - 1].append("")
            if isInLink { links[links.count - 1].text += " " }
        case CMARK_NODE_LINEBREAK:
            line += 1
            breakLine()
        case CMARK_NODE_IMAGE:
            openImages += isLeft ? -1 : 1
            if !isLeft {
                leftOut.add(.image, line: line)
                append(" ")
            }
        case CMARK_NODE_LINK: read(link: node, isLeft: isLeft)
        case CMARK_NODE_ITEM: isLeft ? closeItem() : beginItem(node)
        case CMARK_NODE_PARAGRAPH, CMARK_NODE_HEADING: isLeft ? close(node) : begin(node)
        case CMARK_NODE_HTML_INLINE: if let tag = cmark_node_get_literal(node) { read(tag: String(cString: tag)) }
        default:
            if openImages == 0, let text = cmark_node_get_literal(node) { append(String(cString: text)) }
        }
    }

    private mutating func breakLine() {
        lines.append([""])
        unlinked.append([""])
        if isInLink { links[links.count - 1].text += " " }
    }

    private mutating func begin(_ node: OpaquePointer) {
        line = Int(cmark_node_get_start_line(node))
        while prose.definitions.contains(line - 1) { line += 1 }
    }

    private mutating func read(tag: String) {
        leftOut.add(tag.hasPrefix("<!--") ? .comment : .tag, line: line)
        line += tag.utf8.count { $0 == UInt8(ascii: "\n") }
        guard openImages == 0 else { return }
        if HTMLText.name(of: tag.utf8.dropFirst()) == "br" {
            breakLine()
        } else {
            append(HTMLText(tag).text)
        }
    }

    /// Whether a link is only its address: `<https://example.org>`.
    private func isAutomatic(_ link: OpaquePointer) -> Bool {
        guard let text = cmark_node_first_child(link), let literal = cmark_node_get_literal(text),
            let address = cmark_node_get_url(link)
        else { return false }
        let (shown, wanted) = (String(cString: literal), String(cString: address))
        return shown == wanted || "mailto:" + shown == wanted
    }

    /// A link within the document is a choice.
    private mutating func read(link node: OpaquePointer, isLeft: Bool) {
        if isLeft {
            let first = linkLines.popLast() ?? line
            if !isAutomatic(node) { leftOut.add(.address, line: first) }
        } else {
            linkLines.append(line)
        }
        guard let address = cmark_node_get_url(node).map({ String(cString: $0) }), address.hasPrefix("#") else {
            return
        }
        isInLink = !isLeft
        if !isLeft {
            let anchor = address.dropFirst()
            links.append(
                MarkdownBlock.Link(text: "", anchor: anchor.removingPercentEncoding ?? String(anchor), line: line))
        }
    }

    private mutating func append(_ shown: String) {
        // Of entities such as `&#27;`.
        let text = leftOut.withoutControls(shown, line: line)
        let part = lines.count - 1
        let last = lines[part].count - 1
        if isInLink {
            links[links.count - 1].text += text
        } else {
            unlinked[part][last] += text
            if text.hasWords { lastWordsLine = line }
        }
        lines[part][last] += text
    }

    /// Takes `12.` or `12)` from the file; cmark keeps only the first number of a list.
    private mutating func beginItem(_ item: OpaquePointer) {
        guard cmark_node_get_list_type(cmark_node_parent(item)) == CMARK_ORDERED_LIST else { return }
        let text = prose.lines[Int(cmark_node_get_start_line(item)) - 1].utf8
        let number = text.dropFirst(Int(cmark_node_get_start_column(item)) - 1).prefix { $0 != UInt8(ascii: " ") }
        numbers += String(Substring(number)) + " "
    }

    private mutating func closeItem() {
        if !numbers.isEmpty { blocks.append(MarkdownBlock(text: numbers.whiteSpaceFolded, line: line)) }
        numbers = ""
    }

    private mutating func close(_ node: OpaquePointer) {
        let isHeading = cmark_node_get_type(node) == CMARK_NODE_HEADING
        let lineCount = lines.reduce(0) { $0 + $1.count }
        let length = lines.joined().reduce(0) { $0 + $1.unicodeScalars.count }
        let end = endLine(of: node)
        let isSetext = isHeading && end > cmark_node_get_start_line(node)
        // A paragraph of several lines above a line of hyphens ends a scene; CommonMark makes it a heading.
        let isUnderlined = isSetext && (lineCount > 1 || length > Self.longestHeading)
        let first = Int(cmark_node_get_start_line(node)) - 1
        let last = end - (isUnderlined ? 1 : 0)
        let source = source[first..<max(first, last)]
        dropHardBreak(ofLast: source.last)
        lines[0][0] = numbers + lines[0][0]
        let isVerse = !Self.isBulleted(node) && ParagraphLines(markdown: source).isVerse
        let text = Self.text(of: lines, isVerse: isVerse)
        // A link without words cannot be chosen.
        let links = links.map { link in
            MarkdownBlock.Link(text: link.text.whiteSpaceFolded, anchor: link.anchor, line: link.line)
        }.filter { !$0.text.isEmpty }
        if !text.isEmpty {
            let heading = MarkdownBlock.Heading(
                level: Int(cmark_node_get_heading_level(node)),
                lines: first..<max(first + 1, end),
                isTopLevel: cmark_node_get_type(cmark_node_parent(node)) == CMARK_NODE_DOCUMENT)
            var block = MarkdownBlock(
                text: text, heading: isHeading && !isUnderlined ? heading : nil, line: line, links: links,
                textWithoutLinks: text)
            if !links.isEmpty {
                let kept = linesWithoutLinks
                block.textWithoutLinks = Self.text(of: kept, isVerse: isVerse)
                let removed = unlinked.joined().dropFirst(kept.joined().count)
                block.connective = removed.contains(where: \.hasWords) ? lastWordsLine : nil
            }
            blocks.append(block)
        }
        self.links = []
        unlinked = [[""]]
        numbers = ""
        lines = [[""]]
    }

    /// The number of the node's last line. For a heading with text directly below its line of hyphens or `=`, cmark gives
    /// a line that is too far.
    private func endLine(of node: OpaquePointer) -> Int {
        let first = Int(cmark_node_get_start_line(node))
        let end = min(Int(cmark_node_get_end_line(node)), source.count)
        guard cmark_node_get_type(node) == CMARK_NODE_HEADING, first < end else { return end }
        let underline = prose.lines[first..<end].firstIndex { line in
            let content = line.utf8.drop { $0 == UInt8(ascii: ">") || $0 <= 0x20 }
            guard let mark = content.first, mark == UInt8(ascii: "-") || mark == UInt8(ascii: "=") else { return false }
            return content.drop { $0 == mark }.allSatisfy { $0 <= 0x20 }
        }
        return underline.map { $0 + 1 } ?? end
    }

    /// The paragraphs of a block with such hard breaks.
    private static func text(of lines: [[String]], isVerse: Bool) -> String {
        let stanzas = lines.split { $0.allSatisfy { $0.utf8.allSatisfy { $0 == UInt8(ascii: " ") } } }.map { parts in
            let lines = isVerse ? parts.joined().map(\.whiteSpaceFolded) : parts.map(\.joinedLines)
            return lines.filter { !$0.isEmpty }.joined(separator: "\n")
        }
        return stanzas.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The lines of the current block without those that consist only of links. These are the last ones, and follow a
    /// complete sentence: a link in a sentence can have a line of its own where an editor breaks the lines.
    private var linesWithoutLinks: [[String]] {
        if unlinked.joined().allSatisfy(\.isBetweenChoices) { return [] }
        var rest = lines
        while let last = rest.last {
            let index = last.count - 1
            guard last.isEmpty || unlinked[rest.count - 1][index].isBetweenChoices else { break }
            if last.isEmpty { rest.removeLast() } else { rest[rest.count - 1].removeLast() }
        }
        let shown = rest.joined().joined(separator: " ")
        return shown.last { !$0.isWhitespace && !"”’\"'»«“)*".contains($0) }.map { ".!?…:".contains($0) } == true
            ? rest : lines
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
        guard let line, let text = lines.last?.last, text.utf8.last == UInt8(ascii: "\\"),
            !line.utf8.reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count.isMultiple(of: 2)
        else { return }
        lines[lines.count - 1][lines[lines.count - 1].count - 1] = String(Substring(text.utf8.dropLast()))
    }
}
