import Media

extension PageText {
    /// The text as XHTML and HTML: one `p` for each paragraph, and `heading` for headings. Lines of verse stay lines.
    /// `links` are the addresses of the choices, which are the last paragraphs.
    func markup(heading: Markup = "h2", links: [String] = []) -> Markup {
        let first = paragraphs.count - links.count
        return """
            \(lines: paragraphs.enumerated().map { index, text in
                index < first
                    ? Self.paragraph(text, as: index < headings ? heading : "p") : Self.choice(text, links[index - first])
            })
            """
    }

    private static func choice(_ text: String, _ link: String) -> Markup {
        "<p class=\"choice\"><a href=\"\(link)\">\(text)</a></p>"
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
