package import MarkupText

extension PageText {
    /// As XHTML and HTML: one `p` a paragraph; lines of verse stay lines.
    package var markup: Markup {
        "\(lines: paragraphs.map(Self.paragraph))"
    }

    private static func paragraph(_ text: String) -> Markup {
        let lines = text.split(separator: "\n").map { line -> Markup in "\(String(line))" }
        return "<p>\(lines.joined(separator: "<br/>\n"))</p>"
    }
}
