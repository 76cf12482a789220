import Media

extension PageText {
    /// The text as XHTML and HTML: one `p` for each paragraph, and `heading` for headings. Lines of verse stay lines.
    func markup(heading: Markup = "h2") -> Markup {
        "\(lines: paragraphs.enumerated().map { Self.paragraph($1, as: $0 < headings ? heading : "p") })"
    }

    /// The text as a panel's caption; empty for a panel without words.
    func caption(style: String? = nil) -> Markup {
        guard !paragraphs.isEmpty else { return .empty }
        return """
            <figcaption\(style.map { " style=\"\($0)\"" } ?? .empty)>
            \(markup())
            </figcaption>

            """
    }

    private static func paragraph(_ text: String, as element: Markup) -> Markup {
        let lines = text.split(separator: "\n").map { line -> Markup in "\(String(line))" }
        return "<\(element)>\(lines.joined(separator: "<br/>\n"))</\(element)>"
    }
}
