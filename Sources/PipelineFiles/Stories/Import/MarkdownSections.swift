import Domain

/// The headings of a Markdown file that are in no list or quote, and the text between them as it is written.
struct MarkdownSections {
    private(set) var blocks: [ImportSource.Block] = []
    private(set) var definitions: [String] = []

    /// `firstLine` is the number of the first of these lines in the file.
    init(_ lines: ArraySlice<Substring>, firstLine: Int) {
        let lines = Array(lines)
        let reader = MarkdownReader(lines)
        definitions = reader.definitionLines.map { String(lines[$0]) }
        var next = 0
        for block in reader.blocks {
            guard let heading = block.heading, heading.isTopLevel else { continue }
            add(lines, next..<heading.lines.lowerBound, firstLine)
            blocks.append(
                ImportSource.Block(
                    text: MarkdownText.escaped(block.text.whiteSpaceFolded), headingLevel: heading.level,
                    place: firstLine + heading.lines.lowerBound))
            next = heading.lines.upperBound
        }
        add(lines, next..<lines.count, firstLine)
    }

    private mutating func add(_ lines: [Substring], _ range: Range<Int>, _ firstLine: Int) {
        guard let first = range.first(where: { !lines[$0].isBlank }),
            let last = range.last(where: { !lines[$0].isBlank })
        else { return }
        blocks.append(
            ImportSource.Block(text: lines[first...last].joined(separator: "\n"), place: firstLine + first))
    }
}
