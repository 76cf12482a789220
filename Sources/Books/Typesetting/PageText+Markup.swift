import Media

extension PageText {
    /// The text as XHTML and HTML: one `p` for each paragraph. Lines of verse stay lines.
    var markup: Markup {
        "\(lines: paragraphs.map(Self.paragraph))"
    }

    /// The text as a panel's caption; empty for a panel without words.
    func caption(style: String? = nil) -> Markup {
        guard !paragraphs.isEmpty else { return .empty }
        return """
            <figcaption\(style.map { " style=\"\($0)\"" } ?? .empty)>
            \(markup)
            </figcaption>

            """
    }

    private static func paragraph(_ text: String) -> Markup {
        let lines = text.split(separator: "\n").map { line -> Markup in "\(String(line))" }
        return "<p>\(lines.joined(separator: "<br/>\n"))</p>"
    }
}
